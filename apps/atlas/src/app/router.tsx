import { guardLoader } from '@omnis/guards/react-router';
import type { OmnisStore } from '@omnis/store';
import { Starting } from '@omnis/ui';
import type { RouteObject } from 'react-router';
import { NotFound } from './not-found-route.tsx';
import { RouteError } from './route-error.tsx';
import { guardOptions, signedOutOnly, staffOnly } from './session.ts';

/** Every page of the app; each is loaded when it is first opened. */
export function routes(store: OmnisStore): RouteObject[] {
  const options = guardOptions(store);
  return [
    {
      path: '/login/',
      loader: guardLoader([signedOutOnly], options),
      lazy: () => import('../login/login-route.tsx'),
      HydrateFallback: Starting,
      ErrorBoundary: RouteError,
    },
    {
      loader: guardLoader(staffOnly, options),
      // Who is signed in may have changed, whatever has changed in the address.
      shouldRevalidate: () => true,
      lazy: () => import('../shell/shell-route.tsx'),
      HydrateFallback: Starting,
      ErrorBoundary: RouteError,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { index: true, lazy: () => import('../orders/orders-route.tsx') },
            { path: 'orders/:id/', lazy: () => import('../order/order-route.tsx') },
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ];
}
