import type { Translation } from '@omnis/texts';
import type en from './en.ts';

/** Texts of the pages of those who make or design products, in German. */
const de: Translation<typeof en> = {
  productsBy: 'Produkte von {name}',
  elsewhere: 'Mehr von {name}',
  nothingYet: 'Hier ist noch nichts',
  nothingYetText: 'Im Moment gibt es keine Produkte von {name}. Schauen Sie bald wieder vorbei.',
  shopEverything: 'Alle Produkte ansehen',
};
export default de;
