import { api, type CallAnswer, type CallArg } from '@omnis/api-client';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { OmnisStore } from './create-omnis-store.ts';

/** An answer that was loaded outside of the store, with the endpoint and the argument that it answers. */
interface Seed<E extends string, Arg, Value> {
  readonly endpointName: E;
  readonly arg: Arg;
  readonly value: Value;
}

/** Data that a server loads for a shop's page, as plain data that can travel with the page. */
export type SeedEntry =
  | Seed<'storeCoreData', CallArg<'store.coreData'>, CallAnswer<'store.coreData'>>
  | Seed<'productsList', CallArg<'products.list'>, CallAnswer<'products.list'>>
  | Seed<'productsSuggest', CallArg<'products.suggest'>, CallAnswer<'products.suggest'>>
  | Seed<'productsGet', CallArg<'products.get'>, CallAnswer<'products.get'>>
  | Seed<'productsReviews', CallArg<'products.reviews'>, CallAnswer<'products.reviews'>>
  | Seed<'productsFetch', CallArg<'products.fetch'>, CallAnswer<'products.fetch'>>
  | Seed<'collectionsList', CallArg<'collections.list'>, CallAnswer<'collections.list'>>
  | Seed<'pagesList', CallArg<'pages.list'>, CallAnswer<'pages.list'>>
  | Seed<'pagesGet', CallArg<'pages.get'>, CallAnswer<'pages.get'>>
  | Seed<'artemisQuery', CallArg<'artemis.query'>, CallAnswer<'artemis.query'>>
  | Seed<'blogPaginate', CallArg<'blog.paginate'>, CallAnswer<'blog.paginate'>>
  | Seed<'socialInstagramPosts', CallArg<'social.instagramPosts'>, CallAnswer<'social.instagramPosts'>>
  | Seed<'blogGet', CallArg<'blog.get'>, CallAnswer<'blog.get'>>
  | Seed<'helpList', CallArg<'help.list'>, CallAnswer<'help.list'>>
  | Seed<'helpGroup', CallArg<'help.group'>, CallAnswer<'help.group'>>
  | Seed<'helpQuestion', CallArg<'help.question'>, CallAnswer<'help.question'>>
  | Seed<'helpReason', CallArg<'help.reason'>, CallAnswer<'help.reason'>>
  | Seed<'policiesGet', CallArg<'policies.get'>, CallAnswer<'policies.get'>>
  | Seed<'sitemapGet', CallArg<'sitemap.get'>, CallAnswer<'sitemap.get'>>
  | Seed<'ordersHistory', CallArg<'orders.history'>, CallAnswer<'orders.history'>>
  | Seed<'ordersGet', CallArg<'orders.get'>, CallAnswer<'orders.get'>>
  | Seed<'checkoutToPay', CallArg<'checkout.toPay'>, CallAnswer<'checkout.toPay'>>
  | Seed<'ordersInvoice', CallArg<'orders.invoice'>, CallAnswer<'orders.invoice'>>
  | Seed<'ordersOptions', CallArg<'orders.options'>, CallAnswer<'orders.options'>>
  | Seed<'ordersReturns', CallArg<'orders.returns'>, CallAnswer<'orders.returns'>>
  | Seed<'studioProducts', CallArg<'studio.products'>, CallAnswer<'studio.products'>>
  | Seed<'quotesGet', CallArg<'quotes.get'>, CallAnswer<'quotes.get'>>;

/**
 * Writes loader data into the API's cache, on the server before rendering and in the browser before hydrating, so that
 * no call is repeated. At once: the next read finds it.
 *
 * @example
 * const store = createOmnisStore({ app: 'storefront' });
 * export const loaded: SeedEntry[] = []; // what the server's loaders read, sent with the page
 * seedQueries(store, loaded);
 */
export function seedQueries(store: Pick<OmnisStore, 'dispatch'>, entries: readonly SeedEntry[]): void {
  const action = seedAction(entries);
  if (action !== null) store.dispatch(action);
}

/** Action that writes entries into the API's cache; null: there is nothing to write. */
export function seedAction(
  entries: readonly SeedEntry[],
): ReturnType<typeof api.util.upsertQueryEntries> | null {
  // Data that the code of this page cannot read is not shown either.
  const known = entries.filter(({ endpointName }) => endpointName in api.endpoints);
  // Safe: an entry has the argument and the answer of its own endpoint, which its page's code has injected.
  return known.length > 0 ? api.util.upsertQueryEntries(known as never[]) : null;
}

/**
 * Lets queries refetch when the window gets the focus or the network comes back; call it once in a browser.
 *
 * @returns a function that stops it
 */
export function connectBrowser(store: Pick<OmnisStore, 'dispatch'>): () => void {
  return setupListeners(store.dispatch);
}
