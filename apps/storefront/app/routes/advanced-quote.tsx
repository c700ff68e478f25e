import { isAgreed } from '@omnis/orders';
import { metaTexts, pageData, type Reader, readerOf, routeHead, seeded, shellTexts } from '@omnis/shop-kit';
import { QuotePage } from '@omnis/studio';
import type { ReactElement } from 'react';
import type { Route } from './+types/advanced-quote.ts';

async function load(reader: Reader, orderHash: string) {
  const t = await reader.texts(shellTexts);
  const arg = { params: { orderHash } };
  const { number, status } = await reader.read('quotesGet', arg);
  if (isAgreed({ status, quoted: true })) await reader.tryRead('ordersGet', arg);
  return pageData(reader.seeds, {
    trail: [
      { text: t('home'), href: '/' },
      { text: t('getQuote'), href: '/get-a-quote/' },
      { text: t('quoteNumber', { number }) },
    ],
  });
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(readerOf(context), params.orderHash);
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.orderHash);

/** Somebody's quote: never kept for anybody else, and never out of date. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const number = seeded(args.loaderData, 'quotesGet')?.number;
  return routeHead(
    {
      title: number ? t('quoteNumber', { number }) : t('quote'),
      indexable: false,
      trail: args.loaderData?.trail ?? [],
    },
    args,
  );
};

/** A quote on its way, by its unguessable hash (storefront.md §2 /advanced-quote/{order?}/). */
export default function AdvancedQuote({ params: { orderHash } }: Route.ComponentProps): ReactElement {
  return <QuotePage arg={{ params: { orderHash } }} />;
}
