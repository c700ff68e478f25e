import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { hashToken } from '../../../security/secrets.ts';
import type { Subject } from '../../../security/subject.ts';

/** Minutes for which a challenge can be answered. */
export const challengeMinutes = 5;

/** Purpose of a challenge: the account that adds a passkey, or the host where somebody signs in. */
export type ChallengeFor = Omit<Subject, 'id'> & { readonly id: string | null };

/** Keeps a challenge until it is answered, and forgets those that nobody answered. */
export async function keepChallenge(
  { query }: Db,
  challenge: string,
  { kind, divisionId, id }: ChallengeFor,
): Promise<void> {
  await query
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  await query
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      kind,
      division_id: divisionId,
      subject_id: id,
      expires_at: sql<Date>`now() + make_interval(mins => ${challengeMinutes})`,
    })
    .execute();
}

/** Takes a challenge away, so that it is answered once; false when there was none for this. */
export async function takeChallenge(
  { query }: Db,
  challenge: string,
  { kind, divisionId, id }: ChallengeFor,
): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('kind', '=', kind)
    .where(sql<boolean>`division_id IS NOT DISTINCT FROM ${divisionId}`)
    .where(sql<boolean>`subject_id IS NOT DISTINCT FROM ${id}`)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
