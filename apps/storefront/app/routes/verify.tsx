import { VerifyPage } from '@omnis/shop-account';
import { metaTexts, type RouteHandle, routeHead, shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/verify.ts';

export const handle: RouteHandle = { layout: 'blank' };

/** Its address holds a secret. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('verifyAccount'),
      path: '/sign-up/verify/',
      indexable: false,
      trail: [{ text: t('home'), href: '/' }, { text: t('verifyAccount') }],
    },
    args,
  );
};

/** Where the mail of a sign-up leads (platform.md §2 /sign-up/verify/). */
export default function Verify(): ReactElement {
  const [query] = useSearchParams();
  return <VerifyPage token={query.get('token') ?? ''} />;
}
