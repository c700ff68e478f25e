import { createHash } from 'node:crypto';
import { orderChangedSchema, type OrderChanged } from '@omnis/contract';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import { changeByKey } from './changes.repository.ts';

/** A change that is made once, however often it is sent. */
export interface OnceKey {
  key: string;
  /** The same for the same order and the same wish. */
  bodyHash: string;
}

/** The key of a change with what it was sent for. */
export function onceKey(key: string, wish: unknown): OnceKey {
  return { key, bodyHash: createHash('sha256').update(JSON.stringify(wish)).digest('base64url') };
}

/** Earlier answer to a change with this key, under the lock of its order; null when it is new. */
export async function answeredBefore(
  db: Db,
  division: number,
  { key, bodyHash }: OnceKey,
): Promise<Result<OrderChanged> | null> {
  const earlier = await changeByKey(db, division, key);
  if (!earlier) return null;
  if (earlier.body_hash !== bodyHash) {
    const message = 'This Idempotency-Key was used for something else. Use a new one.';
    return fail('idempotency_key_reused', message, 'Idempotency-Key');
  }
  return ok(orderChangedSchema.parse(earlier.answer));
}
