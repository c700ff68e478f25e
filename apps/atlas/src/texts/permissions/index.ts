import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of permissions. */
export const permissionsTexts = textArea('permissions', { en });

/** The texts of permissions in one language. */
export type PermissionsTexts = Translate<typeof en>;

/** Keys of the texts of permissions. */
export type PermissionsTextKey = keyof typeof en;
