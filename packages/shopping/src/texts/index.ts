import type { Entries } from '@omnis/texts';
import basketDe from './basket/de.ts';
import basketEn from './basket/en.ts';
import basketFr from './basket/fr.ts';
import catalogueDe from './catalogue/de.ts';
import catalogueEn from './catalogue/en.ts';
import catalogueFr from './catalogue/fr.ts';
import checkoutDe from './checkout/de.ts';
import checkoutEn from './checkout/en.ts';
import checkoutFr from './checkout/fr.ts';
import giftCardsDe from './gift-cards/de.ts';
import giftCardsEn from './gift-cards/en.ts';
import giftCardsFr from './gift-cards/fr.ts';
import makingDe from './making/de.ts';
import makingEn from './making/en.ts';
import makingFr from './making/fr.ts';
import productDe from './product/de.ts';
import productEn from './product/en.ts';
import productFr from './product/fr.ts';

/** All texts of this package in every language, by the names of their modules: for `provideTexts` on a server and in tests. */
export const texts: Readonly<Record<string, Entries>> = {
  'basket/en.ts': basketEn,
  'basket/de.ts': basketDe,
  'basket/fr.ts': basketFr,
  'catalogue/en.ts': catalogueEn,
  'catalogue/de.ts': catalogueDe,
  'catalogue/fr.ts': catalogueFr,
  'checkout/en.ts': checkoutEn,
  'checkout/de.ts': checkoutDe,
  'checkout/fr.ts': checkoutFr,
  'gift-cards/en.ts': giftCardsEn,
  'gift-cards/de.ts': giftCardsDe,
  'gift-cards/fr.ts': giftCardsFr,
  'making/en.ts': makingEn,
  'making/de.ts': makingDe,
  'making/fr.ts': makingFr,
  'product/en.ts': productEn,
  'product/de.ts': productDe,
  'product/fr.ts': productFr,
};
