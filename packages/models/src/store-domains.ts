/** Most domains of its own that a store may have. */
export const mostDomains = 10;
