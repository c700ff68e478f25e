import { accountTexts, LoginPage } from '@omnis/shop-account';
import { metaTexts, type RouteHandle, routeHead, shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { Route } from './+types/login.ts';

export const handle: RouteHandle = { layout: 'blank' };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const isNew = new URLSearchParams(args.location.search).get('new') === '1';
  const title = isNew ? metaTexts(args, accountTexts)('createAnAccount') : t('signIn');
  return routeHead(
    {
      title,
      path: '/login/',
      indexable: false,
      trail: [{ text: t('home'), href: '/' }, { text: title }],
    },
    args,
  );
};

/** Signing in (storefront.md §2 Route list: blank layout). */
export default function Login(): ReactElement {
  return <LoginPage />;
}
