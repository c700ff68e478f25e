/** Collections shown where a block names no limit, and the most that it may ask for. */
export const collectionLimits = { fallback: 8, min: 1, max: 48 } as const;
