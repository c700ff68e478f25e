import { textSizes } from './text.limits.ts';
import { choice, colour, wholeText } from '../../read/properties.ts';

/** Properties of a block `text`. */
export const textProperties = {
  text: wholeText,
  textSize: choice(textSizes, 'md'),
  align: choice(['left', 'center', 'right'], 'left'),
  color: colour,
};
