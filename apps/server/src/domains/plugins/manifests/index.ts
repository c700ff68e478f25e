import type { Plugin } from '@omnis/validation';
import { analytics, marketing, pinterest, trackingPixel } from './following.ts';
import { christmasBanner, cookiePolicy, currency, offer } from './showing.ts';

/** The plugins of the specification (storefront.md §3), in the order of their list. */
export const builtInPlugins: readonly Plugin[] = [
  analytics,
  marketing,
  trackingPixel,
  pinterest,
  offer,
  cookiePolicy,
  christmasBanner,
  currency,
];
