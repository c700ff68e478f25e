import { selectFavouriteCount, selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Chunk, lazyChunk, preloading, shellTexts, useCore } from '@omnis/shop-kit';
import { Menu } from 'lucide-react';
import { startTransition, useCallback, useEffect, useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRowColours } from '../menu/use-row-colours.ts';
import { useOnceLarge } from './use-once-large.ts';

const loadMobileMenu = () =>
  import('../menu/mobile-menu.tsx').then(({ MobileMenu }) => ({ default: MobileMenu }));
const MobileMenu = lazyChunk(loadMobileMenu);
const preloadMobileMenu = preloading(loadMobileMenu, '.tool[aria-haspopup]');

/** The way to the menu of small screens, which slides in. */
export function MenuButton(): ReactElement {
  const t = useTexts(shellTexts);
  const { subdomain } = useCore().state;
  const { key } = useLocation();
  const navigate = useNavigate();
  const favourites = useAppSelector(selectFavouriteCount);
  const user = useAppSelector(selectUser);
  const coloursOf = useRowColours();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = useCallback(() => setState((before) => (before === 'open' ? 'closed' : before)), []);
  // A page change closes it, and so does a viewport that has the menu in its header (storefront.md §4 Sidebar).
  useEffect(close, [close, key]);
  useOnceLarge(state === 'open', close);
  return (
    <>
      <button
        type="button"
        className="tool scripted"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerEnter={preloadMobileMenu}
        onFocus={preloadMobileMenu}
        // The button shows first that it was pressed, and the menu comes with its code, not after an empty place for it.
        onClick={() => startTransition(() => setState('open'))}
      >
        <Menu aria-hidden="true" />
      </button>
      {state !== 'unused' && (
        <Chunk
          silent
          onMissing={() => {
            setState('unused');
            // All ways that the menu shows.
            void navigate('/sitemap/');
          }}
        >
          <MobileMenu
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
            entries={subdomain.mainMenu}
            coloursOf={coloursOf}
            signedIn={user !== null}
            favourites={favourites}
          />
        </Chunk>
      )}
    </>
  );
}
