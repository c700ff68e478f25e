import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import { fail, Rollback } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';

/** The key of a write that is made once, however often it is sent. */
export interface WriteKey {
  /** The same for the same person, call and `Idempotency-Key`. */
  readonly keyHash: string;
  /** The same for the same request. */
  readonly bodyHash: string;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The key of a write; undefined without an `Idempotency-Key`: then each request counts. */
export const writeKey = (
  { call, actor, key }: { call: string; actor: Identity | null; key: string },
  request: unknown,
): WriteKey | undefined =>
  key === '' ? undefined : { keyHash: hashOf([call, actor?.id, key]), bodyHash: hashOf(request) };

/** A write for {@link writtenOnce}. */
export interface WriteOnce<T> {
  readonly division: number;
  readonly once: WriteKey | undefined;
  /** Reads the stored result of an earlier write with the same key. */
  readonly schema: z.ZodType<T>;
}

/**
 * Makes a write unless one with the same key was made before; another one with this key waits until this one is
 * committed. A write that fails leaves no key behind.
 *
 * @param work - writes, and gives the data that is stored for a repeat: JSON that `schema` reads
 * @returns the data, and whether it was written now
 * @throws {@link Rollback} with `idempotency_key_reused` where the key was sent with another request
 */
export async function writtenOnce<T>(
  db: Db,
  { division, once, schema }: WriteOnce<T>,
  work: () => Promise<T>,
): Promise<{ value: T; isNew: boolean }> {
  if (once === undefined) return { value: await work(), isNew: true };
  const { query } = db;
  const noted = await query
    .insertInto('idempotency_keys')
    .values({ division_id: division, key_hash: once.keyHash, body_hash: once.bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  if (noted === undefined) {
    const before = await query
      .selectFrom('idempotency_keys')
      .select(['body_hash', 'answer'])
      .where('division_id', '=', division)
      .where('key_hash', '=', once.keyHash)
      .executeTakeFirstOrThrow();
    if (before.body_hash === once.bodyHash) return { value: schema.parse(before.answer), isNew: false };
    const message = 'This Idempotency-Key was used for something else. Use a new one.';
    throw new Rollback(fail('idempotency_key_reused', message, 'Idempotency-Key'));
  }
  const value = await work();
  await query
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(value) })
    .where('division_id', '=', division)
    .where('key_hash', '=', once.keyHash)
    .execute();
  return { value, isNew: true };
}
