import type { ReactElement } from 'react';
import { SecurityPage } from '../account/security-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { Route } from './+types/account-security.ts';

export const meta: Route.MetaFunction = (args) =>
  routeHead(
    {
      title: 'Sign-in and security',
      path: '/account/security/',
      indexable: false,
      trail: [
        { text: 'Home', href: '/' },
        { text: 'Your account', href: '/account/' },
        { text: 'Sign-in and security' },
      ],
    },
    args,
  );

/** How the customer's account is kept. */
export default function AccountSecurityRoute(): ReactElement {
  return <SecurityPage />;
}
