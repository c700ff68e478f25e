import { shopEndpoints as endpoints } from '@omnis/api-client';
import { selectCurrency, type AppDispatch, type OmnisStore } from '@omnis/store';
import { coreOf } from './core.ts';
import type { ReadSource } from './read-source.ts';
import type { ReadName, ReadArg, ReadValue } from './reads.types.ts';

interface Outcome<N extends ReadName> {
  readonly data?: ReadValue<N>;
  readonly error?: unknown;
}

/** A read on its way, which is held in the cache until it is let go. */
interface Held<N extends ReadName> extends PromiseLike<Outcome<N>> {
  readonly unsubscribe: () => void;
}

type Readers = {
  readonly [N in ReadName]: (dispatch: AppDispatch, arg: ReadArg<N>) => Held<N>;
};

/** An endpoint that a page's own code brings; its loader runs after that code has. */
function brought<E>(endpoint: E | undefined): E {
  if (endpoint === undefined) throw new Error('A page reads by an endpoint that its code does not import.');
  return endpoint;
}

const readers: Readers = {
  storeCoreData: (dispatch, arg) => dispatch(endpoints.storeCoreData.initiate(arg)),
  pagesGet: (dispatch, arg) => dispatch(endpoints.pagesGet.initiate(arg)),
  pagesList: (dispatch, arg) => dispatch(endpoints.pagesList.initiate(arg)),
  productsSuggest: (dispatch, arg) => dispatch(endpoints.productsSuggest.initiate(arg)),
  productsGet: (dispatch, arg) => dispatch(endpoints.productsGet.initiate(arg)),
  productsList: (dispatch, arg) => dispatch(endpoints.productsList.initiate(arg)),
  productsFetch: (dispatch, arg) => dispatch(endpoints.productsFetch.initiate(arg)),
  productsReviews: (dispatch, arg) => dispatch(endpoints.productsReviews.initiate(arg)),
  collectionsList: (dispatch, arg) => dispatch(endpoints.collectionsList.initiate(arg)),
  artemisQuery: (dispatch, arg) => dispatch(endpoints.artemisQuery.initiate(arg)),
  blogPaginate: (dispatch, arg) => dispatch(endpoints.blogPaginate.initiate(arg)),
  socialInstagramPosts: (dispatch, arg) => dispatch(endpoints.socialInstagramPosts.initiate(arg)),
  blogGet: (dispatch, arg) => dispatch(brought(endpoints.blogGet).initiate(arg)),
  helpList: (dispatch, arg) => dispatch(brought(endpoints.helpList).initiate(arg)),
  helpGroup: (dispatch, arg) => dispatch(brought(endpoints.helpGroup).initiate(arg)),
  helpQuestion: (dispatch, arg) => dispatch(brought(endpoints.helpQuestion).initiate(arg)),
  helpReason: (dispatch, arg) => dispatch(brought(endpoints.helpReason).initiate(arg)),
  policiesGet: (dispatch, arg) => dispatch(brought(endpoints.policiesGet).initiate(arg)),
  sitemapGet: (dispatch, arg) => dispatch(brought(endpoints.sitemapGet).initiate(arg)),
  ordersHistory: (dispatch, arg) => dispatch(brought(endpoints.ordersHistory).initiate(arg)),
  ordersGet: (dispatch, arg) => dispatch(brought(endpoints.ordersGet).initiate(arg)),
  checkoutToPay: (dispatch, arg) => dispatch(brought(endpoints.checkoutToPay).initiate(arg)),
  ordersInvoice: (dispatch, arg) => dispatch(brought(endpoints.ordersInvoice).initiate(arg)),
  ordersReturns: (dispatch, arg) => dispatch(brought(endpoints.ordersReturns).initiate(arg)),
  ordersOptions: (dispatch, arg) => dispatch(brought(endpoints.ordersOptions).initiate(arg)),
  studioProducts: (dispatch, arg) => dispatch(brought(endpoints.studioProducts).initiate(arg)),
  quotesGet: (dispatch, arg) => dispatch(brought(endpoints.quotesGet).initiate(arg)),
};

/** Reads through the cache of the browser's store: what was read a moment ago is there at once. */
export function browserSource(store: OmnisStore): ReadSource {
  return {
    core: () => coreOf(store.getState()),
    currency: () => selectCurrency(store.getState()),
    locale: () => document.documentElement.lang,
    ask: async (name, arg) => {
      // Held meanwhile: a change that waits for calls on their way takes what nobody holds out of the cache with its answer.
      const held = readers[name](store.dispatch, arg);
      const { data, error } = await held;
      held.unsubscribe();
      return { value: data, error };
    },
  };
}
