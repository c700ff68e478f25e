/** Tag of everything that shows a store's pages. */
export const pagesTag = (division: number): string => `pages:${division}`;
