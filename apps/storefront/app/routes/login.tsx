import type { ReactElement } from 'react';
import { LoginPage } from '../account/login-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/login.ts';

export const handle: RouteHandle = { layout: 'blank' };

export const meta: Route.MetaFunction = (args) =>
  routeHead(
    {
      title: 'Sign in',
      path: '/login/',
      indexable: false,
      trail: [{ text: 'Home', href: '/' }, { text: 'Sign in' }],
    },
    args,
  );

/** Signing in (storefront.md §2 Route list: blank layout). */
export default function Login(): ReactElement {
  return <LoginPage />;
}
