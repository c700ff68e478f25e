import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** Most redirects and groups of synonyms of a store, and most words of a group. */
export const shopSearchLimits = { redirects: 500, synonyms: 200, words: 20 } as const;

/** A search that leads somewhere else (storefront.md §3 searchRedirects). */
export const redirectSchema = z.object({
  searchTerm: z.string().trim().min(1, 'Enter a search term').max(120, 'At most 120 characters'),
  destinationUrl: z.string().trim().min(1, 'Enter an address').max(2000, 'At most 2000 characters'),
});

/** A group of words that mean the same in a store’s search. */
export const synonymGroupSchema = z.object({
  words: z
    .array(z.string().trim().min(1, 'Enter a word').max(40, 'At most 40 characters'))
    .min(2, 'Enter two words or more')
    .max(shopSearchLimits.words, `At most ${shopSearchLimits.words} words`),
});

const redirects = z.array(redirectSchema).max(shopSearchLimits.redirects, 'At most 500 redirects');
const synonyms = z.array(synonymGroupSchema).max(shopSearchLimits.synonyms, 'At most 200 groups of synonyms');
const versioned = { version: z.number().int() };

/** The search redirects of a store. */
export const searchRedirectsSchema = z.object({ items: z.array(redirectSchema), ...versioned });

/** The search redirects of a store. */
export type SearchRedirects = z.output<typeof searchRedirectsSchema>;

/** The synonyms of a store. */
export const storeSynonymsSchema = z.object({ items: z.array(synonymGroupSchema), ...versioned });

/** The synonyms of a store. */
export type StoreSynonyms = z.output<typeof storeSynonymsSchema>;

export const dashboardSearchRedirects = defineCall('dashboard.searchRedirects', {
  method: 'GET',
  path: `${dashboard}/search-redirects/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'The searches of a store that lead somewhere else.',
  params: divisionParams,
  response: searchRedirectsSchema,
});

export const dashboardUpdateSearchRedirects = defineCall('dashboard.updateSearchRedirects', {
  method: 'PATCH',
  path: `${dashboard}/search-redirects/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Replace the search redirects of a store. Loops and checkout addresses are refused.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({ items: redirects, version: readVersion }),
  response: searchRedirectsSchema,
});

export const dashboardSynonyms = defineCall('dashboard.synonyms', {
  method: 'GET',
  path: `${dashboard}/synonyms/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Words that mean the same in a store’s search.',
  params: divisionParams,
  response: storeSynonymsSchema,
});

export const dashboardUpdateSynonyms = defineCall('dashboard.updateSynonyms', {
  method: 'PATCH',
  path: `${dashboard}/synonyms/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Replace the words that mean the same in a store’s search.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({ items: synonyms, version: readVersion }),
  response: storeSynonymsSchema,
});

export const dashboardSearchTerms = defineCall('dashboard.searchTerms', {
  method: 'GET',
  path: `${dashboard}/search-terms/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Searches of shoppers who agreed to be counted that find nothing now, most frequent first.',
  params: divisionParams,
  response: z.object({
    items: z.array(
      z.object({
        term: z.string(),
        /** Times it was searched for in the last 90 days. */
        searches: z.number().int(),
      }),
    ),
  }),
});
