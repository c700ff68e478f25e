import type { PrintColours, PrintPosition, QuoteProduct } from '@omnis/models';

/** Keys of the words for what a quote can be asked for. */
export const productWords = {
  't-shirts': 'productTShirts',
  sweatshirts: 'productSweatshirts',
  hoodies: 'productHoodies',
  'kids-t-shirts': 'productKids',
  'tote-bags': 'productTotes',
  mugs: 'productMugs',
  prints: 'productPrints',
  other: 'productOther',
} as const satisfies Readonly<Record<QuoteProduct, string>>;

/** Keys of the words for where something is printed. */
export const positionWords = {
  front: 'front',
  back: 'backSide',
  'left-sleeve': 'leftSleeve',
  'right-sleeve': 'rightSleeve',
} as const satisfies Readonly<Record<PrintPosition, string>>;

/** Keys of the words for how many colours a print has. */
export const colourWords = {
  '1': 'colours1',
  '2': 'colours2',
  '3': 'colours3',
  '4': 'colours4',
  full: 'coloursFull',
} as const satisfies Readonly<Record<PrintColours, string>>;
