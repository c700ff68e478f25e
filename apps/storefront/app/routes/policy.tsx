import {
  metaTexts,
  pageData,
  type Reader,
  readerOf,
  type RouteHandle,
  routeHead,
  seeded,
  shellTexts,
} from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { PolicyPage } from '../policies/policy-page.tsx';
import type { Route } from './+types/policy.ts';

/** Reads a policy by its address; a store that takes its own payments has none, and answers 404 on the same path. */
async function load(reader: Reader, pathname: string) {
  const t = await reader.texts(shellTexts);
  const policy = pathname.replaceAll('/', '').toLowerCase();
  const arg = { params: { policy } };
  const { title } = await reader.read('policiesGet', arg);
  return pageData(reader.seeds, { arg, trail: [{ text: t('home'), href: '/' }, { text: title }] });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, url }: Route.LoaderArgs) => load(readerOf(context), url.pathname);
export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), url.pathname);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const policy = seeded(args.loaderData, 'policiesGet');
  return routeHead(
    {
      title: policy?.title ?? t('policy'),
      description: policy?.text ?? '',
      ...(policy ? { path: `/${policy.name}/` } : {}),
      trail: args.loaderData?.trail ?? [],
    },
    args,
  );
};

/** One of the four policies (storefront.md §2 Route list: only when the payment processor is not direct). */
export default function Policy({ loaderData: { arg } }: Route.ComponentProps): ReactElement {
  return <PolicyPage arg={arg} />;
}
