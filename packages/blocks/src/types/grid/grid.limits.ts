/** Columns of a grid at each class, and the most that one may ask for (storefront.md §9: 2 on xs, 3 on md, 4 on lg). */
export const gridColumns = { xs: 2, md: 3, lg: 4, max: 6 } as const;
