/** Height ÷ width of the named ratios (storefront.md §3). */
export const aspectRatios = { wide: 0.36, short: 0.49, '4:3': 0.75, square: 1.026, tall: 1.5 } as const;

/** Name of a ratio. */
export type AspectRatio = keyof typeof aspectRatios;

/** Text and icon shadows (storefront.md §3). */
export const shadows = ['none', 'light', 'medium', 'heavy'] as const;

/** One of the shadows. */
export type Shadow = (typeof shadows)[number];
