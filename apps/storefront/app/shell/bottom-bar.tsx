import { selectBasketQuantity, selectFavouriteCount, selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { CountBadge, countCss, isOn, kept, shellTexts } from '@omnis/shop-kit';
import { Heart, House, Search, ShoppingBag, User } from 'lucide-react';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';

/**
 * Anything at the foot of the screen keeps clear of the bar by `--page-foot`, and so does the end of the page: the
 * document says that there is one (`hasFoot`). With `:has`, each change of the page would restyle all of it.
 */
const Root = styled.nav.withConfig({ componentId: 'shop-bottom-bar' })`
  display: none;

  /* Not in low windows, of which it would take too much: the header and its menu lead to the same. */
  ${media.down('md')} and (min-height: 30rem) {
    /* The document, which is not the bar: a rule that begins outside of it. */
    html[data-foot]:not(&) {
      --page-foot: calc(${token('layout.nav.height')} + env(safe-area-inset-bottom));
      scroll-padding-bottom: var(--page-foot);

      body {
        padding-bottom: var(--page-foot);
      }
    }
    position: fixed;
    z-index: ${token('layer.sticky')};
    inset: auto 0 0;
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    height: var(--page-foot);
    padding-bottom: env(safe-area-inset-bottom);
    border-top: ${token('border.width')} solid ${token('border.color')};
    background: ${token('page.background')};

    &[data-writing] {
      display: none;
    }
  }
  a {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    color: ${token('text.muted')};
    font-size: min(0.6875rem, 3.6vw);
    line-height: 1.2;
    text-decoration: none;
    white-space: nowrap;
  }
  a[aria-current] {
    color: ${token('text.color')};
    font-weight: ${token('weight.bold')};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  svg {
    width: 1.375rem;
    height: 1.375rem;
    stroke-width: 1.6;
  }
  [aria-current] svg {
    stroke-width: 2.2;
  }
  ${countCss}
  .count {
    right: calc(50% - 1.375rem);
  }
`;

interface Way {
  readonly href: string;
  /** Text below its icon. */
  readonly text: string;
  /** Accessible name, where it says more than the text. */
  readonly label?: string;
  readonly icon: ReactElement;
  readonly children?: ReactNode;
}

/** True while somebody writes: the keyboard then covers the foot of the screen. */
function useWriting(): boolean {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    const look = ({ type, target }: FocusEvent): void =>
      setWriting(type === 'focusin' && target instanceof Element && target.matches(':read-write'));
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return writing;
}

/** Where the ways may lead. */
const ends = ['/', '/search/', '/favourites/', '/basket/', '/account/', '/login/'];
const isAt = (pathname: string, href: string): boolean => pathname === href || `${pathname}/` === href;

function Bar(): ReactElement {
  const t = useTexts(shellTexts);
  const { pathname } = useLocation();
  const quantity = useAppSelector(selectBasketQuantity) ?? 0;
  const favourites = useAppSelector(selectFavouriteCount);
  const user = useAppSelector(selectUser);
  const way = ({ href, text, label, icon, children }: Way): ReactElement => (
    <a key={href} href={href} aria-label={label} aria-current={isAt(pathname, href) ? 'page' : undefined}>
      {icon}
      {text}
      {children}
    </a>
  );
  return (
    <Root aria-label={t('shortcuts')} data-writing={useWriting() ? '' : undefined}>
      {way({ href: '/', text: t('home'), icon: <House aria-hidden="true" /> })}
      {way({ href: '/search/', text: t('search'), icon: <Search aria-hidden="true" /> })}
      {favourites > 0 &&
        isOn('favourites') &&
        way({
          href: '/favourites/',
          text: t('favourites'),
          label: t('favouritesCount', { favourites }),
          icon: <Heart aria-hidden="true" />,
        })}
      {way({
        href: '/basket/',
        // Its name says the word and the number apart, and so does what is seen.
        text: quantity > 0 ? `${t('basket')} ` : t('basket'),
        ...(quantity > 0 && { label: t('basketItems', { count: quantity }) }),
        icon: <ShoppingBag aria-hidden="true" />,
        children: <CountBadge count={quantity} />,
      })}
      {way({
        href: user ? '/account/' : '/login/',
        text: user ? t('account') : t('signIn'),
        icon: <User aria-hidden="true" />,
      })}
    </Root>
  );
}

/** The ways that a shopper takes most, at the foot of a phone's screen (storefront.md §2 Regions). */
export const BottomBar = kept('bottom bar', Bar, {
  usePlace: () => {
    const { pathname } = useLocation();
    return ends.find((href) => isAt(pathname, href)) ?? '';
  },
});
