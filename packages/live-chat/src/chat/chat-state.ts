import type { CallAnswer } from '@omnis/api-client';
import type { LiveChatGroupId } from '@omnis/models';
import type { Unsent } from './chat-outbox.ts';

/** The chat of this visitor. */
export type Chat = CallAnswer<'liveChat.read'>['chat'];
/** One thing that was said or that happened. */
export type ChatMessage = CallAnswer<'liveChat.read'>['messages'][number];

/** State of the chat's window. */
export interface ChatState {
  /** True once it is known whether there is a chat. */
  readonly known: boolean;
  /** null while the visitor is browsing. */
  readonly chat: Chat | null;
  readonly messages: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
  /** True when the last fetch of the chat got no answer. */
  readonly lost: boolean;
}

/** Start of a chat. */
export interface ChatStart {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly group: LiveChatGroupId | null;
}

/** Of a visitor without a chat. */
export const browsing: ChatState = { known: true, chat: null, messages: [], unsent: [], lost: false };
