import { selectBasketQuantity, selectFavouriteCount, selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { CountBadge, isOn, kept, later, shellTexts, useCore, useSafeLink, useView } from '@omnis/shop-kit';
import { searchTerm } from '@omnis/shopping';
import { Heart, LockKeyhole, Search, ShoppingBag, User } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { NotificationBell } from '../../notifications/notification-bell.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { LanguageSelect } from './language-select.tsx';
import { HeaderRoot } from './header-root.ts';
import { MenuButton } from './menu-button.tsx';
import { MenuSide } from './menu-side.tsx';

const SearchBox = later(() => import('../search/search-box-later.ts'));

/** The logo, and its form for dark grounds where it has one; the theme's style sheet says which is shown. */
function LogoPictures(): ReactElement {
  const { store, subdomain } = useCore().state;
  const { themeColors, options } = useView();
  const size = { width: store.logoSize?.width, height: store.logoSize?.height ?? 40 };
  const logo = store.logo ?? subdomain.logo ?? '';
  if (options.darkHeader && store.logoDark)
    return <img src={store.logoDark} alt="" {...size} className="plate" fetchPriority="high" />;
  const forDark = themeColors.dark === null ? null : store.logoDark;
  const look = forDark ? 'on-light' : options.darkHeader || themeColors.dark !== null ? 'plate' : undefined;
  return (
    <>
      <img src={logo} alt="" {...size} className={look} fetchPriority="high" />
      {/* Lazy: as long as it is not shown, it is not fetched. */}
      {forDark && <img src={forDark} alt="" {...size} className="on-dark" loading="lazy" />}
    </>
  );
}

function Logo(): ReactElement {
  const t = useTexts(shellTexts);
  const { store, subdomain } = useCore().state;
  const name = store.name;
  const logo = store.logo ?? subdomain.logo;
  return (
    <a className="logo" href="/" aria-label={t('homeOf', { name })}>
      {logo ? <LogoPictures /> : <span>{name}</span>}
    </a>
  );
}

function Basket(): ReactElement {
  const t = useTexts(shellTexts);
  const quantity = useAppSelector(selectBasketQuantity) ?? 0;
  return (
    <a
      className="tool"
      href="/basket/"
      aria-label={quantity === 0 ? t('basket') : t('basketItems', { count: quantity })}
    >
      <ShoppingBag aria-hidden="true" />
      <CountBadge count={quantity} />
    </a>
  );
}

/** Part of the header that looks the same on all pages. */
const Ways = kept('ways', function WaysParts(): ReactElement {
  const t = useTexts(shellTexts);
  const user = useAppSelector(selectUser);
  const { searchBar } = useView().options;
  return (
    <>
      {!searchBar && (
        <a className="tool wide" href="/search/" aria-label={t('search')}>
          <Search aria-hidden="true" />
        </a>
      )}
      <a
        className="tool wide"
        href={user ? '/account/' : '/login/'}
        aria-label={user ? t('yourAccount') : t('signIn')}
      >
        <User aria-hidden="true" />
      </a>
      <Basket />
    </>
  );
});

function Tools(): ReactElement {
  const t = useTexts(shellTexts);
  const favourites = useAppSelector(selectFavouriteCount);
  return (
    <div className="tools">
      <NotificationBell />
      {favourites > 0 && isOn('favourites') && (
        <a className="tool" href="/favourites/" aria-label={t('favouritesCount', { favourites })}>
          <Heart aria-hidden="true" />
        </a>
      )}
      <span className="choices">
        <CurrencySelect />
        <LanguageSelect />
      </span>
      <Ways />
    </div>
  );
}

/** The menu of browsers without scripts on small screens. */
const PlainMenu = kept('plain menu', function PlainMenuParts(): ReactElement {
  const t = useTexts(shellTexts);
  const safe = useSafeLink();
  return (
    <nav className="plain" aria-label={t('mainPlain')}>
      {useCore().state.subdomain.mainMenu.map(({ text, href }, at) => (
        <a key={`${at} ${text}`} href={safe(href)}>
          {text}
        </a>
      ))}
    </nav>
  );
});

/** The search of the header, which says what the page was searched for. */
function HeaderSearch(): ReactElement {
  const { pathname, search } = useLocation();
  return <SearchBox term={pathname === '/search/' ? searchTerm(new URLSearchParams(search)) : ''} />;
}

/** Properties of {@link Header}. */
export interface HeaderProps {
  readonly kind: 'full' | 'slim';
  /** The menu that slides in below the large breakpoint. */
  readonly sidebar: boolean;
  /** At the checkout, it says that one pays safely here. */
  readonly secure: boolean;
}

/**
 * The header (storefront.md §2 Header): logo, menu, search, favourites, basket and currency; slim, where nothing is to lead
 * astray, the logo alone.
 */
export function Header({ kind, sidebar, secure }: HeaderProps): ReactElement {
  const t = useTexts(shellTexts);
  const { searchBar } = useView().options;
  if (kind === 'slim') {
    return (
      <HeaderRoot data-slim="">
        <div className="bar">
          <Logo />
          {secure && (
            <span className="secure">
              <LockKeyhole aria-hidden="true" />
              {t('secureCheckout')}
            </span>
          )}
        </div>
      </HeaderRoot>
    );
  }
  return (
    <HeaderRoot>
      <div className="bar" data-search={searchBar ? '' : undefined}>
        <div className="side narrow">
          {sidebar && <MenuButton />}
          {!searchBar && (
            <a className="tool" href="/search/" aria-label={t('search')}>
              <Search aria-hidden="true" />
            </a>
          )}
        </div>
        <Logo />
        <MenuSide />
        {searchBar && <HeaderSearch />}
        <div className="side end">
          <Tools />
        </div>
      </div>
      <PlainMenu />
    </HeaderRoot>
  );
}
