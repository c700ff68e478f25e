import type { Entries } from '@omnis/texts';
import accountDe from './account/de.ts';
import accountEn from './account/en.ts';
import accountFr from './account/fr.ts';
import securityDe from './security/de.ts';
import securityEn from './security/en.ts';
import securityFr from './security/fr.ts';

/** All texts of this package in every language, by the names of their modules: for `provideTexts` on a server and in tests. */
export const texts: Readonly<Record<string, Entries>> = {
  'account/en.ts': accountEn,
  'account/de.ts': accountDe,
  'account/fr.ts': accountFr,
  'security/en.ts': securityEn,
  'security/de.ts': securityDe,
  'security/fr.ts': securityFr,
};
