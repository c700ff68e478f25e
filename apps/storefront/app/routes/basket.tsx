import type { ReactElement } from 'react';
import { BasketPage } from '../basket/basket-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/basket.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

export const handle: RouteHandle = { layout: 'cart' };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('basket'),
      path: '/basket/',
      indexable: false,
      trail: [{ text: t('home'), href: '/' }, { text: t('basket') }],
    },
    args,
  );
};

/** The basket (storefront.md §2 Route list: cart layout). */
export default function Basket(): ReactElement {
  return <BasketPage />;
}
