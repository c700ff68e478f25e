import { choice, length, link, media, ratio, text, wholeText } from '../../read/properties.ts';

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
