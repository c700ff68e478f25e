import { ResetPassword } from '@omnis/account';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { EntryPanel } from '../account/entry-panel.tsx';
import { SecurityWords } from '../account/security-words.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/reset-password.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

export const handle: RouteHandle = { layout: 'blank' };

/** Its address holds a secret. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('newPassword'),
      path: '/login/reset/',
      indexable: false,
      trail: [{ text: t('home'), href: '/' }, { text: t('newPassword') }],
    },
    args,
  );
};

/** Where the mail of a forgotten password leads. */
export default function ResetPasswordRoute(): ReactElement {
  const [query] = useSearchParams();
  return (
    <SecurityWords>
      <ResetPassword frame={EntryPanel} token={query.get('token') ?? ''} />
    </SecurityWords>
  );
}
