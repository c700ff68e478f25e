import type { ReactElement } from 'react';
import { BasketPage } from '../basket/basket-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/basket.ts';

export const handle: RouteHandle = { layout: 'cart' };

export const meta: Route.MetaFunction = (args) =>
  routeHead(
    {
      title: 'Basket',
      path: '/basket/',
      indexable: false,
      trail: [{ text: 'Home', href: '/' }, { text: 'Basket' }],
    },
    args,
  );

/** The basket (storefront.md §2 Route list: cart layout). */
export default function Basket(): ReactElement {
  return <BasketPage />;
}
