import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';
import type {
  CallLazyQueryHook,
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** The chats of shoppers as staff answer them, over all stores (storefront.md §4 Live chat). */
export const atlasChatsApi: CallsApi<{
  atlasChatAvailability: CallQueryEndpoint<'atlas.chatAvailability'>;
  atlasSetChatAvailability: CallMutationEndpoint<'atlas.setChatAvailability'>;
  atlasChats: CallQueryEndpoint<'atlas.chats'>;
  atlasChat: CallQueryEndpoint<'atlas.chat'>;
  atlasTakeChat: CallMutationEndpoint<'atlas.takeChat'>;
  atlasReplyChat: CallMutationEndpoint<'atlas.replyChat'>;
  atlasTransferChat: CallMutationEndpoint<'atlas.transferChat'>;
  atlasEndChat: CallMutationEndpoint<'atlas.endChat'>;
}> = api.injectEndpoints({
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

/** `atlas.chatAvailability`: the chat availability of the signed-in member of staff. */
export const useAtlasChatAvailabilityQuery: CallQueryHook<'atlas.chatAvailability'> =
  atlasChatsApi.useAtlasChatAvailabilityQuery;

/** `atlas.setChatAvailability`: come to the chat with one’s groups, or leave it. */
export const useAtlasSetChatAvailabilityMutation: CallMutationHook<'atlas.setChatAvailability'> =
  atlasChatsApi.useAtlasSetChatAvailabilityMutation;

/** `atlas.chats`: chats over all stores, by state. */
export const useAtlasChatsQuery: CallQueryHook<'atlas.chats'> = atlasChatsApi.useAtlasChatsQuery;

/** `atlas.chat`: a chat with what was said after a number. */
export const useAtlasChatQuery: CallQueryHook<'atlas.chat'> = atlasChatsApi.useAtlasChatQuery;

/** `atlas.chat`, when it is asked for: for what was said since. */
export const useLazyAtlasChatQuery: CallLazyQueryHook<'atlas.chat'> = atlasChatsApi.useLazyAtlasChatQuery;

/** `atlas.takeChat`: take a chat. */
export const useAtlasTakeChatMutation: CallMutationHook<'atlas.takeChat'> =
  atlasChatsApi.useAtlasTakeChatMutation;

/** `atlas.replyChat`: answer in a chat. */
export const useAtlasReplyChatMutation: CallMutationHook<'atlas.replyChat'> =
  atlasChatsApi.useAtlasReplyChatMutation;

/** `atlas.transferChat`: hand a chat to a group. */
export const useAtlasTransferChatMutation: CallMutationHook<'atlas.transferChat'> =
  atlasChatsApi.useAtlasTransferChatMutation;

/** `atlas.endChat`: end a chat. */
export const useAtlasEndChatMutation: CallMutationHook<'atlas.endChat'> =
  atlasChatsApi.useAtlasEndChatMutation;
