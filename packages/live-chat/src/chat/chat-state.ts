import type { CallAnswer } from '@omnis/api-client';
import type { LiveChatGroupId } from '@omnis/models';
import type { Unsent } from './chat-outbox.ts';

/** The chat of this visitor. */
export type Chat = CallAnswer<'liveChat.read'>['chat'];
/** One thing that was said or that happened. */
export type ChatMessage = CallAnswer<'liveChat.read'>['messages'][number];

/** What the window of the chat shows. */
export interface ChatState {
  /** Whether it is known if there is a chat. */
  readonly known: boolean;
  /** null while the visitor is browsing. */
  readonly chat: Chat | null;
  readonly messages: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
  /** Whether the last look at the chat got no answer. */
  readonly lost: boolean;
}

/** What a chat begins with. */
export interface ChatStart {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly group: LiveChatGroupId | null;
}

/** Of a visitor without a chat. */
export const browsing: ChatState = { known: true, chat: null, messages: [], unsent: [], lost: false };
