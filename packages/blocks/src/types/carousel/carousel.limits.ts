/** Bounds and timings of carousels. */
export const carouselLimits = {
  /** Pixels between items, as in a grid. */
  spacing: { fallback: 24, min: 0, max: 64 },
  /** Items in view by viewport class. A part of the next one shows that there is more. */
  columns: { xs: 1.3, md: 2.4, lg: 4 },
  most: 6,
  /** Milliseconds between steps where it moves by itself; quicker than `least` cannot be read. */
  speed: { fallback: 5000, min: 3000, max: 60_000 },
} as const;
