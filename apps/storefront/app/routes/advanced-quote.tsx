import type { ReactElement } from 'react';
import { pageData } from '../data/page-data.ts';
import { readerOf, seeded, type Reader } from '../data/reader.ts';
import { routeHead } from '../head/route-head.ts';
import { QuotePage } from '../quote/quote-page.tsx';
import type { Route } from './+types/advanced-quote.ts';

async function load(reader: Reader, orderHash: string) {
  const { number } = await reader.read('quotesGet', { params: { orderHash } });
  return pageData(reader.seeds, {
    trail: [
      { text: 'Home', href: '/' },
      { text: 'Get a quote', href: '/get-a-quote/' },
      { text: `Quote ${number}` },
    ],
  });
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(readerOf(context), params.orderHash);
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.orderHash);

/** Somebody's quote: never kept for anybody else, and never out of date. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = (args) => {
  const number = seeded(args.loaderData, 'quotesGet')?.number;
  return routeHead(
    { title: number ? `Quote ${number}` : 'Quote', indexable: false, trail: args.loaderData?.trail ?? [] },
    args,
  );
};

/** A quote on its way, by its unguessable hash (storefront.md §2 /advanced-quote/{order?}/). */
export default function AdvancedQuote({ params: { orderHash } }: Route.ComponentProps): ReactElement {
  return <QuotePage arg={{ params: { orderHash } }} />;
}
