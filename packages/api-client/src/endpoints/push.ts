import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

/** Push messages to a browser of a store; nothing of them is kept, since the browser knows best. */
export const pushApi = api.injectEndpoints({
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

export const {
  /** `notifications.key`: the key that a browser subscribes with. */
  useNotificationsKeyMutation,
  /** `notifications.subscribe`: be told of an order, or of all of one's orders, in this browser. */
  useNotificationsSubscribeMutation,
  /** `notifications.find`: whether this browser is told. */
  useNotificationsFindMutation,
  /** `notifications.unsubscribe`: be told no more. */
  useNotificationsUnsubscribeMutation,
} = pushApi;
