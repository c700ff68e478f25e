import { placement } from './product-mockup.limits.ts';
import { media } from '../../parts/picture.ts';
import { link, number, records, text } from '../../read/properties.ts';

/** Properties of a block `productMockup`. */
export const productMockupProperties = {
  image: media,
  artwork: media,
  alt: text,
  title: text,
  copy: text,
  href: link,
  colours: records,
  artworkX: number(placement.artworkX),
  artworkY: number(placement.artworkY),
  artworkWidth: number(placement.artworkWidth),
};
