import { InvoicePage } from '@omnis/orders';
import { metaTexts, pageData, type Reader, readerOf, routeHead, seeded, shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { Route } from './+types/invoice.ts';

async function load(reader: Reader, orderHash: string) {
  const t = await reader.texts(shellTexts);
  const { number } = await reader.read('ordersInvoice', { params: { orderHash } });
  return pageData(reader.seeds, {
    trail: [
      { text: t('home'), href: '/' },
      { text: t('orderNumber', { number }), href: `/receipt/${orderHash}` },
      { text: t('invoice') },
    ],
  });
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(readerOf(context), params.orderHash);
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.orderHash);

/** Somebody's invoice: never kept for anybody else. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const number = seeded(args.loaderData, 'ordersInvoice')?.number;
  return routeHead(
    {
      title: number ? t('invoiceNumber', { number }) : t('invoice'),
      indexable: false,
      trail: args.loaderData?.trail ?? [],
    },
    args,
  );
};

/** The invoice of an order, to be printed or kept (storefront.md §2 /invoice/{orderHash}). */
export default function Invoice({ params: { orderHash } }: Route.ComponentProps): ReactElement {
  return <InvoicePage arg={{ params: { orderHash } }} />;
}
