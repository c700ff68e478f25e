import { ForgotPassword } from '@omnis/account';
import type { ReactElement } from 'react';
import { EntryPanel } from '../account/entry-panel.tsx';
import { SecurityWords } from '../account/security-words.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/forgot-password.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

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
