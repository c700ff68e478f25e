import { colour } from '../../read/look-properties.ts';
import { link, text } from '../../read/properties.ts';

/** Properties of a block `tag`. */
export const tagProperties = {
  text,
  href: link,
  textColor: colour,
  backgroundColor: colour,
  borderColor: colour,
};
