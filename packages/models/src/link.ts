/** Types of destination that the link picker offers (storefront.md §3, Link-picker result). */
export const linkTypes = ['product', 'collection', 'blog', 'page', 'action', 'link', 'studio'] as const;

/** One of the types of link. */
export type LinkType = (typeof linkTypes)[number];
