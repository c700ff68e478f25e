import { textSizes } from './text.limits.ts';
import { colour } from '../../read/look-properties.ts';
import { choice, wholeText } from '../../read/properties.ts';

/** Properties of a block `text`. */
export const textProperties = {
  text: wholeText,
  textSize: choice(textSizes, 'md'),
  align: choice(['left', 'center', 'right'], 'left'),
  color: colour,
};
