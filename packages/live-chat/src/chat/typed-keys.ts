import { writeStored } from '@omnis/shop-kit';

/** Where a tab keeps what was typed into the chat: the text that is being written, and what could not be sent. */
export const typedKeys = { draft: 'omnis.chat.draft', unsent: 'omnis.chat.unsent' } as const;

/** Forgets all of it: whoever typed it has signed out. */
export function forgetTyped(): void {
  for (const key of Object.values(typedKeys)) writeStored(key, null);
}
