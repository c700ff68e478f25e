import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

/**
 * The live chat of shoppers (storefront.md §7). What is said is read by asking again after the last number, so no list of
 * it is kept in the cache: whoever shows a chat holds its messages.
 */
export const liveChatApi = api.injectEndpoints({
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

export const {
  /** `liveChat.token`: a token that a chat is started with, when it is asked for. */
  useLazyLiveChatTokenQuery,
  /** `liveChat.token`: a token that a chat is started with. */
  useLiveChatTokenQuery,
  /** `liveChat.status`: whether somebody of a group is there. */
  useLiveChatStatusQuery,
  /** `liveChat.current`: the open chat of the visitor, when it is asked for. */
  useLazyLiveChatCurrentQuery,
  /** `liveChat.current`: the open chat of the visitor. */
  useLiveChatCurrentQuery,
  /** `liveChat.read`: a chat with what was said after a number, when it is asked for. */
  useLazyLiveChatReadQuery,
  /** `liveChat.read`: a chat with what was said after a number. */
  useLiveChatReadQuery,
  /** `liveChat.group`: the group that a chat is with, when it is asked for. */
  useLazyLiveChatGroupQuery,
  /** `liveChat.group`: the group that a chat is with. */
  useLiveChatGroupQuery,
  /** `liveChat.start`: start a chat with its first message. */
  useLiveChatStartMutation,
  /** `liveChat.send`: say something in a chat. */
  useLiveChatSendMutation,
  /** `liveChat.transfer`: move a chat to another group. */
  useLiveChatTransferMutation,
  /** `liveChat.end`: end a chat. */
  useLiveChatEndMutation,
} = liveChatApi;
