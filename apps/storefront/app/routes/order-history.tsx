import { historyArg, HistoryPage, ordersTexts } from '@omnis/orders';
import { metaTexts, pageData, type Reader, readerOf, routeHead, shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { Route } from './+types/order-history.ts';

async function load(reader: Reader, customerHash: string, query: URLSearchParams) {
  const [t, words] = await Promise.all([reader.texts(shellTexts), reader.texts(ordersTexts)]);
  const arg = historyArg(customerHash, query);
  await reader.read('ordersHistory', arg);
  return pageData(reader.seeds, {
    arg,
    trail: [{ text: t('home'), href: '/' }, { text: words('yourOrders') }],
  });
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(readerOf(context), params.customerHash, url.searchParams);
export const clientLoader = ({ context, params, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.customerHash, url.searchParams);

/** Somebody's orders: never kept for anybody else, and never out of date. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = (args) =>
  routeHead(
    {
      title: metaTexts(args, ordersTexts)('yourOrders'),
      indexable: false,
      trail: args.loaderData?.trail ?? [],
    },
    args,
  );

/** All orders of a customer, by an unguessable hash (storefront.md §2 /order-history/{customerHash}). */
export default function OrderHistory({ loaderData: { arg } }: Route.ComponentProps): ReactElement {
  return <HistoryPage arg={arg} />;
}
