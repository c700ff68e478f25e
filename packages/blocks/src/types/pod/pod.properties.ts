import { shadows } from '@omnis/models';
import { media } from '../../parts/picture.ts';
import { ratio } from '../../parts/ratio.ts';
import { colour } from '../../read/look-properties.ts';
import { choice, flag, group, icon, link, number, records, text } from '../../read/properties.ts';
import { podLimits } from './pod.limits.ts';

/** Properties of a block `pod`. */
export const podProperties = {
  image: media,
  imageAlt: text,
  title: text,
  copy: text,
  href: link,
  buttonText: text,
  badge: text,
  icon,
  video: media,
  videoThumbnail: media,
  media: choice(['', 'image', 'video', 'overlay'], ''),
  target: choice(['', '_blank'], ''),
  actions: records,
  ratio,
  overlay: flag(),
  overlayColor: colour,
  overlayOpacity: number({ fallback: null, min: 0, max: 1 }),
  verticalAlignment: choice(['bottom', 'center', 'top'], 'bottom'),
  textAlign: choice(['left', 'center', 'right'], 'left'),
  textSize: number(podLimits.textSize),
  textColor: colour,
  textShadow: choice(shadows, 'none'),
  iconShadow: choice(shadows, 'none'),
  buttonStyle: group,
  showPrice: flag(true),
  price: number({ fallback: null, min: 0 }),
  salePrice: number({ fallback: null, min: 0 }),
  pricePrefix: text,
};
