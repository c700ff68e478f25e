import { media } from '../../parts/picture.ts';
import { colour, font, length } from '../../read/look-properties.ts';
import { choice, flag, number, ownFlag, records, scheme, text } from '../../read/properties.ts';
import { bannerLimits } from './banner.limits.ts';

/** Properties of a block `banner`, and of a `slide`. */
export const bannerProperties = {
  title: text,
  copy: text,
  media: choice(['', 'image', 'video', 'overlay'], ''),
  image: media,
  mobileImage: media,
  imageAlt: text,
  video: media,
  videoThumbnail: media,
  actions: records,
  primaryActions: ownFlag,
  badge: text,
  price: number({ fallback: null, min: 0 }),
  salePrice: number({ fallback: null, min: 0 }),
  pricePrefix: text,
  align: choice(['left', 'center', 'right'], 'left'),
  verticalAlignment: choice(['top', 'center', 'bottom'], 'center'),
  font,
  fontScale: number({ fallback: null, max: 1 }),
  titleColor: colour,
  copyColor: colour,
  overlayColor: colour,
  overlayColorEnd: colour,
  overlayOpacity: number({ fallback: null, min: 0, max: 1 }),
  buttonSize: choice(['', 'sm', 'md', 'lg'], ''),
  minHeight: number({ fallback: bannerLimits.minHeight, min: 120, max: 1200 }),
  mobileHeight: length,
  contentWidth: length,
  compact: flag(),
  slim: flag(),
  scheme,
};
