import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { takeSession } from './accounts.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Opening a store. */
export const storesApi: CallsApi<{
  storesSubdomain: CallQueryEndpoint<'stores.subdomain'>;
  storesCreate: CallMutationEndpoint<'stores.create'>;
  storesChoose: CallMutationEndpoint<'stores.choose'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    storesSubdomain: build.query<CallAnswer<'stores.subdomain'>, CallArg<'stores.subdomain'>>({
      query: callQuery('stores.subdomain'),
      // Somebody else may take it meanwhile.
      keepUnusedDataFor: 5,
    }),
    storesCreate: build.mutation<CallAnswer<'stores.create'>, CallArg<'stores.create'>>({
      query: callQuery('stores.create'),
      onQueryStarted: takeSession,
    }),
    storesChoose: build.mutation<CallAnswer<'stores.choose'>, CallArg<'stores.choose'>>({
      query: callQuery('stores.choose'),
      onQueryStarted: takeSession,
    }),
  }),
});

/** `stores.subdomain`: the availability of a store address. */
export const useStoresSubdomainQuery: CallQueryHook<'stores.subdomain'> = storesApi.useStoresSubdomainQuery;

/** `stores.create`: open a store for the signed-in owner. */
export const useStoresCreateMutation: CallMutationHook<'stores.create'> = storesApi.useStoresCreateMutation;

/** `stores.choose`: manage another one of the stores whose team one belongs to. */
export const useStoresChooseMutation: CallMutationHook<'stores.choose'> = storesApi.useStoresChooseMutation;
