import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of roles. */
export const rolesTexts = textArea('roles', { en });

/** The texts of roles in one language. */
export type RolesTexts = Translate<typeof en>;
