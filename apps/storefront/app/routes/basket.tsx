import { metaTexts, type RouteHandle, routeHead, shellTexts, type ShellTexts } from '@omnis/shop-kit';
import { BasketPage } from '@omnis/shopping';
import type { ReactElement } from 'react';
import type { Route } from './+types/basket.ts';

const trail = (t: ShellTexts) => [{ text: t('home'), href: '/' }, { text: t('basket') }];

export const handle: RouteHandle = { layout: 'cart', trail };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('basket'),
      path: '/basket/',
      indexable: false,
      trail: trail(t),
    },
    args,
  );
};

/** The basket (storefront.md §2 Route list: cart layout). */
export default function Basket(): ReactElement {
  return <BasketPage />;
}
