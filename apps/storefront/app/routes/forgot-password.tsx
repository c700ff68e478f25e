import { ForgotPassword } from '@omnis/account';
import { EntryPanel, SecurityWords } from '@omnis/shop-account';
import { metaTexts, type RouteHandle, routeHead, shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { Route } from './+types/forgot-password.ts';

export const handle: RouteHandle = { layout: 'blank' };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('forgottenPassword'),
      path: '/login/forgot/',
      indexable: false,
      trail: [{ text: t('home'), href: '/' }, { text: t('forgottenPassword') }],
    },
    args,
  );
};

/** Asking for a new password (storefront.md §2 Route list: blank layout, as signing in). */
export default function ForgotPasswordRoute(): ReactElement {
  return (
    <SecurityWords>
      <ForgotPassword frame={EntryPanel} />
    </SecurityWords>
  );
}
