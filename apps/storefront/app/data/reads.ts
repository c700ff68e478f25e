import { shopEndpoints as endpoints } from '@omnis/api-client';
import { selectCurrency, type AppDispatch, type OmnisStore, type SeedEntry } from '@omnis/store';
import { coreOf } from './core.ts';
import type { ReadSource } from './reader.ts';

type SeedsByName = { [S in SeedEntry as S['endpointName']]: S };

/** Endpoint name of a read that pages are made of. */
export type ReadName = SeedEntry['endpointName'];
/** A read's answer on its way into the other side's cache. */
export type SeedOf<N extends ReadName> = SeedsByName[N];
/** Argument of a read. */
export type ReadArg<N extends ReadName> = SeedOf<N>['arg'];
/** What a read answers. */
export type ReadValue<N extends ReadName> = SeedOf<N>['value'];

interface Outcome<N extends ReadName> {
  readonly data?: ReadValue<N>;
  readonly error?: unknown;
}

type Readers = {
  readonly [N in ReadName]: (dispatch: AppDispatch, arg: ReadArg<N>) => PromiseLike<Outcome<N>>;
};

const once = { subscribe: false } as const;

/** An endpoint that a page's own code brings; its loader runs after that code has. */
function brought<E>(endpoint: E | undefined): E {
  if (endpoint === undefined) throw new Error('A page reads by an endpoint that its code does not import.');
  return endpoint;
}

const readers: Readers = {
  storeCoreData: (dispatch, arg) => dispatch(endpoints.storeCoreData.initiate(arg, once)),
  pagesGet: (dispatch, arg) => dispatch(endpoints.pagesGet.initiate(arg, once)),
  pagesList: (dispatch, arg) => dispatch(endpoints.pagesList.initiate(arg, once)),
  productsSuggest: (dispatch, arg) => dispatch(endpoints.productsSuggest.initiate(arg, once)),
  productsGet: (dispatch, arg) => dispatch(endpoints.productsGet.initiate(arg, once)),
  productsList: (dispatch, arg) => dispatch(endpoints.productsList.initiate(arg, once)),
  productsFetch: (dispatch, arg) => dispatch(endpoints.productsFetch.initiate(arg, once)),
  productsReviews: (dispatch, arg) => dispatch(endpoints.productsReviews.initiate(arg, once)),
  collectionsList: (dispatch, arg) => dispatch(endpoints.collectionsList.initiate(arg, once)),
  artemisQuery: (dispatch, arg) => dispatch(endpoints.artemisQuery.initiate(arg, once)),
  blogPaginate: (dispatch, arg) => dispatch(endpoints.blogPaginate.initiate(arg, once)),
  socialInstagramPosts: (dispatch, arg) => dispatch(endpoints.socialInstagramPosts.initiate(arg, once)),
  blogGet: (dispatch, arg) => dispatch(brought(endpoints.blogGet).initiate(arg, once)),
  helpList: (dispatch, arg) => dispatch(brought(endpoints.helpList).initiate(arg, once)),
  helpGroup: (dispatch, arg) => dispatch(brought(endpoints.helpGroup).initiate(arg, once)),
  helpQuestion: (dispatch, arg) => dispatch(brought(endpoints.helpQuestion).initiate(arg, once)),
  helpReason: (dispatch, arg) => dispatch(brought(endpoints.helpReason).initiate(arg, once)),
  policiesGet: (dispatch, arg) => dispatch(brought(endpoints.policiesGet).initiate(arg, once)),
  sitemapGet: (dispatch, arg) => dispatch(brought(endpoints.sitemapGet).initiate(arg, once)),
  ordersHistory: (dispatch, arg) => dispatch(brought(endpoints.ordersHistory).initiate(arg, once)),
  ordersGet: (dispatch, arg) => dispatch(brought(endpoints.ordersGet).initiate(arg, once)),
  checkoutToPay: (dispatch, arg) => dispatch(brought(endpoints.checkoutToPay).initiate(arg, once)),
  ordersInvoice: (dispatch, arg) => dispatch(brought(endpoints.ordersInvoice).initiate(arg, once)),
  ordersReturns: (dispatch, arg) => dispatch(brought(endpoints.ordersReturns).initiate(arg, once)),
  ordersOptions: (dispatch, arg) => dispatch(brought(endpoints.ordersOptions).initiate(arg, once)),
  studioProducts: (dispatch, arg) => dispatch(brought(endpoints.studioProducts).initiate(arg, once)),
  quotesGet: (dispatch, arg) => dispatch(brought(endpoints.quotesGet).initiate(arg, once)),
};

/** Reads through the cache of the browser's store: what was read a moment ago is there at once. */
export function browserSource(store: OmnisStore): ReadSource {
  return {
    core: () => coreOf(store.getState()),
    currency: () => selectCurrency(store.getState()),
    locale: () => document.documentElement.lang,
    ask: async (name, arg) => {
      const { data, error } = await readers[name](store.dispatch, arg);
      return { value: data, error };
    },
  };
}
