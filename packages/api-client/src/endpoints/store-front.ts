import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Endpoints of a store's start and of its mailing lists. */
export type StoreFrontEndpoints = {
  storeCoreData: CallQueryEndpoint<'store.coreData'>;
  storeUnlock: CallMutationEndpoint<'store.unlock'>;
  storeSubscribe: CallMutationEndpoint<'store.subscribe'>;
  notificationsSeen: CallMutationEndpoint<'notifications.seen'>;
  storeConfirmSubscription: CallMutationEndpoint<'store.confirmSubscription'>;
  storeContact: CallMutationEndpoint<'store.contact'>;
  storeSubmitRemill: CallMutationEndpoint<'store.submitRemill'>;
};

/** Endpoints for the core data of a store, and its mailing lists. */
export const storeFrontApi: CallsApi<StoreFrontEndpoints> = api.injectEndpoints({
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
    notificationsSeen: build.mutation<CallAnswer<'notifications.seen'>, CallArg<'notifications.seen'>>({
      query: callQuery('notifications.seen'),
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
    storeContact: build.mutation<CallAnswer<'store.contact'>, CallArg<'store.contact'>>({
      query: callQuery('store.contact'),
    }),
    storeSubmitRemill: build.mutation<CallAnswer<'store.submitRemill'>, CallArg<'store.submitRemill'>>({
      query: callQuery('store.submitRemill'),
    }),
  }),
});

/** `store.coreData`: the data that a store starts from: pages, theme, menus, plugins, currencies. */
export const useStoreCoreDataQuery: CallQueryHook<'store.coreData'> = storeFrontApi.useStoreCoreDataQuery;

/** `store.unlock`: give the password of a store that is behind one; a cookie opens it from then on. */
export const useStoreUnlockMutation: CallMutationHook<'store.unlock'> = storeFrontApi.useStoreUnlockMutation;

/** `store.subscribe`: ask to be on a mailing list; a mail with a link confirms it. */
export const useStoreSubscribeMutation: CallMutationHook<'store.subscribe'> =
  storeFrontApi.useStoreSubscribeMutation;

/** `notifications.seen`: count that a notification of the store was shown, opened or followed. */
export const useNotificationsSeenMutation: CallMutationHook<'notifications.seen'> =
  storeFrontApi.useNotificationsSeenMutation;

/** `store.confirmSubscription`: confirm a mailing-list subscription with the token of the mail. */
export const useStoreConfirmSubscriptionMutation: CallMutationHook<'store.confirmSubscription'> =
  storeFrontApi.useStoreConfirmSubscriptionMutation;

/** `store.contact`: write to the shop: a mail to its owner. */
export const useStoreContactMutation: CallMutationHook<'store.contact'> =
  storeFrontApi.useStoreContactMutation;

/** `store.submitRemill`: ask for the mail that a return for recycling begins with. */
export const useStoreSubmitRemillMutation: CallMutationHook<'store.submitRemill'> =
  storeFrontApi.useStoreSubmitRemillMutation;
