/** Share of the before image that is shown when the page opens, in per cent. */
export const startShare = { fallback: 50, min: 0, max: 100 } as const;

/** Characters of a label. */
export const labelLength = 24;
