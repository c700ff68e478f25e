import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import { fail, Rollback } from '../../http/answer.ts';

/** Days for which the key of a change is known. */
export const keyDays = 2;

/** A change that is made once, however often it is sent. */
export interface WrittenOnce {
  readonly division: number;
  readonly key: string;
  /** What is asked for: the call, who asks, and its parts. */
  readonly wish: readonly unknown[];
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/**
 * Does something once for its key, and gives what came of it again when it is asked once more. What fails leaves nothing.
 *
 * @param work - gives what is kept: what the answer can be made of again
 * @throws {Rollback} with `idempotency_key_reused` when the key was sent for something else
 */
export async function writtenOnce<T>(
  db: Db,
  { once: { division, key, wish }, kept }: { once: WrittenOnce; kept: z.ZodType<T> },
  work: () => Promise<T>,
): Promise<T> {
  const keyHash = hashOf([key]);
  const bodyHash = hashOf(wish);
  await db.run(`SELECT pg_advisory_xact_lock(hashtext('omnis.discounts'), hashtext($1))`, [keyHash]);
  const earlier = await db.query
    .selectFrom('discount_writes')
    .select(['body_hash', 'answer'])
    .where('division_id', '=', division)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (earlier && earlier.body_hash !== bodyHash) {
    const message = 'This Idempotency-Key was used for something else. Use a new one.';
    throw new Rollback(fail('idempotency_key_reused', message, 'Idempotency-Key'));
  }
  if (earlier) return kept.parse(earlier.answer);
  const answer = await work();
  await db.query
    .insertInto('discount_writes')
    .values({
      division_id: division,
      key_hash: keyHash,
      body_hash: bodyHash,
      answer: JSON.stringify(answer),
      written_at: sql<Date>`now()`,
    })
    .execute();
  return answer;
}
