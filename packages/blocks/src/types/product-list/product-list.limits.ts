/** Products shown where a block names no limit, and the most that it may ask for. */
export const productListLimits = { fallback: 4, min: 1, max: 24 } as const;
