import type { Entries } from '@omnis/texts';
import chatDe from './chat/de.ts';
import chatEn from './chat/en.ts';
import chatFr from './chat/fr.ts';

/** All texts of this package in every language, by the names of their modules: for `provideTexts` on a server and in tests. */
export const texts: Readonly<Record<string, Entries>> = {
  'chat/en.ts': chatEn,
  'chat/de.ts': chatDe,
  'chat/fr.ts': chatFr,
};
