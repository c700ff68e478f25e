/** Products of a page where a block names no number, and the most that a page may have. */
export const pageSizes = { fallback: 12, min: 4, max: 24 } as const;
/** Products that one block shows at most: beyond, a collection's own page serves a shopper better. */
export const mostProducts = 96;
