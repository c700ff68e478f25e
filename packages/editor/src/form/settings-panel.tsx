import type { BlockField, BlockRegistry, BlockType } from '@omnis/blocks';
import { isBlockPublished, type Block, type Page } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Select, Switch } from '@omnis/ui';
import type { Dispatch, ReactElement } from 'react';
import { styled } from 'styled-components';
import type { EditorAction } from '../state/actions.ts';
import { fieldErrors, isShown, valueOf, type FieldErrors } from './block-errors.ts';
import { pageFields } from './page-fields.ts';
import { PropertyField } from './property-field.tsx';
import { editorTexts, type EditorTextKey } from '../texts/editor/index.ts';

const Root = styled.section.withConfig({ componentId: 'editor-settings-panel' })`
  display: flex;
  flex-direction: column;
  min-height: 0;

  > header {
    padding: ${token('space.4')} ${token('space.5')};
    border-bottom: 1px solid ${token('border.color')};
  }
  > header h2 {
    font-size: ${token('type.lg')};
  }
  > header p {
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
  }
  > .fields {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${token('space.5')};
    padding: ${token('space.5')};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  details {
    border-top: 1px solid ${token('border.color')};
  }
  summary {
    display: flex;
    align-items: center;
    min-height: 3rem;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
    cursor: pointer;
  }
  summary::before {
    content: '›';
    width: 1.25rem;
    font-size: ${token('type.lg')};
    line-height: 1;
    transition: rotate ${token('motion.fast')} ${token('motion.ease')};
    transform-origin: 25% 55%;
  }
  details[open] > summary::before {
    rotate: 90deg;
  }
  details > div {
    display: flex;
    flex-direction: column;
    gap: ${token('space.5')};
    padding-block: ${token('space.2')} ${token('space.5')};
  }
  ${media.down('lg')} {
    > .fields {
      max-width: 40rem;
      width: 100%;
      margin-inline: auto;
    }
  }
`;

const groups = [
  ['content', 'content'],
  ['design', 'design'],
  ['advanced', 'moreSettings'],
] as const satisfies readonly (readonly [string, EditorTextKey])[];

/** Properties of {@link SettingsPanel}. */
export interface SettingsPanelProps {
  readonly page: Page;
  /** The selected block; null: the page itself. */
  readonly block: Block | null;
  readonly registry: BlockRegistry;
  readonly dispatch: Dispatch<EditorAction>;
}

/** The form of what is selected, made from its type's field description. */
export function SettingsPanel({ page, block, registry, dispatch }: SettingsPanelProps): ReactElement {
  const t = useTexts(editorTexts);
  if (block === null) return <PageSettings page={page} dispatch={dispatch} />;
  const type = registry.get(block.type);
  if (type === undefined) {
    return (
      <Root aria-label={t('settings')}>
        <header>
          <h2>{t('unknownBlock')}</h2>
          <p>{t('unknownBlockText', { type: block.type.slice(0, 60) })}</p>
        </header>
      </Root>
    );
  }
  return <BlockSettings key={block.uid} block={block} type={type} dispatch={dispatch} />;
}

interface BlockSettingsProps {
  readonly block: Block;
  readonly type: BlockType;
  readonly dispatch: Dispatch<EditorAction>;
}

function BlockSettings({ block, type, dispatch }: BlockSettingsProps): ReactElement {
  const t = useTexts(editorTexts);
  const { uid, properties } = block;
  const errors = fieldErrors(t, type.fields, { properties, defaults: type.defaults });
  const change = (key: string, value: unknown): void =>
    dispatch({ type: 'setProperty', uid, key, value, at: Date.now() });
  return (
    <Root aria-label={t('settingsOf', { title: type.title })}>
      <header>
        <h2>{type.title}</h2>
        <p>{type.description}</p>
      </header>
      <div className="fields">
        <Groups
          fields={type.fields}
          properties={properties}
          defaults={type.defaults}
          errors={errors}
          onChange={change}
        />
        {type.minSize < 12 && (
          <Select
            label={t('widthOnComputers')}
            value={String(block.size)}
            options={widths
              .filter(([value]) => Number(value) >= type.minSize)
              .map(([value, labelKey]) => ({ value, label: t(labelKey) }))}
            onValueChange={(size) => dispatch({ type: 'setSize', uid, size: Number(size) })}
          />
        )}
        <Switch
          label={t('shoppersSeeBlock')}
          checked={isBlockPublished(block)}
          onCheckedChange={(published) => dispatch({ type: 'setPublished', uid, published })}
        />
      </div>
    </Root>
  );
}

const widths = [
  ['3', 'quarter'],
  ['4', 'third'],
  ['5', 'fiveColumns'],
  ['6', 'half'],
  ['7', 'sevenColumns'],
  ['8', 'twoThirds'],
  ['9', 'threeQuarters'],
  ['10', 'tenColumns'],
  ['11', 'elevenColumns'],
  ['12', 'allColumns'],
] as const satisfies readonly (readonly [string, EditorTextKey])[];

function PageSettings({ page, dispatch }: { page: Page; dispatch: Dispatch<EditorAction> }): ReactElement {
  const t = useTexts(editorTexts);
  const fields = pageFields(t);
  const change = (key: string, value: unknown): void =>
    dispatch({ type: 'setPageProperty', key, value, at: Date.now() });
  return (
    <Root aria-label={t('settingsOfPage')}>
      <header>
        <h2>{t('page')}</h2>
        <p>{t('pageSettingsText')}</p>
      </header>
      <div className="fields">
        <Groups
          fields={fields}
          properties={page.properties}
          defaults={{}}
          errors={fieldErrors(t, fields, page)}
          onChange={change}
        />
        <Switch
          label={t('published')}
          help={t('publishedHelp')}
          checked={page.published}
          onCheckedChange={(value) => dispatch({ type: 'setPage', key: 'published', value, at: Date.now() })}
        />
        <Switch
          label={t('onSiteMap')}
          help={t('siteMapHelp')}
          checked={page.sitemap}
          onCheckedChange={(value) => dispatch({ type: 'setPage', key: 'sitemap', value, at: Date.now() })}
        />
      </div>
    </Root>
  );
}

interface GroupsProps {
  readonly fields: readonly BlockField[];
  readonly properties: Readonly<Record<string, unknown>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
  readonly onChange: (key: string, value: unknown) => void;
}

/** Content first; design and the rest folded, unless something is wrong in them. */
function Groups({ fields, properties, defaults, errors, onChange }: GroupsProps): ReactElement {
  const t = useTexts(editorTexts);
  const shown = fields.filter((field) => isShown(field, properties, defaults));
  return (
    <>
      {groups.map(([group, titleKey]) => {
        const own = shown.filter((field) => (field.group ?? 'content') === group);
        const controls = own.map((field) => (
          <PropertyField
            key={field.key}
            field={field}
            value={valueOf(field, properties, defaults)}
            error={errors[field.key]}
            nested={nestedOf(errors, field.key)}
            onChange={(value) => onChange(field.key, value)}
          />
        ));
        if (own.length === 0 || group === 'content') return controls;
        return (
          <details key={group} open={own.some(({ key }) => errors[key] !== undefined) || undefined}>
            <summary>{t(titleKey)}</summary>
            <div>{controls}</div>
          </details>
        );
      })}
    </>
  );
}

/** Messages of the entries of a list, by `index.key`. */
function nestedOf(errors: FieldErrors, key: string): FieldErrors {
  const prefix = `${key}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
    ),
  );
}
