import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId, type TagType } from '../tags.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const unreadId = 'UNREAD';
/** After a change that went through; what was refused has changed nothing. */
const lists = (answer: unknown): { type: TagType; id: string }[] =>
  answer === undefined ? [] : [{ type: 'Notification', id: listId }];

/** Endpoints for the signed-in person's notifications of a store in the dashboard (storefront.md §7 notifications). */
export const notificationsApi: CallsApi<{
  notificationsList: CallQueryEndpoint<'notifications.list'>;
  notificationsUnread: CallQueryEndpoint<'notifications.unread'>;
  notificationsMarkAllRead: CallMutationEndpoint<'notifications.markAllRead'>;
  notificationsMarkRead: CallMutationEndpoint<'notifications.markRead'>;
  notificationsMarkDeleted: CallMutationEndpoint<'notifications.markDeleted'>;
  notificationsRestore: CallMutationEndpoint<'notifications.restore'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    notificationsList: build.query<CallAnswer<'notifications.list'>, CallArg<'notifications.list'>>({
      query: callQuery('notifications.list'),
      providesTags: [{ type: 'Notification', id: listId }],
      // A list knows the count too, and later than whoever asked for it last.
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putUnread(params.division, answer.data.unread));
      },
    }),
    notificationsUnread: build.query<CallAnswer<'notifications.unread'>, CallArg<'notifications.unread'>>({
      query: callQuery('notifications.unread'),
      providesTags: [{ type: 'Notification', id: unreadId }],
    }),
    notificationsMarkAllRead: build.mutation<
      CallAnswer<'notifications.markAllRead'>,
      CallArg<'notifications.markAllRead'>
    >({
      query: callQuery('notifications.markAllRead'),
      invalidatesTags: lists,
      onQueryStarted: takeUnread,
    }),
    notificationsMarkRead: build.mutation<
      CallAnswer<'notifications.markRead'>,
      CallArg<'notifications.markRead'>
    >({
      query: callQuery('notifications.markRead'),
      invalidatesTags: lists,
      onQueryStarted: takeUnread,
    }),
    notificationsMarkDeleted: build.mutation<
      CallAnswer<'notifications.markDeleted'>,
      CallArg<'notifications.markDeleted'>
    >({
      query: callQuery('notifications.markDeleted'),
      invalidatesTags: lists,
      onQueryStarted: takeUnread,
    }),
    notificationsRestore: build.mutation<
      CallAnswer<'notifications.restore'>,
      CallArg<'notifications.restore'>
    >({
      query: callQuery('notifications.restore'),
      invalidatesTags: lists,
      onQueryStarted: takeUnread,
    }),
  }),
});

function putUnread(division: string | number, unread: number): UnknownAction {
  return notificationsApi.util.upsertQueryEntries([
    { endpointName: 'notificationsUnread', arg: { params: { division } }, value: { unread } },
  ]);
}

/** Every change is answered with the count, so that it need not be asked for. */
async function takeUnread(
  _arg: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    readonly dispatch: (action: UnknownAction) => unknown;
    readonly queryFulfilled: Promise<{ readonly data: CallAnswer<'notifications.markRead'> }>;
  },
): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer !== null) dispatch(putUnread(answer.data.division, answer.data.unread));
}

/** `notifications.list`: the signed-in person’s notifications about a store, newest first. */
export const useNotificationsListQuery: CallQueryHook<'notifications.list'> =
  notificationsApi.useNotificationsListQuery;

/** `notifications.unread`: the number of unread notifications. */
export const useNotificationsUnreadQuery: CallQueryHook<'notifications.unread'> =
  notificationsApi.useNotificationsUnreadQuery;

/** `notifications.markAllRead`: mark those as read that were seen. */
export const useNotificationsMarkAllReadMutation: CallMutationHook<'notifications.markAllRead'> =
  notificationsApi.useNotificationsMarkAllReadMutation;

/** `notifications.markRead`: mark one as read. */
export const useNotificationsMarkReadMutation: CallMutationHook<'notifications.markRead'> =
  notificationsApi.useNotificationsMarkReadMutation;

/** `notifications.markDeleted`: delete one; it can be restored. */
export const useNotificationsMarkDeletedMutation: CallMutationHook<'notifications.markDeleted'> =
  notificationsApi.useNotificationsMarkDeletedMutation;

/** `notifications.restore`: bring one back that was deleted. */
export const useNotificationsRestoreMutation: CallMutationHook<'notifications.restore'> =
  notificationsApi.useNotificationsRestoreMutation;
