import type { ReactElement } from 'react';
import { LoginPage } from '../account/login-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/login.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

export const handle: RouteHandle = { layout: 'blank' };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('signIn'),
      path: '/login/',
      indexable: false,
      trail: [{ text: t('home'), href: '/' }, { text: t('signIn') }],
    },
    args,
  );
};

/** Signing in (storefront.md §2 Route list: blank layout). */
export default function Login(): ReactElement {
  return <LoginPage />;
}
