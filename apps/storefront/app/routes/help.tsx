import { questionsData } from '@omnis/blocks';
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
import { HelpHome } from '../help/help-home.tsx';
import { helpPath } from '../help/help-path.ts';
import type { Route } from './+types/help.ts';

/** Longest search, in letters. */
const longest = 120;

async function load(reader: Reader, query: URLSearchParams) {
  const t = await reader.texts(shellTexts);
  const term = (query.get('q') ?? '').trim().slice(0, longest);
  const arg = term === '' ? undefined : { query: { search: term } };
  await reader.read('helpList', arg);
  return pageData(reader.seeds, { arg, term, trail: [{ text: t('home'), href: '/' }, { text: t('help') }] });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, url }: Route.LoaderArgs) => load(readerOf(context), url.searchParams);
export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), url.searchParams);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const found = seeded(args.loaderData, 'helpList')?.found;
  const faq = questionsData((found ?? []).map(({ title, answer }) => ({ question: title, answer })));
  return routeHead(
    {
      title: t('help'),
      description: t('helpText'),
      path: helpPath.home,
      // A search is no page of its own.
      indexable: !found,
      trail: args.loaderData?.trail ?? [],
      data: faq ? [faq] : [],
    },
    args,
  );
};

/** The help of a store (storefront.md §2 /help/). */
export default function Help({ loaderData: { arg, term } }: Route.ComponentProps): ReactElement {
  return <HelpHome arg={arg} term={term} />;
}
