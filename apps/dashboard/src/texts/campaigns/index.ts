import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the notification builder. */
export const campaignsTexts = textArea('campaigns', { en });

/** The texts of the notification builder in one language. */
export type CampaignsTexts = Translate<typeof en>;
