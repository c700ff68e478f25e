import { guardLoader } from '@omnis/guards/react-router';
import type { OmnisStore } from '@omnis/store';
import { Starting } from '@omnis/ui';
import { owesNoFactor } from '@omnis/guards';
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
    ...[
      { path: '/login/forgot/', lazy: () => import('../login/forgot-password-route.tsx') },
      // Signed in or not: the link may be opened in the browser that is.
      { path: '/login/reset/', lazy: () => import('../login/reset-password-route.tsx') },
    ].map((route) => ({ ...route, HydrateFallback: Starting, ErrorBoundary: RouteError })),
    {
      loader: guardLoader(staffOnly, options),
      // The signed-in person may have changed, even if the address hardly has.
      shouldRevalidate: () => true,
      lazy: () => import('../shell/shell-route.tsx'),
      HydrateFallback: Starting,
      ErrorBoundary: RouteError,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            { path: 'security/', lazy: () => import('../security/security-route.tsx') },
            {
              // A second factor that is owed comes first.
              loader: guardLoader([owesNoFactor], options),
              shouldRevalidate: () => true,
              children: [
                { index: true, lazy: () => import('../orders/orders-route.tsx') },
                { path: 'orders/new/', lazy: () => import('../order/new-order-route.tsx') },
                { path: 'orders/:id/', lazy: () => import('../order/order-route.tsx') },
                { path: 'chats/', lazy: () => import('../chats/chats-route.tsx') },
                { path: 'chats/:id/', lazy: () => import('../chats/chats-route.tsx') },
                { path: 'customers/', lazy: () => import('../customers/customers-route.tsx') },
                {
                  path: 'customers/:division/new/',
                  lazy: () => import('../customers/new-customer-route.tsx'),
                },
                { path: 'customers/:division/:id/', lazy: () => import('../customers/customer-route.tsx') },
                { path: 'stores/', lazy: () => import('../stores/stores-route.tsx') },
                { path: 'stores/:id/', lazy: () => import('../stores/store-route.tsx') },
                { path: 'products/', lazy: () => import('../products/products-route.tsx') },
                { path: 'seasonal-banner/', lazy: () => import('../seasonal/seasonal-route.tsx') },
                { path: 'jobs/', lazy: () => import('../jobs/jobs-route.tsx') },
                { path: 'staff/', lazy: () => import('../staff/staff-route.tsx') },
                { path: 'staff/:id/', lazy: () => import('../staff/member-route.tsx') },
                { path: 'profile/', lazy: () => import('../profile/profile-route.tsx') },
                { path: 'profile/email/', lazy: () => import('../profile/confirm-email-route.tsx') },
                { path: 'roles/', lazy: () => import('../roles/roles-route.tsx') },
                { path: 'roles/:name/', lazy: () => import('../roles/role-route.tsx') },
                { path: 'permissions/', lazy: () => import('../permissions/permissions-route.tsx') },
                { path: 'permissions/mine/', lazy: () => import('../permissions/permissions-route.tsx') },
                { path: '*', Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ];
}
