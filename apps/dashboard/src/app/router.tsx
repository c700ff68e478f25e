import { guardLoader } from '@omnis/guards/react-router';
import type { OmnisStore } from '@omnis/store';
import { Starting } from '@omnis/ui';
import type { RouteObject } from 'react-router';
import { NotFound } from './not-found-route.tsx';
import { signOutPath } from './paths.ts';
import { RouteError } from './route-error.tsx';
import { guardOptions, ownersOnly, unsignedOnly, unverifiedOnly } from './session.ts';

/** Every page of the app; each is loaded when it is first opened. */
export function routes(store: OmnisStore): RouteObject[] {
  const options = guardOptions(store);
  return [
    {
      HydrateFallback: Starting,
      ErrorBoundary: RouteError,
      children: [
        {
          path: '/login/',
          loader: guardLoader(['isLoggedOut'], options),
          lazy: () => import('../login/login-route.tsx'),
        },
        {
          path: '/sign-up/verify/',
          loader: guardLoader(unverifiedOnly, options),
          lazy: () => import('../sign-up/verify-route.tsx'),
        },
        {
          path: '/sign-up/eula/',
          loader: guardLoader(unsignedOnly, options),
          lazy: () => import('../sign-up/eula-route.tsx'),
        },
        { path: signOutPath, lazy: () => import('../sign-up/sign-out-route.tsx') },
        {
          // On the whole screen, so beside the shell.
          path: '/dashboard/pages/:id/',
          loader: guardLoader(ownersOnly, options),
          lazy: () => import('../page-editor/page-editor-route.tsx'),
        },
        {
          path: '/dashboard/',
          loader: guardLoader(ownersOnly, options),
          // Who is signed in may have changed, whatever has changed in the address.
          shouldRevalidate: () => true,
          lazy: () => import('../shell/shell-route.tsx'),
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                { index: true, lazy: () => import('../overview/overview-route.tsx') },
                { path: 'orders/', lazy: () => import('../orders/orders-route.tsx') },
                { path: 'orders/:id/', lazy: () => import('../order/order-route.tsx') },
                { path: 'products/', lazy: () => import('../products/products-route.tsx') },
                { path: 'products/:id/', lazy: () => import('../product/product-route.tsx') },
                { path: 'imports/', lazy: () => import('../imports/imports-route.tsx') },
                { path: 'imports/:id/', lazy: () => import('../import/import-route.tsx') },
                { path: 'pages/', lazy: () => import('../pages/pages-route.tsx') },
                { path: '*', Component: NotFound },
              ],
            },
          ],
        },
        { path: '*', Component: NotFound },
      ],
    },
  ];
}
