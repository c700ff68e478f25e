import type { ReactElement } from 'react';
import { AccountPage } from '../account/account-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/account.ts';
import { shellTexts, type ShellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

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
