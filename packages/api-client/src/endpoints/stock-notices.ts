import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { productsApi } from './products.ts';

/** Being told that something is back. */
export const stockNoticesApi = productsApi.injectEndpoints({
  endpoints: (build) => ({
    productsTellWhenBack: build.mutation<
      CallAnswer<'products.tellWhenBack'>,
      CallArg<'products.tellWhenBack'>
    >({
      query: callQuery('products.tellWhenBack'),
    }),
  }),
});

export const {
  /** `products.tellWhenBack`: ask for one mail when something that is sold out is back. */
  useProductsTellWhenBackMutation,
} = stockNoticesApi;
