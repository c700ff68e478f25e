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

/**
 * Modes of a menu's segment (storefront.md §3, Main-menu entry, which names no values). `list`: its links below each
 * other; `columns`: its links in two columns; `image`: its picture alone, and its links only in the menu of small screens.
 * A segment without a mode is a list.
 */
export const segmentModes = ['list', 'columns', 'image'] as const;

/** Mode of a menu's segment. */
export type SegmentMode = (typeof segmentModes)[number];

/** Limits of a main menu, so that each page of a store stays light and its header can be used. */
export const menuLimits = {
  /** Entries of the menu. */
  entries: 20,
  /** Segments of an entry. */
  segments: 8,
  /** Links of a segment. */
  items: 30,
  /** Links in all. */
  links: 250,
} as const;
