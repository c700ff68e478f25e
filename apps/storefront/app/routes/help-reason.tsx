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
import { helpCrumbs, helpPath } from '../help/help-path.ts';
import { ReasonPage } from '../help/help-pages.tsx';
import type { Route } from './+types/help-reason.ts';

async function load(reader: Reader, reason: string) {
  const t = await reader.texts(shellTexts);
  const arg = { params: { reason } };
  const { title } = await reader.read('helpReason', arg);
  return pageData(reader.seeds, { arg, trail: [...helpCrumbs(t), { text: title }] });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, params }: Route.LoaderArgs) => load(readerOf(context), params.reason);
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.reason);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const reason = seeded(args.loaderData, 'helpReason');
  return routeHead(
    {
      title: reason ? t('writeAbout', { title: reason.title }) : t('help'),
      description: reason?.text ?? '',
      path: helpPath.reason(args.params.reason),
      // A form, which is in no sitemap.
      indexable: false,
      trail: args.loaderData?.trail ?? [],
    },
    args,
  );
};

/** A reason to write to the store (storefront.md §2 /help/reason/{reasonName?}/). */
export default function HelpReason({ loaderData: { arg } }: Route.ComponentProps): ReactElement {
  return <ReasonPage arg={arg} />;
}
