import type { Language } from '@omnis/models';
import type { Selectable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { PolicyTextsTable } from '../content.tables.ts';

/** A wording of a policy as it is stored. */
export type StoredPolicyText = Selectable<PolicyTextsTable>;

/** A policy of a store in a language. */
export interface PolicyPlace {
  readonly division: number;
  readonly policy: string;
  readonly language: Language;
}

/** The newest wording of each policy and language of a store,. */
export async function readOwnPolicies({ query }: Db, division: number): Promise<StoredPolicyText[]> {
  return query
    .selectFrom('policy_texts')
    .selectAll()
    .distinctOn(['policy', 'language'])
    .where('division_id', '=', division)
    .orderBy('policy')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();
}

/** Wordings of a policy in a language, newest first. */
export async function readPolicyVersions(
  { query }: Db,
  { division, policy, language }: PolicyPlace,
  limit: number,
): Promise<StoredPolicyText[]> {
  return query
    .selectFrom('policy_texts')
    .selectAll()
    .where('division_id', '=', division)
    .where('policy', '=', policy)
    .where('language', '=', language)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Writes a wording; false where another one has its version. */
export async function insertPolicyText(
  { query }: Db,
  { division, policy, language }: PolicyPlace,
  wording: Pick<StoredPolicyText, 'version' | 'html' | 'by_kind' | 'by_id' | 'by_name'>,
): Promise<boolean> {
  const row = await query
    .insertInto('policy_texts')
    .values({ division_id: division, policy, language, ...wording })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
