import { labelled } from '@omnis/texts';
import {
  AfterSalePage,
  FindOrderPage,
  ordersTexts,
  purposeOf,
  purposeWords,
  titleKeyOf,
} from '@omnis/orders';
import { metaTexts, pageData, type Reader, readerOf, routeHead, shellTexts } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { Route } from './+types/after-sale.ts';

async function load(reader: Reader, pathname: string, orderHash: string | undefined) {
  const t = await reader.texts(shellTexts);
  const purpose = purposeOf(pathname);
  const words = await reader.texts(ordersTexts);
  const home = { text: t('home'), href: '/' };
  if (orderHash === undefined) {
    const title = words(purposeWords[purpose].title);
    return pageData(reader.seeds, { purpose, title, trail: [home, { text: title }] });
  }
  const arg = { params: { orderHash } };
  const [{ number, flow, status }, options] = await Promise.all([
    reader.read('ordersGet', arg),
    reader.read('ordersOptions', arg),
  ]);
  if (options.stage === 'shipped') await reader.read('ordersReturns', arg);
  const title = words(titleKeyOf({ purpose, flow, status }, options));
  return pageData(reader.seeds, {
    purpose,
    title: labelled(title, number, words.locale),
    trail: [home, { text: t('orderNumber', { number }), href: `/receipt/${orderHash}` }, { text: title }],
  });
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(readerOf(context), url.pathname, params.orderHash);
export const clientLoader = ({ context, params, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), url.pathname, params.orderHash);

/** Somebody's order: never kept for anybody else, and never out of date. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: args.loaderData?.title ?? t('yourOrder'),
      indexable: false,
      trail: args.loaderData?.trail ?? [],
      // The address of somebody's order is told to nobody.
      ...(args.params.orderHash === undefined ? { path: `/${purposeOf(args.location.pathname)}/` } : {}),
    },
    args,
  );
};

/**
 * Pages for an order after the sale (storefront.md §2 /edit-order/{orderHash?}, /update-address/{orderHash?},
 * /returns/{orderHash?}).
 */
export default function AfterSale({
  params: { orderHash },
  loaderData: { purpose },
}: Route.ComponentProps): ReactElement {
  return orderHash === undefined ? (
    <FindOrderPage purpose={purpose} />
  ) : (
    <AfterSalePage key={`${purpose} ${orderHash}`} arg={{ params: { orderHash } }} purpose={purpose} />
  );
}
