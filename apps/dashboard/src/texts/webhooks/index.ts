import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of webhooks. */
export const webhooksTexts = textArea('webhooks', { en });

/** The texts of webhooks in one language. */
export type WebhooksTexts = Translate<typeof en>;
