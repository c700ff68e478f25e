import { AccountPage } from '@omnis/shop-account';
import { metaTexts, type RouteHandle, routeHead, shellTexts, type ShellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { Route } from './+types/account.ts';

const trail = (t: ShellTexts) => [{ text: t('home'), href: '/' }, { text: t('yourAccount') }];

export const handle: RouteHandle = { trail };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('yourAccount'),
      path: '/account/',
      indexable: false,
      trail: trail(t),
    },
    args,
  );
};

/** The customer's account. */
export default function Account(): ReactElement {
  return <AccountPage />;
}
