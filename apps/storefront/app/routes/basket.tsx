import type { ReactElement } from 'react';
import { BasketPage } from '../basket/basket-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/basket.ts';
import { shellTexts, type ShellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

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
