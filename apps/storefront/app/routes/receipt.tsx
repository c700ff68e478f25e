import { OrderPage, quotePath } from '@omnis/orders';
import { metaTexts, pageData, type Reader, readerOf, routeHead, seeded, shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/receipt.ts';

async function load(reader: Reader, orderHash: string) {
  const t = await reader.texts(shellTexts);
  const order = await reader.read('ordersGet', { params: { orderHash } });
  // A quote is told about where it is answered: nothing of it was ordered or paid here.
  if (order.quoted === true) throw redirect(quotePath(orderHash));
  return pageData(reader.seeds, {
    trail: [{ text: t('home'), href: '/' }, { text: t('orderNumber', { number: order.number }) }],
  });
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(readerOf(context), params.orderHash);
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.orderHash);

/** Somebody's order: never kept for anybody else, and never out of date. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const number = seeded(args.loaderData, 'ordersGet')?.number;
  return routeHead(
    {
      title: number ? t('orderNumber', { number }) : t('order'),
      indexable: false,
      trail: args.loaderData?.trail ?? [],
    },
    args,
  );
};

/** The receipt of an order, by its unguessable hash (storefront.md §2 /receipt/{orderHash}). */
export default function Receipt({ params: { orderHash } }: Route.ComponentProps): ReactElement {
  return <OrderPage arg={{ params: { orderHash } }} />;
}
