import type { Entries } from '@omnis/texts';
import ordersDe from './orders/de.ts';
import ordersEn from './orders/en.ts';
import ordersFr from './orders/fr.ts';

/** All texts of this package in every language, by the names of their modules: for `provideTexts` on a server and in tests. */
export const texts: Readonly<Record<string, Entries>> = {
  'orders/en.ts': ordersEn,
  'orders/de.ts': ordersDe,
  'orders/fr.ts': ordersFr,
};
