/**
 * Search term of an address, as it was typed; '' for none. Links of menus say `search`, as the call does, and those
 * from elsewhere `query`.
 */
export const searchTerm = (query: URLSearchParams): string =>
  query.get('q') ?? query.get('search') ?? query.get('query') ?? '';
