import { metaTexts, type RouteHandle, routeHead, shellTexts } from '@omnis/shop-kit';
import { CheckoutPage } from '@omnis/shopping';
import type { ReactElement } from 'react';
import type { Route } from './+types/checkout.ts';

export const handle: RouteHandle = { layout: 'cart', slim: true };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const trail = [
    { text: t('home'), href: '/' },
    { text: t('basket'), href: '/basket/' },
    { text: t('checkout') },
  ];
  return routeHead({ title: t('checkout'), path: '/checkout/', indexable: false, trail }, args);
};

/** The checkout (storefront.md §2 Route list: cart layout; also as /checkout?express=true). */
export default function Checkout(): ReactElement {
  return <CheckoutPage />;
}
