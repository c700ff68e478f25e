import type { ReactElement } from 'react';
import { SecurityPage } from '../account/security-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/account-security.ts';
import { shellTexts, type ShellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

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
