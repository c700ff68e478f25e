import { errorText, useDashboardSearchQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button, Dialog, SearchField } from '@omnis/ui';
import {
  ArrowRight,
  FileText,
  Image,
  Inbox,
  Layers,
  Plus,
  TicketPercent,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useMay } from '../access/use-dashboard-access.ts';
import { useDivision } from '../app/session.ts';
import { Thumb } from '../parts/thumb.tsx';
import { foundEntries, knownEntries, type Entry, type EntryGroup } from './entries.ts';
import { keepRecent, recentEntries } from './recent.ts';
import { searchTexts } from '../texts/search/index.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { settingsTexts } from '../texts/settings/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-palette' })`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};

  .found {
    height: min(26rem, 50svh);
    overflow-y: auto;
    overscroll-behavior: contain;
    margin-inline: calc(-1 * ${token('space.3')});
  }
  h3 {
    margin: 0;
    padding: ${token('space.2')} ${token('space.3')} ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    width: 100%;
    min-height: 3rem;
    padding: ${token('space.1')} ${token('space.3')};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    border-radius: ${token('radius.md')};
    cursor: pointer;
  }
  [role='option'][aria-selected='true'] {
    background: ${token('surface.selected')};
  }
  .sign {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    color: ${token('text.muted')};
  }
  .sign svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.75;
  }
  .name {
    flex: 1;
    min-width: 0;
  }
  .name > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name small,
  .status {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    padding: ${token('space.3')};
  }
`;

const signs: Readonly<Record<Exclude<Entry['kind'], 'products'>, LucideIcon>> = {
  orders: Inbox,
  customers: UserRound,
  collections: Layers,
  discounts: TicketPercent,
  pages: FileText,
  action: Plus,
  place: ArrowRight,
};

function Sign({ kind, image }: Pick<Entry, 'kind' | 'image'>): ReactElement {
  if (image !== null) return <Thumb src={image} size={36} />;
  const Icon = kind === 'products' ? Image : signs[kind];
  return (
    <span className="sign">
      <Icon aria-hidden="true" />
    </span>
  );
}

/** Milliseconds after the last letter before the server is asked. */
const pause = 150;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Entries found for a text, and the progress of the server's part. */
function useEntries(text: string): {
  groups: EntryGroup[];
  query: ReturnType<typeof useDashboardSearchQuery>;
  isAsking: boolean;
} {
  const tSettings = useTexts(settingsTexts);
  const tShell = useTexts(shellTexts);
  const t = useTexts(searchTexts);
  const division = useDivision();
  const may = useMay();
  const q = text.trim();
  const asked = usePaused(q);
  const query = useDashboardSearchQuery(
    { params: { division }, query: { q: asked } },
    { skip: asked === '' || q === '' },
  );
  const recent = useMemo(() => recentEntries(division), [division]);
  // Results of an earlier text are gone at once, so that Enter never opens one.
  const answer = q !== '' && asked === q ? query.currentData : undefined;
  const found = answer ? foundEntries(t, answer.groups) : [];
  const known = knownEntries({ t, tShell, tSettings }, q, may);
  const groups =
    q === ''
      ? [...(recent.length > 0 ? [{ title: t('openedRecently'), entries: recent }] : []), ...known]
      : [...known, ...found];
  return { groups, query, isAsking: q !== '' && (asked !== q || query.isFetching) };
}

/** Properties of {@link Palette}. */
export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Search({ onClose }: Pick<PaletteProps, 'onClose'>): ReactElement {
  const t = useTexts(searchTexts);
  const division = useDivision();
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { groups, query, isAsking } = useEntries(text);
  const entries = groups.flatMap((group) => group.entries);
  const active = Math.min(at, entries.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const choose = (entry: Entry | undefined): void => {
    if (!entry) return;
    keepRecent(division, entry);
    onClose();
    void navigate(entry.href);
  };
  const press = (event: KeyboardEvent): void => {
    const last = entries.length - 1;
    const to = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setAt(to);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(entries[active]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  };
  const isNothing = entries.length === 0 && !isAsking && !query.isError;
  return (
    <Root>
      <SearchField
        label={t('searchOrdersProductsPagesAndSettings')}
        value={text}
        maxLength={120}
        onValueChange={(next) => {
          setText(next);
          setAt(0);
        }}
        onKeyDown={press}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      />
      <div className="found">
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('searchResults')}>
          {groups.map(({ title, entries: own }) => (
            <div key={title} role="group" aria-label={title}>
              <h3 aria-hidden="true">{title}</h3>
              {own.map((entry) => {
                const index = entries.indexOf(entry);
                return (
                  <button
                    key={entry.href + entry.title}
                    id={`${id}-${index}`}
                    type="button"
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    onPointerMove={() => setAt(index)}
                    onClick={() => choose(entry)}
                  >
                    <Sign kind={entry.kind} image={entry.image} />
                    <span className="name">
                      <span>{entry.title}</span>
                      {entry.note !== '' && <small>{entry.note}</small>}
                    </span>
                    {entry.state !== null && <Badge tone="neutral">{entry.state}</Badge>}
                  </button>
                );
              })}
            </div>
          ))}
        </div>
        <div className="status" role="status">
          {isAsking && t('searching')}
          {isNothing && t('nothingFound', { q: text.trim() })}
          {!isAsking && query.isError && text.trim() !== '' && (
            <>
              {errorText(query.error)}
              <Button size="sm" variant="secondary" onClick={() => void query.refetch()}>
                {t('tryAgain')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Root>
  );
}

/** The search of the whole dashboard: what was opened last, actions, places, and what the server finds. */
export function Palette({ open, onClose }: PaletteProps): ReactElement {
  const t = useTexts(searchTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('search')}
    >
      {open && <Search onClose={onClose} />}
    </Dialog>
  );
}
