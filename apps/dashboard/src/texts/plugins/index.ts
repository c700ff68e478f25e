import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the pages of plugins. */
export const pluginsTexts = textArea('plugins', { en });

/** The texts of plugins in one language. */
export type PluginsTexts = Translate<typeof en>;
