import type { Shadow } from '@omnis/models';

/** The shadows as shop owners call them (storefront.md §3: none, light, medium, heavy). */
export const shadowLabels: Readonly<Record<Shadow, string>> = {
  none: 'None',
  light: 'Light',
  medium: 'Medium',
  heavy: 'Heavy',
};
