/** Timings of slideshows in milliseconds (storefront.md §4, §9). */
export const slideshowTimes = {
  /** Default of the block's `speed`: how long a slide stays. */
  speed: 5000,
  /** Slides stay this long where no speed is given to the timer. */
  interval: 6000,
  /** The next slide's picture is fetched this long before the switch. */
  preload: 2000,
  /** Least speed: quicker ones cannot be read. */
  least: 2000,
} as const;
