import { liveChatGroups } from './store.ts';

/** Name of a live-chat group, such as `support` (storefront.md §3). */
export type LiveChatGroup = keyof typeof liveChatGroups;

/** Number of a live-chat group, as the calls know it. */
export type LiveChatGroupId = (typeof liveChatGroups)[LiveChatGroup];

/** The group of a chat whose block names none: whoever is free (storefront.md §3 liveChat). */
export const generalChatGroup = 'general';

/** Where a chat stands once it was started; before that its visitor is browsing (storefront.md §4 Live chat). */
export const liveChatStatuses = ['queued', 'chatting', 'ended'] as const;

/** Where a chat stands. */
export type LiveChatStatus = (typeof liveChatStatuses)[number];

/** Events in a chat besides messages. */
export const liveChatEvents = ['joined', 'transferred', 'ended', 'left'] as const;

/** One of {@link liveChatEvents}: staff took it, it goes to another group, a side ended it, its visitor went away. */
export type LiveChatEvent = (typeof liveChatEvents)[number];

/** Most characters of one message, and of a chatter's name. */
export const liveChatLimits = { message: 2000, name: 80 } as const;

// Reading a property may have an effect as far as a bundler knows; so marked it falls away where no name needs it.
const groups = /* @__PURE__ */ ((): readonly (readonly [LiveChatGroup, LiveChatGroupId])[] => [
  ['pro', liveChatGroups.pro],
  ['integrations', liveChatGroups.integrations],
  ['support', liveChatGroups.support],
  ['studio', liveChatGroups.studio],
])();

/** The numbers of all live-chat groups. */
export const liveChatGroupIds: readonly LiveChatGroupId[] = /* @__PURE__ */ groups.map(([, id]) => id);

/** Tells whether something is the number of a live-chat group. */
export function isLiveChatGroupId(value: unknown): value is LiveChatGroupId {
  return liveChatGroupIds.some((id) => id === value);
}

/** The number of a group that a block names; null for `general` and for what is no group. */
export function liveChatGroupId(name: string): LiveChatGroupId | null {
  const asked = name.trim().toLowerCase();
  return groups.find(([group]) => group === asked)?.[1] ?? null;
}

/** The name of a group by its number; null for what is no group's. */
export function liveChatGroupName(id: number): LiveChatGroup | null {
  return groups.find(([, number]) => number === id)?.[0] ?? null;
}

// Line breaks and tabs are part of what people write; what else steers a terminal or a parser is not.
const unsayable = /(?![\n\r\t])\p{Cc}/u;
const unsayableInLine = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Fault in a message; null when it may be sent. */
export function chatTextFault(text: string): string | null {
  if (text.trim() === '') return 'This field is required';
  if (text.trim().length > liveChatLimits.message)
    return `Must contain no more than ${liveChatLimits.message} characters`;
  return unsayable.test(text) ? 'Take out the control characters' : null;
}

/** Fault in the name of a visitor who chats; null when it may be used. */
export function chatNameFault(name: string): string | null {
  if (name.trim() === '') return 'This field is required';
  if (name.trim().length > liveChatLimits.name)
    return `Must contain no more than ${liveChatLimits.name} characters`;
  return unsayableInLine.test(name) ? 'Take out the control characters' : null;
}
