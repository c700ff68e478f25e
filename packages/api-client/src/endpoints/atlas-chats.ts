import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';

/** The chats of shoppers as staff answer them, over all stores (storefront.md §4 Live chat). */
export const atlasChatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    atlasChatAvailability: build.query<
      CallAnswer<'atlas.chatAvailability'>,
      CallArg<'atlas.chatAvailability'>
    >({
      query: callQuery('atlas.chatAvailability'),
      providesTags: [{ type: 'StaffChat', id: 'AVAILABILITY' }],
    }),
    atlasSetChatAvailability: build.mutation<
      CallAnswer<'atlas.setChatAvailability'>,
      CallArg<'atlas.setChatAvailability'>
    >({
      query: callQuery('atlas.setChatAvailability'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['StaffChat']),
    }),
    atlasChats: build.query<CallAnswer<'atlas.chats'>, CallArg<'atlas.chats'>>({
      query: callQuery('atlas.chats'),
      providesTags: [{ type: 'StaffChat', id: listId }],
    }),
    atlasChat: build.query<CallAnswer<'atlas.chat'>, CallArg<'atlas.chat'>>({
      query: callQuery('atlas.chat'),
      // Asked for again after its last number; whoever shows the chat holds its messages.
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, { params }) => [{ type: 'StaffChat', id: params.id }],
    }),
    atlasTakeChat: build.mutation<CallAnswer<'atlas.takeChat'>, CallArg<'atlas.takeChat'>>({
      query: callQuery('atlas.takeChat'),
      // Also after a 409: somebody else was faster.
      invalidatesTags: ['StaffChat'],
    }),
    atlasReplyChat: build.mutation<CallAnswer<'atlas.replyChat'>, CallArg<'atlas.replyChat'>>({
      query: callQuery('atlas.replyChat'),
      invalidatesTags: (_answer, _error, { params }) => [
        { type: 'StaffChat', id: params.id },
        { type: 'StaffChat', id: listId },
      ],
    }),
    atlasTransferChat: build.mutation<CallAnswer<'atlas.transferChat'>, CallArg<'atlas.transferChat'>>({
      query: callQuery('atlas.transferChat'),
      // Also after a 409: somebody else was faster.
      invalidatesTags: ['StaffChat'],
    }),
    atlasEndChat: build.mutation<CallAnswer<'atlas.endChat'>, CallArg<'atlas.endChat'>>({
      query: callQuery('atlas.endChat'),
      // Also after a 409: somebody else was faster.
      invalidatesTags: ['StaffChat'],
    }),
  }),
});

export const {
  /** `atlas.chatAvailability`: whether who is signed in answers chats. */
  useAtlasChatAvailabilityQuery,
  /** `atlas.setChatAvailability`: come to the chat with one’s groups, or leave it. */
  useAtlasSetChatAvailabilityMutation,
  /** `atlas.chats`: chats over all stores, by state. */
  useAtlasChatsQuery,
  /** `atlas.chat`: a chat with what was said after a number. */
  useAtlasChatQuery,
  /** `atlas.chat`, when it is asked for: for what was said since. */
  useLazyAtlasChatQuery,
  /** `atlas.takeChat`: take a chat. */
  useAtlasTakeChatMutation,
  /** `atlas.replyChat`: answer in a chat. */
  useAtlasReplyChatMutation,
  /** `atlas.transferChat`: hand a chat to a group. */
  useAtlasTransferChatMutation,
  /** `atlas.endChat`: end a chat. */
  useAtlasEndChatMutation,
} = atlasChatsApi;
