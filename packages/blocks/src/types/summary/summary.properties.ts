import { media } from '../../parts/picture.ts';
import { choice, icon, text, wholeText } from '../../read/properties.ts';

/** Properties of a block `summary`. */
export const summaryProperties = {
  title: text,
  description: wholeText,
  icon,
  image: media,
  align: choice(['left', 'center'], 'left'),
};
