/** Widths that the preview shows, in pixels. */
export const deviceWidths = { desktop: 1280, tablet: 820, mobile: 375 } as const;

/** A device of the preview. */
export type Device = keyof typeof deviceWidths;
