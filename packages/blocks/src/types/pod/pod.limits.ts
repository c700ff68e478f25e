/** Limits of pods (storefront.md §5, §9). */
export const podLimits = {
  /** Sizes of the title, smallest and largest. */
  textSize: { min: 0, max: 4, fallback: 1 },
  /** Lines of the copy on small screens. */
  copyLines: 10,
} as const;
