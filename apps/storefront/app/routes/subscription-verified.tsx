import { metaTexts, type RouteHandle, routeHead, shellTexts, type ShellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { SubscriptionPage } from '../marketing/subscription-page.tsx';
import type { Route } from './+types/subscription-verified.ts';

const trail = (t: ShellTexts) => [{ text: t('home'), href: '/' }, { text: t('yourSubscription') }];

export const handle: RouteHandle = { layout: 'studio', trail };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('yourSubscription'),
      path: '/subscription-verified/',
      indexable: false,
      trail: trail(t),
    },
    args,
  );
};

/** Where the link of the newsletter's mail leads (storefront.md §2 Route list: studio layout). */
export default function SubscriptionVerified(): ReactElement {
  const [query] = useSearchParams();
  return <SubscriptionPage token={query.get('token') ?? ''} />;
}
