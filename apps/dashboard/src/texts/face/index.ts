import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of menu, footer, banners, branding and custom code. */
export const faceTexts = textArea('face', { en });

/** The texts of menu, footer, banners, branding and custom code in one language. */
export type FaceTexts = Translate<typeof en>;
