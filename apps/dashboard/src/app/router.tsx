import { guardsForPath } from '@omnis/guards';
import { guardLoader } from '@omnis/guards/react-router';
import type { OmnisStore } from '@omnis/store';
import { Starting } from '@omnis/ui';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { NotFound } from './not-found-route.tsx';
import { addStorePath, signOutPath } from './paths.ts';
import { RouteError } from './route-error.tsx';
import { guardOptions, ownersOnly, unsignedOnly, unverifiedOnly } from './session.ts';

type LazyPage = () => Promise<{ readonly Component: ComponentType }>;

/** Every page of the app; each is loaded when it is first opened. */
export function routes(store: OmnisStore): RouteObject[] {
  const options = guardOptions(store);
  /** A page inside the shell, guarded as the server guards its address. */
  const page = (path: string, lazy: LazyPage): RouteObject => ({
    path,
    loader: guardLoader(guardsForPath('dashboard', path), options),
    lazy,
  });
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
          path: '/sign-up/',
          loader: guardLoader(['isLoggedOut'], options),
          lazy: () => import('../sign-up/sign-up-route.tsx'),
        },
        { path: '/login/forgot/', lazy: () => import('../login/forgot-password-route.tsx') },
        // Signed in or not: the link may be opened in the browser that is.
        { path: '/login/reset/', lazy: () => import('../login/reset-password-route.tsx') },
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
        // Signed in or not: it says what to do.
        { path: '/sign-up/join/', lazy: () => import('../sign-up/join-route.tsx') },
        { path: signOutPath, lazy: () => import('../sign-up/sign-out-route.tsx') },
        {
          // On the whole screen, so beside the shell.
          path: '/dashboard/pages/:id/',
          loader: guardLoader(guardsForPath('dashboard', '/dashboard/pages/1/'), options),
          lazy: () => import('../page-editor/page-editor-route.tsx'),
        },
        {
          path: '/dashboard/appearance/theme/',
          loader: guardLoader(guardsForPath('dashboard', '/dashboard/appearance/theme/'), options),
          lazy: () => import('../theme-editor/theme-editor-route.tsx'),
        },
        {
          // One more store: beside the shell, which is that of another one.
          path: addStorePath,
          loader: guardLoader(guardsForPath('dashboard', addStorePath), options),
          lazy: () => import('../sign-up/add-store-route.tsx'),
        },
        {
          // Frame of the pages; each of them has a list of its own.
          loader: guardLoader(ownersOnly, options),
          // The signed-in person may have changed, even if the address hardly has.
          shouldRevalidate: () => true,
          lazy: () => import('../shell/shell-route.tsx'),
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                page('/dashboard/', () => import('../overview/overview-route.tsx')),
                page('/dashboard/orders/', () => import('../orders/orders-route.tsx')),
                page('/dashboard/orders/new/', () => import('../draft/draft-route.tsx')),
                page('/dashboard/orders/:id/', () => import('../order/order-route.tsx')),
                page('/dashboard/products/', () => import('../products/products-route.tsx')),
                page('/dashboard/products/shopify/', () => import('../shopify/send-route.tsx')),
                page('/dashboard/products/:id/', () => import('../product/product-route.tsx')),
                page('/dashboard/customers/', () => import('../customers/customers-route.tsx')),
                page('/dashboard/customers/:id/', () => import('../customers/customer-route.tsx')),
                page('/dashboard/subscribers/', () => import('../customers/subscribers-route.tsx')),
                page('/dashboard/creators/', () => import('../creators/creators-route.tsx')),
                page('/dashboard/creators/:id/', () => import('../creator/creator-route.tsx')),
                page('/dashboard/policies/', () => import('../policies/policies-route.tsx')),
                page('/dashboard/policies/:policy/', () => import('../policies/policy-route.tsx')),
                page('/dashboard/blog/', () => import('../blog/posts-route.tsx')),
                page('/dashboard/blog/:id/', () => import('../blog/post-route.tsx')),
                page('/dashboard/collections/', () => import('../collections/collections-route.tsx')),
                page('/dashboard/collections/:id/', () => import('../collections/collection-route.tsx')),
                page('/dashboard/discounts/', () => import('../discounts/discounts-route.tsx')),
                page('/dashboard/discounts/:id/', () => import('../discounts/discount-route.tsx')),
                page('/dashboard/stock/', () => import('../stock/stock-route.tsx')),
                page('/dashboard/stock/:id/', () => import('../stock/history-route.tsx')),
                page('/dashboard/abandoned-checkouts/', () => import('../abandoned/abandoned-route.tsx')),
                page('/dashboard/gift-cards/', () => import('../gift-cards/gift-cards-route.tsx')),
                page('/dashboard/reviews/', () => import('../reviews/reviews-route.tsx')),
                page('/dashboard/imports/', () => import('../imports/imports-route.tsx')),
                page('/dashboard/imports/:id/', () => import('../import/import-route.tsx')),
                page('/dashboard/pages/', () => import('../pages/pages-route.tsx')),
                page('/dashboard/split-tests/', () => import('../split-tests/split-tests-route.tsx')),
                page('/dashboard/team/', () => import('../team/team-route.tsx')),
                page('/dashboard/appearance/', () => import('../appearance/appearance-route.tsx')),
                page('/dashboard/menu/', () => import('../menu/menu-route.tsx')),
                page('/dashboard/footer/', () => import('../footer/footer-route.tsx')),
                page('/dashboard/banners/', () => import('../banners/banners-route.tsx')),
                page('/dashboard/custom-code/', () => import('../custom-code/custom-code-route.tsx')),
                page('/plugins/', () => import('../plugins/plugins-route.tsx')),
                page('/plugins/:code/', () => import('../plugins/plugin-route.tsx')),
                page(
                  '/marketing-tools/notifications/builder/',
                  () => import('../campaigns/builder-route.tsx'),
                ),
                page('/dashboard/search/', () => import('../shop-search/shop-search-route.tsx')),
                page('/dashboard/notifications/', () => import('../notifications/notifications-route.tsx')),
                page('/dashboard/delivery/', () => import('../delivery/delivery-route.tsx')),
                page('/dashboard/delivery/:id/', () => import('../delivery/zone-route.tsx')),
                page('/dashboard/taxes/', () => import('../taxes/taxes-route.tsx')),
                page('/dashboard/figures/', () => import('../figures/figures-route.tsx')),
                page('/dashboard/currencies/', () => import('../currencies/currencies-route.tsx')),
                page('/dashboard/payments/', () => import('../payments/payments-route.tsx')),
                page('/dashboard/checkout/', () => import('../checkout/checkout-route.tsx')),
                page('/dashboard/domains/', () => import('../domains/domains-route.tsx')),
                page('/dashboard/settings/', () => import('../settings/settings-route.tsx')),
                page('/dashboard/settings/general/', () => import('../settings/general-route.tsx')),
                page('/dashboard/settings/company/', () => import('../settings/company-route.tsx')),
                page('/dashboard/settings/visitors/', () => import('../settings/visitors-route.tsx')),
                page('/dashboard/settings/languages/', () => import('../settings/languages-route.tsx')),
                page('/dashboard/settings/instagram/', () => import('../settings/instagram-route.tsx')),
                page('/dashboard/settings/shopify/', () => import('../shopify/shopify-route.tsx')),
                page('/dashboard/settings/webhooks/', () => import('../webhooks/webhooks-route.tsx')),
                page('/dashboard/settings/webhooks/:id/', () => import('../webhooks/webhook-route.tsx')),
                page('/dashboard/settings/team-emails/', () => import('../settings/team-emails-route.tsx')),
                page('/dashboard/settings/sign-in/', () => import('../settings/sign-in-route.tsx')),
                page('/dashboard/security/', () => import('../security/security-route.tsx')),
                page('/dashboard/visit/', () => import('../visit/visit-route.tsx')),
                page('/teemill-plans/', () => import('../plans/plans-route.tsx')),
                page('/403/', () => import('../access/forbidden-route.tsx')),
                {
                  path: '/dashboard/*',
                  loader: guardLoader(guardsForPath('dashboard', '/dashboard/nothing/'), options),
                  Component: NotFound,
                },
              ],
            },
          ],
        },
        { path: '*', Component: NotFound },
      ],
    },
  ];
}
