import {
  chatNameFault,
  chatTextFault,
  generalChatGroup,
  liveChatEvents,
  liveChatGroups,
  liveChatStatuses,
} from '@omnis/models';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { emailField, timestamp } from './common.ts';
import { v3 } from '../prefixes.ts';

/** The number of a live-chat group (storefront.md §3: pro 1, integrations 2, support 3, studio 4). */
export const chatGroupId = z.union(
  [
    z.literal(liveChatGroups.pro),
    z.literal(liveChatGroups.integrations),
    z.literal(liveChatGroups.support),
    z.literal(liveChatGroups.studio),
  ],
  'Choose a group of the chat',
);

/** Unguessable id of a chat. */
export const chatId = z.uuid('This is not a chat');

const saidBy = (fault: (text: string) => string | null) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = fault(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });

/** Text of a message: at most 2,000 characters, no control characters but line breaks and tabs. */
export const chatText = saidBy(chatTextFault);

/** A key of the client's for one message: sent again, it is the same message. */
export const chatKey = z.string().regex(/^[\w-]{8,64}$/, 'Use a key of 8 to 64 letters and digits');

/** Query of a request for a chat: the messages wanted, and whether the reader is writing. */
export const chatCursor = z.object({
  /** Only what stands after this number of a message. */
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** Given while who looks is writing something. */
  typing: z.literal('yes').optional(),
});

/** Where to. */
export const chatTransfer = z.object({ group_id: chatGroupId });

/** One thing that was said or that happened in a chat. */
export const chatMessageSchema = z.object({
  /** Counts up from 1 in its chat: what a reader asks after. */
  number: z.number().int(),
  author: z.enum(['visitor', 'staff', 'event']),
  /** Member of staff who said or did it, by their name at the time; '' for the visitor. */
  name: z.string(),
  /** '' for an event. */
  text: z.string(),
  /** Event; null for a message. */
  event: z.enum(liveChatEvents).nullable(),
  /** The group that it went to, of a transfer. */
  group: chatGroupId.nullable(),
  at: timestamp,
  /** The key that its sender gave it; null for an event. */
  key: z.string().nullable(),
});
/** One thing that was said or that happened in a chat. */
export type ChatMessage = z.output<typeof chatMessageSchema>;

/** A chat as its visitor sees it. */
export const chatSchema = z.object({
  id: chatId,
  status: z.enum(liveChatStatuses),
  group: chatGroupId,
  /** Place in the queue of its group, from 1; null once it was taken. */
  position: z.number().int().nullable(),
  /** Name of the agent; null while nobody answers. */
  agent: z.string().nullable(),
  /** True while the other side is writing. */
  typing: z.boolean().optional(),
  name: z.string(),
  email: z.string(),
  startedAt: timestamp,
  endedAt: timestamp.nullable(),
});
/** A chat as its visitor sees it. */
export type Chat = z.output<typeof chatSchema>;

/** A chat with what was said after the asked number, oldest first; at most 200 messages, ask again for the rest. */
export const chatReadSchema = z.object({ chat: chatSchema, messages: z.array(chatMessageSchema) });

const one = z.object({ chatId });

export const liveChatToken = defineCall('liveChat.token', {
  method: 'GET',
  path: `${v3}/live-chat/token/`,
  access: 'store',
  summary:
    'A token that is good for ten minutes, for this session and store only: a chat is started with it.',
  response: z.object({ token: z.string() }),
});

export const liveChatStatus = defineCall('liveChat.status', {
  method: 'GET',
  path: `${v3}/live-chat/group/:groupId/status/`,
  access: 'store',
  summary: 'The availability of a group for chat; `general` asks for any of the groups.',
  params: z.object({
    groupId: z.union(
      [z.literal(generalChatGroup), z.coerce.number().pipe(chatGroupId)],
      'Choose a group of the chat',
    ),
  }),
  response: z.object({ status: z.enum(['online', 'offline']) }),
});

export const liveChatCurrent = defineCall('liveChat.current', {
  method: 'GET',
  path: `${v3}/live-chat/chat/`,
  access: 'store',
  summary: 'The open chat of the visitor with its first messages; null without one.',
  response: z.object({ open: chatReadSchema.nullable() }),
});

export const liveChatStart = defineCall('liveChat.start', {
  method: 'POST',
  path: `${v3}/live-chat/chat/`,
  access: 'store',
  status: 201,
  summary:
    'Start a chat with its first message. A visitor has one open chat: where there is one, the message goes to it. 409 while nobody of the group is there.',
  body: z.object({
    /** Of `liveChat.token`. */
    token: z.string().min(1, 'This field is required').max(200),
    name: saidBy(chatNameFault),
    email: emailField,
    /** null: whoever is free. */
    group_id: chatGroupId.nullable(),
    text: chatText,
    key: chatKey,
  }),
  response: chatReadSchema,
});

export const liveChatRead = defineCall('liveChat.read', {
  method: 'GET',
  path: `${v3}/live-chat/chat/:chatId/`,
  access: 'store',
  summary: 'A chat of the visitor with what was said after a number, oldest first.',
  params: one,
  query: chatCursor,
  response: chatReadSchema,
});

export const liveChatSend = defineCall('liveChat.send', {
  method: 'POST',
  path: `${v3}/live-chat/chat/:chatId/messages/`,
  access: 'store',
  status: 201,
  summary: 'Say something in a chat of the visitor. 409 once it has ended.',
  params: one,
  body: z.object({ text: chatText, key: chatKey }),
  response: chatMessageSchema,
});

export const liveChatGroup = defineCall('liveChat.group', {
  method: 'GET',
  path: `${v3}/live-chat/chat/:chatId/group/`,
  access: 'store',
  summary: 'The group that a chat of the visitor is with.',
  params: one,
  response: z.object({ group: chatGroupId }),
});

export const liveChatTransfer = defineCall('liveChat.transfer', {
  method: 'POST',
  path: `${v3}/live-chat/chat/:chatId/transfer/`,
  access: 'store',
  summary:
    'Move a chat of the visitor to another group. Who answers keeps it when they answer that group too; else it waits there. 409 while nobody of the group is there, and once it has ended.',
  params: one,
  body: chatTransfer,
  response: chatSchema,
});

export const liveChatEnd = defineCall('liveChat.end', {
  method: 'POST',
  path: `${v3}/live-chat/chat/:chatId/end/`,
  access: 'store',
  summary: 'End a chat of the visitor; ended again, it stays as it is.',
  params: one,
  response: chatSchema,
});
