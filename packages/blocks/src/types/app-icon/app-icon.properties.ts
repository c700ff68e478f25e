import { media } from '../../parts/picture.ts';
import { colour } from '../../read/look-properties.ts';
import { icon, link, text } from '../../read/properties.ts';

/** Properties of a block `appIcon`. */
export const appIconProperties = {
  name: text,
  href: link,
  icon,
  image: media,
  backgroundColor: colour,
  iconColor: colour,
};
