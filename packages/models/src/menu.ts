import type { AspectRatio } from './block-look.ts';

/** Corners of a menu's picture (storefront.md §3, Main-menu entry). */
export const menuImageRadii = ['sharp', 'smooth', 'rounded', 'circle'] as const;

/** Ratios of a menu's picture (storefront.md §3, Main-menu entry); `aspectRatios` has their numbers. */
export const menuImageRatios = [
  'wide',
  'short',
  '4:3',
  'square',
  'tall',
] as const satisfies readonly AspectRatio[];

/** How the text of a menu's picture is aligned. */
export const menuTextAligns = ['left', 'center', 'right'] as const;
