import { SecurityPage } from '@omnis/shop-account';
import { metaTexts, type RouteHandle, routeHead, shellTexts, type ShellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { Route } from './+types/account-security.ts';

const trail = (t: ShellTexts) => [
  { text: t('home'), href: '/' },
  { text: t('yourAccount'), href: '/account/' },
  { text: t('security') },
];

export const handle: RouteHandle = { trail };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('security'),
      path: '/account/security/',
      indexable: false,
      trail: trail(t),
    },
    args,
  );
};

/** How the customer's account is kept. */
export default function AccountSecurityRoute(): ReactElement {
  return <SecurityPage />;
}
