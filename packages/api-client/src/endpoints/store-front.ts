import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

/** What a store starts from, and its mailing lists. */
export const storeFrontApi = api.injectEndpoints({
  endpoints: (build) => ({
    storeCoreData: build.query<CallAnswer<'store.coreData'>, CallArg<'store.coreData'>>({
      query: callQuery('store.coreData'),
      providesTags: ['StoreCore'],
      // Everything stands on it and nothing subscribes to it: dropped after a minute, the page would break.
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    storeUnlock: build.mutation<CallAnswer<'store.unlock'>, CallArg<'store.unlock'>>({
      query: callQuery('store.unlock'),
    }),
    storeSubscribe: build.mutation<CallAnswer<'store.subscribe'>, CallArg<'store.subscribe'>>({
      query: callQuery('store.subscribe'),
    }),
    storeConfirmSubscription: build.mutation<
      CallAnswer<'store.confirmSubscription'>,
      CallArg<'store.confirmSubscription'>
    >({
      query: callQuery('store.confirmSubscription'),
    }),
  }),
});

export const {
  useStoreCoreDataQuery,
  useStoreUnlockMutation,
  useStoreSubscribeMutation,
  useStoreConfirmSubscriptionMutation,
} = storeFrontApi;
