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
  endpoints: () => ({}),
});
