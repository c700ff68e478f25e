import { slideshowTimes } from './slideshow.limits.ts';
import { choice, flag, number, wholeText } from '../../read/properties.ts';

/** Properties of a block `slideshow`. */
export const slideshowProperties = {
  title: wholeText,
  copy: wholeText,
  mode: choice(['slideshow', 'single', 'random'], 'slideshow'),
  speed: number({
    fallback: slideshowTimes.speed,
    min: slideshowTimes.least,
    max: 60_000,
  }),
  navigation: flag(true),
  compact: flag(),
  primaryActions: flag(),
};
