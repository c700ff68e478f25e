import { facePreviewQuery } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { later, OnceAlive, shellTexts, shopLayoutOf, useFrame, useView, Visitor } from '@omnis/shop-kit';
import { EarlyActs, useOpening } from '@omnis/rendering';
import type { ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { FaceLine } from '../face/face-line.tsx';
import { Announcement } from '../shell/announcement.tsx';
import { BottomBar } from '../shell/bottom-bar.tsx';
import { BreadcrumbBar } from '../shell/breadcrumb-bar.tsx';
import { Header } from '../shell/header/header.tsx';
import { NavigationBar } from '../shell/navigation-bar.tsx';
import { RouteFocus } from '../shell/route-focus.tsx';
import { useLinkClicks } from '../shell/use-link-clicks.ts';

const SeasonalBanner = later(() => import('../shell/seasonal-banner.tsx'));
const ClosedBar = later(() => import('../shell/closed-bar.tsx'));
const Footer = later(() => import('../shell/footer/footer.tsx'));
const CookieConsent = later(() => import('../consent/cookie-consent.tsx'));
// Nothing of it is in the HTML: the server has nothing to render but the boundary, and tells which words it needs.
const Extras = later(() =>
  import.meta.env.SSR ? import('../shell/extras-on-server.ts') : import('../shell/extras.tsx'),
);

/** Blocks made for the container take the layout's width instead, and so do a whole header and a footer. */
const widthCss = (['content', 'mail', 'cart'] as const)
  .map(
    (width) =>
      `&[data-width='${width}'] > :not([data-slim]) { --layout-container-width: ${token(`layout.${width}.width`)}; }`,
  )
  .join('');

const Root = styled.div.withConfig({ componentId: 'shop-shell' })`
  display: flex;
  flex-direction: column;
  min-height: calc(100vh - var(--page-foot, 0px));
  min-height: calc(100svh - var(--page-foot, 0px));

  > main {
    flex: 1;
    width: 100%;
    min-width: 0;
  }
  > main:focus {
    outline: none;
  }
  /* A page that begins with no picture and no band begins with air. */
  > main > :is(.block-page, :where([lang]) > .block-page) > .block:first-child:not(.bleed, .band) {
    margin-top: ${token('space.8')};
  }
  ${widthCss}
  /* Nothing of a letter goes from edge to edge. */
  &[data-width='mail'] > main {
    max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
    margin-inline: auto;
  }
  /* Actions of the page, which are scripts (storefront.md §4). */
  @media (scripting: none) {
    a[href^='@'] {
      display: none;
    }
  }
  .skip {
    position: absolute;
    z-index: ${token('layer.tooltip')};
    inset: ${token('space.2')} auto auto ${token('space.2')};
    padding: ${token('space.3')} ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.inverse')};
    color: ${token('surface.inverseText')};
    transform: translateY(-200%);
  }
  .skip:focus {
    transform: none;
  }
  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
  @media print {
    background: Canvas;

    > :not(main) {
      display: none;
    }
  }
`;

/** With a search bar a header is higher, and what sticks below it sticks there (storefront.md §9). */
const searchHeader = Object.fromEntries(
  ['mobile', 'default', 'desktop'].map((width) => [
    `--layout-header-${width}`,
    token('layout.header.search'),
  ]),
);

/** Frame of every page for a visitor; on the canvas of the editor there is none (storefront.md §2). */
export default function Shell(): ReactElement {
  const isPreview = useView().mode === 'preview';
  const isFace = new URLSearchParams(useLocation().search).has(facePreviewQuery);
  if (isPreview && !isFace) return <Outlet />;
  return <Chrome isFace={isPreview} />;
}

/** Header, footer and what stands around them; for the preview of a shop's face without what visitors are asked and followed by. */
function Chrome({ isFace }: { readonly isFace: boolean }): ReactElement {
  const t = useTexts(shellTexts);
  const { layout, slim, trail } = useFrame();
  const { operator, options } = useView();
  const { header, sidebar, breadcrumbs, footer, bottomBar, width } = shopLayoutOf({ layout, slim, operator });
  useLinkClicks();
  useOpening();
  return (
    <Root
      data-layout={layout}
      data-width={width}
      style={header === 'full' && options.searchBar ? searchHeader : undefined}
    >
      <EarlyActs />
      {!isFace && <CookieConsent />}
      {header !== 'none' && (
        <a className="skip" href="#main">
          {t('skip')}
        </a>
      )}
      <NavigationBar />
      {!isFace && <ClosedBar />}
      {header === 'full' && (
        <>
          <Announcement />
          <SeasonalBanner />
        </>
      )}
      {header !== 'none' && <Header kind={header} sidebar={sidebar} secure={slim} />}
      {breadcrumbs && <BreadcrumbBar trail={trail} />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {footer !== 'none' && <Footer short={footer === 'short'} />}
      {bottomBar && <BottomBar />}
      {isFace ? (
        <FaceLine />
      ) : (
        <>
          <OnceAlive>
            <Visitor />
          </OnceAlive>
          <RouteFocus />
          <Extras />
        </>
      )}
    </Root>
  );
}
