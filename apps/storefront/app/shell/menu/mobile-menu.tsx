import { media, token } from '@omnis/theme/react';
import type { MenuEntry } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Drawer } from '@omnis/ui';
import { isOn, shellTexts, useSafeLink } from '@omnis/shop-kit';
import { ChevronLeft, ChevronRight, Heart, User } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';
import { CurrencySelect } from '../header/currency-select.tsx';
import { LanguageSelect } from '../header/language-select.tsx';
import { drillBack, drillLevel, type DrillPath, type DrillRow } from './drill.ts';
import type { ColoursOf } from './use-row-colours.ts';

const forth = keyframes`from { opacity: 0; transform: translateX(1.5rem); }`;
const back = keyframes`from { opacity: 0; transform: translateX(-1.5rem); }`;

const Root = styled.nav.withConfig({ componentId: 'shop-mobile-menu' })`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  font-family: ${token('menu.font')};

  .level[data-way='forth'] {
    animation: ${forth} ${token('motion.base')} ${token('motion.ease')};
  }
  .level[data-way='back'] {
    animation: ${back} ${token('motion.base')} ${token('motion.ease')};
  }
  .level h3 {
    padding: ${token('space.2')} ${token('space.5')} ${token('space.3')};
    font-size: ${token('type.2xl')};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .rows :is(a, button),
  .return {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    width: 100%;
    min-height: 3.5rem;
    padding: ${token('space.2')} ${token('space.5')};
    border: 0;
    background: none;
    color: inherit;
    font-size: ${token('type.lg')};
    text-align: start;
    text-decoration: none;
    text-transform: ${token('menu.transform')};
    letter-spacing: ${token('menu.letterSpacing')};
  }
  .rows button svg {
    margin-inline-start: auto;
    color: ${token('text.muted')};
  }
  .return {
    min-height: 3rem;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    text-transform: none;
  }
  /* Not of the choices at the foot, whose signs have their own place. */
  :is(a, button) > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  :is(a, button):focus-visible {
    outline-offset: -3px;
  }
  ${media.hover} {
    .rows :is(a, button):hover {
      background: ${token('surface.hover')};
    }
  }
  .foot {
    display: grid;
    gap: ${token('space.1')};
    margin-top: auto;
    padding: ${token('space.4')} ${token('space.5')} ${token('space.6')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .foot > a {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }
  /* Their signs stand under that of the account. */
  .foot > :is(label, form) {
    margin-inline-start: -0.375rem;
  }
`;

/** Properties of {@link MobileMenu}. */
export interface MobileMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly entries: readonly MenuEntry[];
  /** The colours that a row's words are shown in. */
  readonly coloursOf: ColoursOf;
  readonly signedIn: boolean;
  readonly favourites: number;
}

function Row({
  row,
  coloursOf,
  onOpen,
}: {
  readonly row: DrillRow;
  readonly coloursOf: ColoursOf;
  readonly onOpen: (path: DrillPath) => void;
}): ReactElement {
  const safe = useSafeLink();
  const style = coloursOf(row.colours);
  if (row.kind === 'link')
    return (
      <a href={safe(row.href)} style={style}>
        {row.text}
      </a>
    );
  return (
    <button type="button" style={style} data-path={row.path.join()} onClick={() => onOpen(row.path)}>
      {row.text}
      <ChevronRight aria-hidden="true" />
    </button>
  );
}

/** The menu of small screens in a drawer: from the top level to a segment to its items (storefront.md §4 Menu). */
export function MobileMenu({
  open,
  onOpenChange,
  entries,
  coloursOf,
  signedIn,
  favourites,
}: MobileMenuProps): ReactElement {
  const t = useTexts(shellTexts);
  const [path, setPath] = useState<DrillPath>([]);
  const [way, setWay] = useState<'forth' | 'back' | undefined>();
  /** The level that was left by Back. */
  const [from, setFrom] = useState<DrillPath>([]);
  const level = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Opened again it begins at its top, and not while it closes, which is seen.
    if (open) {
      setPath([]);
      setWay(undefined);
    }
  }
  const shown = drillLevel(t, entries, path);
  const go = (next: DrillPath): void => {
    setWay(next.length > path.length ? 'forth' : 'back');
    setFrom(path);
    setPath(next);
  };
  useEffect(() => {
    // The pressed row is gone with its level: focus moves to the new level, or back to the row that led away.
    if (!way) return;
    const row = level.current?.querySelector<HTMLElement>(`[data-path='${from.join()}']`);
    (row ?? level.current?.querySelector<HTMLElement>('a, button'))?.focus();
  }, [path, way, from]);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('menu')} side="start" width="26rem" flush>
      <Root aria-label={t('main')}>
        <div key={path.join()} ref={level} className="level" data-way={way}>
          {shown.back !== null && (
            <button
              type="button"
              className="return"
              aria-label={t('backTo', { title: shown.back })}
              onClick={() => go(drillBack(path))}
            >
              <ChevronLeft aria-hidden="true" />
              {shown.back}
            </button>
          )}
          {shown.title !== null && <h3>{shown.title}</h3>}
          <ul className="rows">
            {shown.rows.map((row, at) => (
              <li key={`${at} ${row.text}`}>
                <Row row={row} coloursOf={coloursOf} onOpen={go} />
              </li>
            ))}
          </ul>
        </div>
        <div className="foot">
          <a href={signedIn ? '/account/' : '/login/'}>
            <User aria-hidden="true" />
            {signedIn ? t('yourAccount') : t('signIn')}
          </a>
          {favourites > 0 && isOn('favourites') && (
            <a href="/favourites/">
              <Heart aria-hidden="true" />
              {t('favouritesIn', { favourites })}
            </a>
          )}
          <CurrencySelect />
          <LanguageSelect />
        </div>
      </Root>
    </Drawer>
  );
}
