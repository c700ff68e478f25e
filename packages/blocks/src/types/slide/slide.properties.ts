import { bannerProperties } from '../banner/banner.properties.ts';

/** Properties of a block `slide`: those of a banner. */
export const slideProperties = bannerProperties;
