import { colour, icon, link, media, text } from '../../read/properties.ts';

/** Properties of a block `appIcon`. */
export const appIconProperties = {
  name: text,
  href: link,
  icon,
  image: media,
  backgroundColor: colour,
  iconColor: colour,
};
