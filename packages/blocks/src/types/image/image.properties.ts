import { media } from '../../parts/picture.ts';
import { ratio } from '../../parts/ratio.ts';
import { length } from '../../read/look-properties.ts';
import { choice, link, text, wholeText } from '../../read/properties.ts';

/** Properties of a block `image`. */
export const imageProperties = {
  image: media,
  alt: wholeText,
  caption: text,
  href: link,
  ratio,
  fit: choice(['cover', 'contain'], 'cover'),
  borderRadius: length,
};
