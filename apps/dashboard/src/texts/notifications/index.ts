import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of notifications. */
export const notificationsTexts = textArea('notifications', { en });

/** The texts of notifications in one language. */
export type NotificationsTexts = Translate<typeof en>;
