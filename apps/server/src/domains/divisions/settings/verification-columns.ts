import { sql } from 'kysely';
import { readVerificationTags, siteVerificationPlugin } from '../../../tenancy/site-verification.ts';
import type { StoreSettings } from './settings.repository.ts';

/** The column that holds the tags which prove a store's site, and settings of plugins beside them. */
export function verificationColumns(snippets: readonly string[]): StoreSettings {
  const own = JSON.stringify({ [siteVerificationPlugin]: { tags: readVerificationTags(snippets) } });
  return { plugins: sql<string>`plugins || ${own}::jsonb` };
}
