import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { useDispatch, useStore } from 'react-redux';
import { createBaseQuery } from './base-query.ts';
import { useStateSelector } from './select-state.ts';
import { tagTypes } from './tags.ts';

const hooks = { useDispatch, useSelector: useStateSelector, useStore };
const createApi = buildCreateApi(coreModule(), reactHooksModule({ hooks }));

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
