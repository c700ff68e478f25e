import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type { CallMutationEndpoint, CallMutationHook, CallsApi } from '../call-hooks.ts';

/** Push messages to a browser of a store; nothing of them is kept, since the browser knows best. */
export const pushApi: CallsApi<{
  notificationsKey: CallMutationEndpoint<'notifications.key'>;
  notificationsSubscribe: CallMutationEndpoint<'notifications.subscribe'>;
  notificationsFind: CallMutationEndpoint<'notifications.find'>;
  notificationsUnsubscribe: CallMutationEndpoint<'notifications.unsubscribe'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    notificationsKey: build.mutation<CallAnswer<'notifications.key'>, CallArg<'notifications.key'>>({
      query: callQuery('notifications.key'),
    }),
    notificationsSubscribe: build.mutation<
      CallAnswer<'notifications.subscribe'>,
      CallArg<'notifications.subscribe'>
    >({ query: callQuery('notifications.subscribe') }),
    notificationsFind: build.mutation<CallAnswer<'notifications.find'>, CallArg<'notifications.find'>>({
      query: callQuery('notifications.find'),
    }),
    notificationsUnsubscribe: build.mutation<
      CallAnswer<'notifications.unsubscribe'>,
      CallArg<'notifications.unsubscribe'>
    >({ query: callQuery('notifications.unsubscribe') }),
  }),
});

/** `notifications.key`: the key that a browser subscribes with. */
export const useNotificationsKeyMutation: CallMutationHook<'notifications.key'> =
  pushApi.useNotificationsKeyMutation;

/** `notifications.subscribe`: be told of an order, or of all of one's orders, in this browser. */
export const useNotificationsSubscribeMutation: CallMutationHook<'notifications.subscribe'> =
  pushApi.useNotificationsSubscribeMutation;

/** `notifications.find`: the subscription of this browser to messages. */
export const useNotificationsFindMutation: CallMutationHook<'notifications.find'> =
  pushApi.useNotificationsFindMutation;

/** `notifications.unsubscribe`: be told no more. */
export const useNotificationsUnsubscribeMutation: CallMutationHook<'notifications.unsubscribe'> =
  pushApi.useNotificationsUnsubscribeMutation;
