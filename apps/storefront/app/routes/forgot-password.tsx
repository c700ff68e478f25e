import { ForgotPassword } from '@omnis/account';
import type { ReactElement } from 'react';
import { EntryPanel } from '../account/entry-panel.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/forgot-password.ts';

export const handle: RouteHandle = { layout: 'blank' };

export const meta: Route.MetaFunction = (args) =>
  routeHead(
    {
      title: 'Forgotten password',
      path: '/login/forgot/',
      indexable: false,
      trail: [{ text: 'Home', href: '/' }, { text: 'Forgotten password' }],
    },
    args,
  );

/** Asking for a new password (storefront.md §2 Route list: blank layout, as signing in). */
export default function ForgotPasswordRoute(): ReactElement {
  return <ForgotPassword frame={EntryPanel} />;
}
