import type { Translation } from '@omnis/texts';
import type en from './en.ts';

/** Texts of what a shopper makes of a product before it is bought, and of bundles, in German. */
const de = {
  makeItYours: 'Personalisieren',
  choose: 'Bitte wählen',
  none: 'Ohne',
  upTo: { one: 'Höchstens {count} Zeichen.', other: 'Höchstens {count} Zeichen.' },
  left: { one: 'Noch {count} Zeichen.', other: 'Noch {count} Zeichen.' },
  tooMany: { one: '{count} Zeichen zu viel', other: '{count} Zeichen zu viel' },
  whatIsIn: 'Das ist enthalten',
  colourOf: 'Farbe: {name}',
  sizeOf: 'Größe: {name}',
  chooseSize: 'Größe wählen',
  chooseSizeFor: 'Größe wählen für {names}',
  soldOutOf: '{name}, ausverkauft',
  boughtSingly: 'Einzeln gekauft: {price}',
  together: 'Zusammen',
  insteadOf: 'statt {price} einzeln',
  chooseSizesColours: 'Größen und Farben wählen',
  chooseSizesColoursOf: 'Größen und Farben wählen: {name}',
  soldOut: 'Ausverkauft',
  saveChoice: 'Speichern',
  savingChoice: 'Wird gespeichert',
  cancelChoice: 'Abbrechen',
  loadingChoice: 'Farben und Größen werden geladen',
} as const satisfies Translation<typeof en>;
export default de;
