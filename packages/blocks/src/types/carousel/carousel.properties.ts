import { carouselLimits } from './carousel.limits.ts';
import { flag, group, link, number, scheme, text } from '../../read/properties.ts';

/** Properties of a block `carousel`. */
export const carouselProperties = {
  title: text,
  linkText: text,
  href: link,
  navigation: flag(true),
  autoplay: flag(),
  speed: number(carouselLimits.speed),
  breakpoints: group,
  spacing: number(carouselLimits.spacing),
  asyncItems: text,
  scheme,
};
