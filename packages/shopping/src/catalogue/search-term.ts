/**
 * What an address searches for, as it was typed; '' for nothing. Links of menus say `search`, as the call does, and those
 * from elsewhere `query`.
 */
export const searchTerm = (query: URLSearchParams): string =>
  query.get('q') ?? query.get('search') ?? query.get('query') ?? '';
