import { createHash } from 'node:crypto';
import { fail, type Failure } from '../../http/answer.ts';

/** An addition that is made once, however often it is sent. */
export interface AddedOnce {
  /** The same for the same shopper and `Idempotency-Key`. */
  readonly keyHash: string;
  /** The same for the same wish. */
  readonly bodyHash: string;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The key of an addition with what it was sent for; undefined without a key: then each is made. */
export const addedOnce = (owner: string, key: string, wish: unknown): AddedOnce | undefined =>
  key === '' ? undefined : { keyHash: hashOf([owner, key]), bodyHash: hashOf(wish) };

/** Refuses a key that was sent with another body before; null when the body is the same. */
export const repeatFault = ({ bodyHash }: AddedOnce, before: string | null): Failure | null =>
  before === bodyHash
    ? null
    : fail(
        'idempotency_key_reused',
        'This Idempotency-Key was used for something else. Use a new one.',
        'Idempotency-Key',
      );
