import type { ReactElement } from 'react';
import { AccountPage } from '../account/account-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { Route } from './+types/account.ts';

export const meta: Route.MetaFunction = (args) =>
  routeHead(
    {
      title: 'Your account',
      path: '/account/',
      indexable: false,
      trail: [{ text: 'Home', href: '/' }, { text: 'Your account' }],
    },
    args,
  );

/** The customer's account. */
export default function Account(): ReactElement {
  return <AccountPage />;
}
