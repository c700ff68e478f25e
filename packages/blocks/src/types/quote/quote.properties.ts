import { quoteDefaults } from './quote.limits.ts';
import { colour, font, length } from '../../read/look-properties.ts';
import { choice, flag, number, text, wholeText } from '../../read/properties.ts';

/** Properties of a block `quote`. */
export const quoteProperties = {
  quote: wholeText,
  author: text,
  font,
  fontSize: number({ fallback: quoteDefaults.fontSize, min: 12, max: 72 }),
  bold: flag(),
  italic: flag(),
  align: choice(['left', 'center', 'right'], quoteDefaults.align),
  textColor: colour,
  backgroundColor: colour,
  borderRadius: length,
};
