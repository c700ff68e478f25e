import type { Entries } from '@omnis/texts';
import controlsDe from './controls/de.ts';
import controlsEn from './controls/en.ts';
import controlsFr from './controls/fr.ts';
import marketingDe from './marketing/de.ts';
import marketingEn from './marketing/en.ts';
import marketingFr from './marketing/fr.ts';
import shellDe from './shell/de.ts';
import shellEn from './shell/en.ts';
import shellFr from './shell/fr.ts';

/** All texts of this package in every language, by the names of their modules: for `provideTexts` on a server and in tests. */
export const texts: Readonly<Record<string, Entries>> = {
  'controls/en.ts': controlsEn,
  'controls/de.ts': controlsDe,
  'controls/fr.ts': controlsFr,
  'marketing/en.ts': marketingEn,
  'marketing/de.ts': marketingDe,
  'marketing/fr.ts': marketingFr,
  'shell/en.ts': shellEn,
  'shell/de.ts': shellDe,
  'shell/fr.ts': shellFr,
};

export { startWords } from './start-words.ts';
