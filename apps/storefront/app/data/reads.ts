import { shopApi } from '@omnis/api-client';
import type { AppDispatch, SeedEntry } from '@omnis/store';

/** Endpoint name of a read that pages are made of. */
export type ReadName = SeedEntry['endpointName'];
type SeedsByName = { [S in SeedEntry as S['endpointName']]: S };

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
const { endpoints } = shopApi;

/** Reads through the cache of the store that dispatches. */
export const readers: Readers = {
  storeCoreData: (dispatch, arg) => dispatch(endpoints.storeCoreData.initiate(arg, once)),
  pagesGet: (dispatch, arg) => dispatch(endpoints.pagesGet.initiate(arg, once)),
  pagesList: (dispatch, arg) => dispatch(endpoints.pagesList.initiate(arg, once)),
  productsGet: (dispatch, arg) => dispatch(endpoints.productsGet.initiate(arg, once)),
  productsList: (dispatch, arg) => dispatch(endpoints.productsList.initiate(arg, once)),
  productsFetch: (dispatch, arg) => dispatch(endpoints.productsFetch.initiate(arg, once)),
  productsReviews: (dispatch, arg) => dispatch(endpoints.productsReviews.initiate(arg, once)),
  collectionsList: (dispatch, arg) => dispatch(endpoints.collectionsList.initiate(arg, once)),
  ordersGet: (dispatch, arg) => dispatch(endpoints.ordersGet.initiate(arg, once)),
};
