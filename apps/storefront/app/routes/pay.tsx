import { orderPath, PayPage } from '@omnis/orders';
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
import { PaymentReturn } from '@omnis/shopping';
import type { ReactElement } from 'react';
import { redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/pay.ts';

export const handle: RouteHandle = { layout: 'cart', slim: true };

async function load(reader: Reader, orderHash: string) {
  const t = await reader.texts(shellTexts);
  const arg = { params: { orderHash } };
  const [order, { state }] = await Promise.all([
    reader.read('ordersGet', arg),
    reader.read('checkoutToPay', arg),
  ]);
  // Its own page says what became of it.
  if (state !== 'payable') throw redirect(orderPath(order));
  return pageData(reader.seeds, {
    trail: [
      { text: t('home'), href: '/' },
      { text: t('orderNumber', { number: order.number }), href: `/receipt/${orderHash}` },
      { text: t('pay') },
    ],
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
      title: number ? t('payFor', { number }) : t('pay'),
      indexable: false,
      trail: args.loaderData?.trail ?? [],
    },
    args,
  );
};

/** Paying an order later (storefront.md §2 /pay/{order}/: cart layout). */
export default function Pay({ params: { orderHash } }: Route.ComponentProps): ReactElement {
  const [asked] = useSearchParams();
  const returned = asked.get('payment_intent');
  if (returned !== null) return <PaymentReturn intent={returned} back={`/pay/${orderHash}/`} />;
  return <PayPage arg={{ params: { orderHash } }} />;
}
