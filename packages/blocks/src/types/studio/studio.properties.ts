import { media } from '../../parts/picture.ts';
import { choice, link, text, wholeText } from '../../read/properties.ts';

/** Properties of a block `studio`. */
export const studioProperties = {
  image: media,
  alt: text,
  title: text,
  copy: wholeText,
  buttonText: text,
  product: text,
  href: link,
  imageSide: choice(['left', 'right'], 'left'),
};
