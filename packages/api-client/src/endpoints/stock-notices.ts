import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { productsApi, type ProductsEndpoints } from './products.ts';
import type { CallMutationEndpoint, CallMutationHook, CallsApi } from '../call-hooks.ts';

/** Being told that something is back. */
export const stockNoticesApi: CallsApi<
  ProductsEndpoints & {
    productsTellWhenBack: CallMutationEndpoint<'products.tellWhenBack'>;
  }
> = productsApi.injectEndpoints({
  endpoints: (build) => ({
    productsTellWhenBack: build.mutation<
      CallAnswer<'products.tellWhenBack'>,
      CallArg<'products.tellWhenBack'>
    >({
      query: callQuery('products.tellWhenBack'),
    }),
  }),
});

/** `products.tellWhenBack`: ask for one mail when something that is sold out is back. */
export const useProductsTellWhenBackMutation: CallMutationHook<'products.tellWhenBack'> =
  stockNoticesApi.useProductsTellWhenBackMutation;
