import { defineSection } from './section.ts';
import { wholeNumber } from './values.ts';

const mebibyte = 1024 * 1024;

/** How much of the stores a process holds in memory. */
export const stores = defineSection(
  {
    STORE_CACHE_MB: wholeNumber(1, 65_536).default(64),
    CATALOGUE_CACHE_MB: wholeNumber(8, 65_536).default(128),
  },
  (env) => ({
    storeCacheBytes: env.STORE_CACHE_MB * mebibyte,
    catalogueCacheBytes: env.CATALOGUE_CACHE_MB * mebibyte,
  }),
);
