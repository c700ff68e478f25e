import { ResetPassword } from '@omnis/account';
import { EntryPanel, SecurityWords } from '@omnis/shop-account';
import { metaTexts, type RouteHandle, routeHead, shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/reset-password.ts';

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
