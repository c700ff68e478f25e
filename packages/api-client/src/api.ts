import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from './base-query.ts';
import { tagTypes } from './tags.ts';

/**
 * The one API of Omnis, empty here; each domain injects its endpoints. Its reducer and middleware go into the store,
 * where `extra.api` may hold another `fetch` and base address (see `ApiExtra`).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: createBaseQuery(),
  tagTypes,
  // On a server each request has a store of its own; a timer would hold it in memory for a minute.
  keepUnusedDataFor: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 60,
  endpoints: () => ({}),
});
