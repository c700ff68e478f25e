import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of settings. */
export const settingsTexts = textArea('settings', { en });

/** The texts of settings in one language. */
export type SettingsTexts = Translate<typeof en>;
