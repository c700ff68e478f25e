import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of chats. */
export const chatsTexts = textArea('chats', { en });

/** The texts of chats in one language. */
export type ChatsTexts = Translate<typeof en>;

/** Keys of the texts of chats. */
export type ChatsTextKey = keyof typeof en;
