import type { MenuEntry, MenuSegment } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { kept, shellTexts, useSafeLink, wordColours } from '@omnis/shop-kit';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { MenuPicture } from './menu-picture.tsx';
import { useGroundTurns } from './use-ground-turns.ts';
import { useMenuPanel, type MenuPanel } from './use-menu-panel.ts';

function Segment({ segment }: { readonly segment: MenuSegment }): ReactElement {
  const safe = useSafeLink();
  const turns = useGroundTurns();
  const isPictureAlone = segment.mode === 'image' && segment.image !== null;
  return (
    <div
      className="segment"
      data-picture={segment.image ? '' : undefined}
      data-columns={segment.mode === 'columns' ? '' : undefined}
    >
      {segment.title !== '' && (
        <p className="title">
          {segment.link === '' ? segment.title : <a href={safe(segment.link)}>{segment.title}</a>}
        </p>
      )}
      {segment.image && <MenuPicture image={segment.image} />}
      {segment.items.length > 0 && !isPictureAlone && (
        <ul>
          {segment.items.map((item, at) => (
            <li key={`${at} ${item.text} ${item.link}`}>
              <a href={safe(item.link)} style={wordColours(item, turns)}>
                {item.text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly at: number;
  readonly panel: MenuPanel;
  readonly current: boolean;
}

function Entry({ entry, at, panel, current }: EntryProps): ReactElement {
  const t = useTexts(shellTexts);
  const safe = useSafeLink();
  const id = useId();
  const turns = useGroundTurns();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = panel.open === at;
  const hasPanel = entry.submenu.length > 0;
  const link = (
    <a
      className="entry"
      href={entry.href ? safe(entry.href) : undefined}
      aria-current={current ? 'page' : undefined}
      style={wordColours(entry, turns)}
    >
      {entry.text}
    </a>
  );
  if (!hasPanel) return <li onPointerEnter={() => panel.enter(null)}>{link}</li>;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      panel.close();
      button.current?.focus();
    }
    if (
      event.key === 'ArrowDown' &&
      event.target instanceof Element &&
      event.target.closest('.panel') === null
    ) {
      event.preventDefault();
      panel.enter(at);
      document.getElementById(id)?.querySelector('a')?.focus({ focusVisible: true });
    }
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>): void => {
    if (isOpen && !event.currentTarget.contains(event.relatedTarget)) panel.close();
  };
  return (
    <li
      onPointerEnter={(event) => event.pointerType === 'mouse' && panel.enter(at)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && panel.leave()}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {link}
      <button
        ref={button}
        type="button"
        className="more"
        aria-label={t('show', { text: entry.text })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => panel.toggle(at)}
      >
        <ChevronDown aria-hidden="true" />
      </button>
      <div className="panel" id={id} data-open={isOpen ? '' : undefined}>
        <div className="columns">
          {entry.submenu.map((segment, index) => (
            <Segment key={`${index} ${segment.title}`} segment={segment} />
          ))}
        </div>
      </div>
    </li>
  );
}

/** Properties of {@link MainMenu}. */
export interface MainMenuProps {
  readonly entries: readonly MenuEntry[];
}

function Menu({ entries }: MainMenuProps): ReactElement | null {
  const t = useTexts(shellTexts);
  const panel = useMenuPanel();
  const { pathname, key } = useLocation();
  const { close } = panel;
  const page = useRef(key);
  useEffect(() => {
    if (page.current !== key) close();
    page.current = key;
  }, [key, close]);
  if (entries.length === 0) return null;
  return (
    <nav className="menu" aria-label={t('main')}>
      <ul>
        {entries.map((entry, at) => (
          <Entry
            key={`${at} ${entry.text} ${entry.href}`}
            entry={entry}
            at={at}
            panel={panel}
            current={entry.href === pathname}
          />
        ))}
      </ul>
    </nav>
  );
}

/**
 * The main menu of wide screens (storefront.md §3 Main-menu entry, §4 Menu): each entry is a link, its segments are in a
 * panel that opens under the pointer, by its button or with the arrow key, and without scripts under pointer and focus.
 */
export const MainMenu = kept('menu', Menu, {
  usePlace: ({ entries }) => {
    const { pathname } = useLocation();
    return entries.some(({ href }) => href === pathname) ? pathname : '';
  },
});
