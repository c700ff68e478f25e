import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of domains. */
export const domainsTexts = textArea('domains', { en });

/** The texts of domains in one language. */
export type DomainsTexts = Translate<typeof en>;
