import { footerLimits, randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, IconButton, TextField, VisuallyHidden } from '@omnis/ui';
import { GripVertical, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useRowMoves, type HandleProps } from '../parts/use-row-moves.ts';
import { deskFaceTexts } from '../texts/desk-face/index.ts';
import { LinkField, type LinkChoice } from './link-field.tsx';

/** A link of a footer's column while it is edited. */
export interface FooterLink {
  /** Stays the same while the footer is edited. */
  readonly key: string;
  readonly text: string;
  readonly link: string;
}

/** A column of a footer while it is edited. */
export interface FooterColumn {
  /** Stays the same while the footer is edited. */
  readonly key: string;
  readonly title: string;
  readonly items: readonly FooterLink[];
}

const Root = styled.div.withConfig({ componentId: 'desk-footer-columns' })`
  display: grid;
  gap: ${token('space.4')};
  min-width: 0;

  ol {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .column {
    display: grid;
    gap: ${token('space.3')};
    padding: ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
  }
  li[data-held] > .column,
  li[data-held] > .row {
    border-color: ${token('focus.color')};
    box-shadow: ${token('shadow.md')};
  }
  .row {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: ${token('space.2')};
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
    gap: ${token('space.2')};
  }
  .handle {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: ${token('text.muted')};
    cursor: grab;
    touch-action: none;
  }
  .handle svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  /* Beside the fields, below their labels. */
  .row > .handle,
  .row > :last-child {
    margin-top: 1.625rem;
  }
  .undo {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
    font-size: ${token('type.sm')};
  }
`;

function Handle({ name, handle }: { readonly name: string; readonly handle: HandleProps }): ReactElement {
  const t = useTexts(deskFaceTexts);
  return (
    <button type="button" className="handle" aria-label={t('move', { name })} {...handle}>
      <GripVertical aria-hidden="true" />
    </button>
  );
}

const moved = <T,>(list: readonly T[], from: number, to: number): readonly T[] => {
  const [each] = list.slice(from, from + 1);
  return each === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, each);
};

interface ItemsProps {
  readonly column: FooterColumn;
  readonly at: number;
  readonly errors: Readonly<Record<string, string>>;
  readonly links: readonly LinkChoice[];
  readonly onChange: (items: readonly FooterLink[]) => void;
  readonly onRemove: (item: number) => void;
}

function Items({ column, at, errors, links, onChange, onRemove }: ItemsProps): ReactElement {
  const t = useTexts(deskFaceTexts);
  const { items } = column;
  const { list, held, said, handle } = useRowMoves({
    keys: items.map(({ key }) => key),
    onMove: (from, to) => onChange(moved(items, from, to)),
    said: (place, count) => t('movedTo', { place: place + 1, count }),
  });
  const set = (place: number, changes: Partial<FooterLink>): void =>
    onChange(items.map((item, each) => (each === place ? { ...item, ...changes } : item)));
  const isFull = items.length >= footerLimits.items;
  return (
    <>
      <ol ref={list}>
        {items.map((item, place) => {
          const name = item.text || t('untitledItem');
          const field = `columns.${at}.items.${place}`;
          return (
            <li key={item.key} data-held={held === item.key ? '' : undefined}>
              <div className="row">
                <Handle name={name} handle={handle(place)} />
                <div className="fields">
                  <TextField
                    label={t('text')}
                    maxLength={80}
                    value={item.text}
                    error={errors[`${field}.text`] ?? null}
                    onValueChange={(text) => set(place, { text })}
                  />
                  <LinkField
                    label={t('link')}
                    links={links}
                    value={item.link}
                    error={errors[`${field}.link`]}
                    onChange={(link) => set(place, { link })}
                  />
                </div>
                <IconButton label={t('remove', { name })} size="sm" onClick={() => onRemove(place)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          variant="ghost"
          size="sm"
          disabled={isFull}
          startIcon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...items, { key: randomUuid(), text: '', link: '' }])}
        >
          {isFull ? t('columnItemsFull', { count: footerLimits.items }) : t('addItem')}
        </Button>
      </div>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}

/** Properties of {@link FooterColumns}. */
export interface FooterColumnsProps {
  readonly columns: readonly FooterColumn[];
  /** Messages by the fields of the call, such as `columns.0.title`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly links: readonly LinkChoice[];
  readonly onChange: (columns: readonly FooterColumn[]) => void;
}

/** Editor of a footer's columns: added, renamed, moved by pointer or by keys; what is removed can be put back. */
export function FooterColumns({ columns, errors, links, onChange }: FooterColumnsProps): ReactElement {
  const t = useTexts(deskFaceTexts);
  const [before, setBefore] = useState<{
    readonly name: string;
    readonly columns: readonly FooterColumn[];
  } | null>(null);
  const { list, held, said, handle } = useRowMoves({
    keys: columns.map(({ key }) => key),
    onMove: (from, to) => onChange(moved(columns, from, to)),
    said: (place, count) => t('movedTo', { place: place + 1, count }),
  });
  const change = (next: readonly FooterColumn[]): void => {
    setBefore(null);
    onChange(next);
  };
  const set = (at: number, changes: Partial<FooterColumn>): void =>
    change(columns.map((column, each) => (each === at ? { ...column, ...changes } : column)));
  const remove = (name: string, next: readonly FooterColumn[]): void => {
    setBefore({ name, columns });
    onChange(next);
  };
  const isFull = columns.length >= footerLimits.columns;
  return (
    <Root>
      <ol ref={list}>
        {columns.map((column, at) => {
          const name = column.title || t('untitledColumn');
          return (
            <li key={column.key} data-held={held === column.key ? '' : undefined}>
              <div className="column">
                <div className="row">
                  <Handle name={name} handle={handle(at)} />
                  <TextField
                    label={t('title')}
                    maxLength={80}
                    value={column.title}
                    error={errors[`columns.${at}.title`] ?? null}
                    onValueChange={(title) => set(at, { title })}
                  />
                  <IconButton
                    label={t('remove', { name })}
                    size="sm"
                    onClick={() => remove(name, columns.toSpliced(at, 1))}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </div>
                <Items
                  column={column}
                  at={at}
                  errors={errors}
                  links={links}
                  onChange={(items) => set(at, { items })}
                  onRemove={(item) =>
                    remove(
                      column.items[item]?.text || t('untitledItem'),
                      columns.map((each, place) =>
                        place === at ? { ...each, items: each.items.toSpliced(item, 1) } : each,
                      ),
                    )
                  }
                />
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={isFull}
          startIcon={<Plus aria-hidden="true" />}
          onClick={() => change([...columns, { key: randomUuid(), title: '', items: [] }])}
        >
          {isFull ? t('columnsFull', { count: footerLimits.columns }) : t('addColumn')}
        </Button>
      </div>
      <div role="status">
        {before !== null && (
          <div className="undo">
            <span>{t('removed', { name: before.name })}</span>
            <Button variant="ghost" size="sm" onClick={() => change(before.columns)}>
              {t('undo')}
            </Button>
          </div>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </Root>
  );
}
