import { z } from 'zod';
import { defineCall, listOf, pagingQuery } from '../call.ts';
import { timestamp } from './common.ts';
import {
  chatCursor,
  chatGroupId,
  chatId,
  chatKey,
  chatMessageSchema,
  chatSchema,
  chatText,
  chatTransfer,
} from './live-chat.ts';
import { v3 } from '../prefixes.ts';

/** A chat as staff see it, of whatever store. */
export const staffChatSchema = chatSchema.extend({
  store: z.object({
    division: z.number().int(),
    name: z.string(),
    /** Host with port. */
    host: z.string(),
    /** Its chats come before those of others. */
    isVip: z.boolean(),
  }),
  /** True when the person asking is the one who answers it. */
  mine: z.boolean(),
  /** True when the agent has not been seen for 90 seconds: a colleague may take it over. */
  agentAway: z.boolean(),
  /** True when the visitor was seen within the last minute. */
  visitorHere: z.boolean(),
  /** True when the visitor is signed in to the store. */
  signedIn: z.boolean(),
  /** Messages of the visitor since staff last said something. */
  unanswered: z.number().int(),
  /** Last message, cut to 200 characters; null where there were only events. */
  last: z.object({ author: z.enum(['visitor', 'staff']), text: z.string(), at: timestamp }).nullable(),
});
/** A chat as staff see it. */
export type StaffChat = z.output<typeof staffChatSchema>;

/** Availability of a member of staff for chats, and of their colleagues. */
export const chatAvailabilitySchema = z.object({
  /** True when chats of the groups below may come to the person asking. */
  available: z.boolean(),
  /** The groups that they answer while they are available. */
  groups: z.array(chatGroupId),
  /** They are muted: they may read, and nothing they write would reach anybody (platform.md §7). */
  muted: z.boolean(),
  /** Each group, in the order of its number. */
  team: z.array(
    z.object({
      group: chatGroupId,
      /** Members of staff who are there for it now, who asks among them. */
      staff: z.number().int(),
      /** Chats that wait for it. */
      queued: z.number().int(),
    }),
  ),
});
/** Availability of a member of staff for chats. */
export type ChatAvailability = z.output<typeof chatAvailabilitySchema>;

const one = z.object({ id: chatId });

export const atlasChatAvailability = defineCall('atlas.chatAvailability', {
  method: 'GET',
  path: `${v3}/atlas/chats/availability/`,
  access: 'staff',
  permission: 'chat.view',
  summary:
    'The chat availability of the signed-in member of staff, with the groups and the number of people in each.',
  response: chatAvailabilitySchema,
});

export const atlasSetChatAvailability = defineCall('atlas.setChatAvailability', {
  method: 'POST',
  path: `${v3}/atlas/chats/availability/`,
  access: 'staff',
  permission: 'chat.view',
  summary:
    'Come to the chat with the groups that one answers, or leave it. It lasts while the lists of chats are asked for: after 90 seconds without, one counts as away.',
  body: z
    .object({ available: z.boolean(), groups: z.array(chatGroupId).max(4) })
    .refine(({ available, groups }) => !available || groups.length > 0, {
      path: ['groups'],
      message: 'Choose at least one group',
    }),
  response: chatAvailabilitySchema,
});

export const atlasChats = defineCall('atlas.chats', {
  method: 'GET',
  path: `${v3}/atlas/chats/`,
  access: 'staff',
  permission: 'chat.view',
  summary:
    'Chats over all stores: those that wait, longest first; those that who asks answers; those of colleagues; those that ended, latest first. Asking keeps one available.',
  query: pagingQuery.extend({
    state: z.enum(['queued', 'mine', 'others', 'ended']),
    /** One group only. */
    group: z.coerce.number().pipe(chatGroupId).optional(),
    /** Part of the visitor's name or email. */
    search: z.string().max(120).optional(),
  }),
  /** `counts` of each state under the other filters. */
  response: listOf(staffChatSchema).extend({
    counts: z.object({
      queued: z.number().int(),
      mine: z.number().int(),
      others: z.number().int(),
      ended: z.number().int(),
    }),
  }),
});

/** A chat as staff read it. */
export const staffChatReadSchema = z.object({ chat: staffChatSchema, messages: z.array(chatMessageSchema) });

export const atlasChat = defineCall('atlas.chat', {
  method: 'GET',
  path: `${v3}/atlas/chats/:id/`,
  access: 'staff',
  permission: 'chat.view',
  summary:
    'A chat with what was said after a number, oldest first; at most 200 messages, ask again for the rest. Asking keeps one available.',
  params: one,
  query: chatCursor,
  response: staffChatReadSchema,
});

export const atlasTakeChat = defineCall('atlas.takeChat', {
  method: 'POST',
  path: `${v3}/atlas/chats/:id/take/`,
  access: 'staff',
  permission: 'chat.view',
  summary:
    'Take a chat that waits, or that of a colleague who is away. 409 when somebody else has taken it, or it has ended.',
  params: one,
  response: staffChatSchema,
});

export const atlasReplyChat = defineCall('atlas.replyChat', {
  method: 'POST',
  path: `${v3}/atlas/chats/:id/messages/`,
  access: 'staff',
  permission: 'chat.view',
  status: 201,
  summary:
    'Answer in a chat that one has taken. 409 when it is not one’s own, or has ended; 403 while muted.',
  params: one,
  body: z.object({ text: chatText, key: chatKey }),
  response: chatMessageSchema,
});

export const atlasTransferChat = defineCall('atlas.transferChat', {
  method: 'POST',
  path: `${v3}/atlas/chats/:id/transfer/`,
  access: 'staff',
  permission: 'chat.view',
  summary: 'Hand a chat to a group, where it waits. 409 while nobody of it is there, and once it has ended.',
  params: one,
  body: chatTransfer,
  response: staffChatSchema,
});

export const atlasEndChat = defineCall('atlas.endChat', {
  method: 'POST',
  path: `${v3}/atlas/chats/:id/end/`,
  access: 'staff',
  permission: 'chat.view',
  summary: 'End a chat; ended again, it stays as it is.',
  params: one,
  response: staffChatSchema,
});
