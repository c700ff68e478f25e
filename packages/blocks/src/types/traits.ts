import type { BlockTraits } from '../registry/block-data.ts';

/** Facts about types that a page needs before the code is loaded; types without any are left out. */
export const blockTraits: Readonly<Record<string, BlockTraits>> = {
  banner: { bleed: true },
  slide: { bleed: true },
  slideshow: { bleed: true },
  // Each variation is laid out as a page is.
  splitTest: { bleed: true },
  splitTestVariation: { bleed: true },
};
