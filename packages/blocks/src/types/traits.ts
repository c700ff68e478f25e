import type { BlockTraits } from '../registry/block-data.ts';

/** What a page has to know of a type before the type's code is here; types that it need know nothing of are left out. */
export const blockTraits: Readonly<Record<string, BlockTraits>> = {
  banner: { bleed: true },
  slide: { bleed: true },
  slideshow: { bleed: true },
  // Each variation is laid out as a page is.
  splitTest: { bleed: true },
  splitTestVariation: { bleed: true },
};
