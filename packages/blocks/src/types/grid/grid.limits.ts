/**
 * Columns of a grid at each class (storefront.md §9: 2 on xs, 3 on md, 4 on lg), and the most that one may ask for (§9: 6 on
 * xs, 12 on lg; the spec shows both readings).
 */
export const gridColumns = { xs: 2, md: 3, lg: 4, most: { xs: 6, md: 6, lg: 12 } } as const;
