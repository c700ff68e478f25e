import { createHash } from 'node:crypto';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';

/** Days for which a key counts. */
export const writeKeyDays = 2;

/** A write that is made once, however often it is sent. */
export interface WriteKey {
  /** The same for the same person, call and `Idempotency-Key`. */
  readonly keyHash: string;
  /** The same for the same request. */
  readonly bodyHash: string;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The key of a write; undefined without an `Idempotency-Key`: then each counts. */
export const writeKey = (
  { call, actor, key }: { call: string; actor: Identity | null; key: string },
  request: unknown,
): WriteKey | undefined =>
  key === '' ? undefined : { keyHash: hashOf([call, actor?.id, key]), bodyHash: hashOf(request) };

/**
 * Does a write unless one with the same key was made before; another one with this key waits until this one is committed.
 *
 * @param work - answers the id of the product that it wrote
 * @returns the id of the product, and whether it was written now
 * @throws {@link Rollback} where the key was used for another request
 */
export async function writeOnce(
  db: Db,
  { division, once }: { readonly division: number; readonly once: WriteKey | undefined },
  work: () => Promise<number>,
): Promise<{ id: number; isNew: boolean }> {
  if (once === undefined) return { id: await work(), isNew: true };
  const { query } = db;
  const key = { division_id: division, key_hash: once.keyHash };
  const noted = await query
    .insertInto('product_writes')
    .values({ ...key, body_hash: once.bodyHash, product_id: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  if (noted === undefined) {
    const before = await query
      .selectFrom('product_writes')
      .select(['body_hash', 'product_id'])
      .where('division_id', '=', division)
      .where('key_hash', '=', once.keyHash)
      .executeTakeFirstOrThrow();
    if (before.body_hash !== once.bodyHash)
      throw new Rollback(
        fail(
          'idempotency_key_reused',
          'This Idempotency-Key was used for something else. Use a new one.',
          'Idempotency-Key',
        ),
      );
    return { id: before.product_id, isNew: false };
  }
  const id = await work();
  await query
    .updateTable('product_writes')
    .set({ product_id: id })
    .where('division_id', '=', division)
    .where('key_hash', '=', once.keyHash)
    .execute();
  return { id, isNew: true };
}
