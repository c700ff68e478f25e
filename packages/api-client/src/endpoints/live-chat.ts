import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallLazyQueryHook,
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/**
 * The live chat of shoppers (storefront.md §7). What is said is read by asking again after the last number, so no list of
 * it is kept in the cache: whoever shows a chat holds its messages.
 */
export const liveChatApi: CallsApi<{
  liveChatToken: CallQueryEndpoint<'liveChat.token'>;
  liveChatStatus: CallQueryEndpoint<'liveChat.status'>;
  liveChatCurrent: CallQueryEndpoint<'liveChat.current'>;
  liveChatRead: CallQueryEndpoint<'liveChat.read'>;
  liveChatGroup: CallQueryEndpoint<'liveChat.group'>;
  liveChatStart: CallMutationEndpoint<'liveChat.start'>;
  liveChatSend: CallMutationEndpoint<'liveChat.send'>;
  liveChatTransfer: CallMutationEndpoint<'liveChat.transfer'>;
  liveChatEnd: CallMutationEndpoint<'liveChat.end'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    liveChatToken: build.query<CallAnswer<'liveChat.token'>, CallArg<'liveChat.token'>>({
      query: callQuery('liveChat.token'),
      // Good for ten minutes, or as old as the moment: nothing of it is kept.
      keepUnusedDataFor: 0,
    }),
    liveChatStatus: build.query<CallAnswer<'liveChat.status'>, CallArg<'liveChat.status'>>({
      query: callQuery('liveChat.status'),
    }),
    liveChatCurrent: build.query<CallAnswer<'liveChat.current'>, CallArg<'liveChat.current'>>({
      query: callQuery('liveChat.current'),
      keepUnusedDataFor: 0,
    }),
    liveChatRead: build.query<CallAnswer<'liveChat.read'>, CallArg<'liveChat.read'>>({
      query: callQuery('liveChat.read'),
      keepUnusedDataFor: 0,
    }),
    liveChatGroup: build.query<CallAnswer<'liveChat.group'>, CallArg<'liveChat.group'>>({
      query: callQuery('liveChat.group'),
      keepUnusedDataFor: 0,
    }),
    liveChatStart: build.mutation<CallAnswer<'liveChat.start'>, CallArg<'liveChat.start'>>({
      query: callQuery('liveChat.start'),
    }),
    liveChatSend: build.mutation<CallAnswer<'liveChat.send'>, CallArg<'liveChat.send'>>({
      query: callQuery('liveChat.send'),
    }),
    liveChatTransfer: build.mutation<CallAnswer<'liveChat.transfer'>, CallArg<'liveChat.transfer'>>({
      query: callQuery('liveChat.transfer'),
    }),
    liveChatEnd: build.mutation<CallAnswer<'liveChat.end'>, CallArg<'liveChat.end'>>({
      query: callQuery('liveChat.end'),
    }),
  }),
});

/** `liveChat.token`: a token that a chat is started with, when it is asked for. */
export const useLazyLiveChatTokenQuery: CallLazyQueryHook<'liveChat.token'> =
  liveChatApi.useLazyLiveChatTokenQuery;

/** `liveChat.token`: a token that a chat is started with. */
export const useLiveChatTokenQuery: CallQueryHook<'liveChat.token'> = liveChatApi.useLiveChatTokenQuery;

/** `liveChat.status`: the availability of a group for chat. */
export const useLiveChatStatusQuery: CallQueryHook<'liveChat.status'> = liveChatApi.useLiveChatStatusQuery;

/** `liveChat.current`: the open chat of the visitor, when it is asked for. */
export const useLazyLiveChatCurrentQuery: CallLazyQueryHook<'liveChat.current'> =
  liveChatApi.useLazyLiveChatCurrentQuery;

/** `liveChat.current`: the open chat of the visitor. */
export const useLiveChatCurrentQuery: CallQueryHook<'liveChat.current'> = liveChatApi.useLiveChatCurrentQuery;

/** `liveChat.read`: a chat with what was said after a number, when it is asked for. */
export const useLazyLiveChatReadQuery: CallLazyQueryHook<'liveChat.read'> =
  liveChatApi.useLazyLiveChatReadQuery;

/** `liveChat.read`: a chat with what was said after a number. */
export const useLiveChatReadQuery: CallQueryHook<'liveChat.read'> = liveChatApi.useLiveChatReadQuery;

/** `liveChat.group`: the group that a chat is with, when it is asked for. */
export const useLazyLiveChatGroupQuery: CallLazyQueryHook<'liveChat.group'> =
  liveChatApi.useLazyLiveChatGroupQuery;

/** `liveChat.group`: the group that a chat is with. */
export const useLiveChatGroupQuery: CallQueryHook<'liveChat.group'> = liveChatApi.useLiveChatGroupQuery;

/** `liveChat.start`: start a chat with its first message. */
export const useLiveChatStartMutation: CallMutationHook<'liveChat.start'> =
  liveChatApi.useLiveChatStartMutation;

/** `liveChat.send`: say something in a chat. */
export const useLiveChatSendMutation: CallMutationHook<'liveChat.send'> = liveChatApi.useLiveChatSendMutation;

/** `liveChat.transfer`: move a chat to another group. */
export const useLiveChatTransferMutation: CallMutationHook<'liveChat.transfer'> =
  liveChatApi.useLiveChatTransferMutation;

/** `liveChat.end`: end a chat. */
export const useLiveChatEndMutation: CallMutationHook<'liveChat.end'> = liveChatApi.useLiveChatEndMutation;
