import { LocaleContext, useTexts } from '@omnis/texts/react';
import { SnackbarProvider, UiTextProvider } from '@omnis/ui';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ViewContext } from '../data/view.ts';
import { Visitor } from '../data/visitor.ts';
import { snackbars } from '../kit/snackbars.ts';
import { controlsSay, controlsTexts } from '../texts/controls/index.ts';
import type { Shop } from './open-shop.ts';

/** Properties of {@link ShopProvider}. */
export interface ShopProviderProps {
  readonly shop: Shop;
  readonly children: ReactNode;
}

function Controls({ shop, children }: ShopProviderProps): ReactElement {
  return (
    <UiTextProvider translate={controlsSay(useTexts(controlsTexts))} locale={shop.view.locale}>
      <SnackbarProvider store={snackbars}>
        <Suspense>{children}</Suspense>
      </SnackbarProvider>
    </UiTextProvider>
  );
}

/**
 * Everything that the features of a shop take from around them: store, language, view, controls and messages. It reads who
 * the visitor is, and their basket. Put it inside a router.
 *
 * @example
 * ```tsx
 * import { openShop, ShopProvider } from '@omnis/shop-kit';
 * import { createRoot } from 'react-dom/client';
 * import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
 *
 * const shop = await openShop({ locale: 'de-DE' });
 * const root = <ShopProvider shop={shop} children={<Outlet />} />;
 * const router = createBrowserRouter([{ path: '/', element: root }]);
 * createRoot(document.body).render(<RouterProvider router={router} />);
 * ```
 */
export function ShopProvider({ shop, children }: ShopProviderProps): ReactElement {
  return (
    <Provider store={shop.store}>
      <LocaleContext value={shop.view.locale}>
        <ViewContext value={shop.view}>
          <Controls shop={shop}>{children}</Controls>
          <Visitor />
        </ViewContext>
      </LocaleContext>
    </Provider>
  );
}
