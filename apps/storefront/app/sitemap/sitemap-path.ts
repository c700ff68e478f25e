/** Path of a page of the sitemap. */
export const sitemapPath = (page: number): string => (page === 1 ? '/sitemap/' : `/sitemap/?page=${page}`);
