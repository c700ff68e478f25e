import { media } from '../../parts/picture.ts';
import { text, wholeText } from '../../read/properties.ts';

/** Properties of a block `remillReturn`. */
export const remillReturnProperties = {
  title: text,
  copy: wholeText,
  buttonText: text,
  image: media,
  alt: text,
};
