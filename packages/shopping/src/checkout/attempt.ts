import { randomUuid } from '@omnis/models';
import { readStored, writeStored } from '@omnis/shop-kit';
import type { PlaceOrder } from './values.ts';

const storageKey = 'omnis.checkoutAttempt';
/** Key in the tab's storage of the order sent under the attempt's key. */
export const orderKey = 'omnis.checkoutOrder';

/** One try to buy something: its key, by which the server knows a repetition, and the card that it uses. */
export interface Attempt {
  /** `Idempotency-Key` of placing the order. */
  readonly key: string;
  /** `Idempotency-Key` of finishing it after the bank has asked. */
  readonly confirmKey: string;
  /** Order sent under the key; another order gets another key. */
  readonly fingerprint: string;
  readonly paymentMethod: string;
}

function parseAttempt(text: string | null): Attempt | null {
  if (text === null) return null;
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return null;
    const { key, confirmKey, fingerprint, paymentMethod } = Object.fromEntries(Object.entries(json));
    const isWhole = [key, confirmKey, fingerprint, paymentMethod].every((part) => typeof part === 'string');
    return isWhole ? { key, confirmKey, fingerprint, paymentMethod } : null;
  } catch {
    return null;
  }
}

/**
 * The attempt for an order: the one that is still without an answer when it was for the same order, so that a repetition
 * after a broken line cannot buy twice; else a new one. It is kept, over reloads too, until {@link endAttempt}.
 */
export async function beginAttempt(
  fingerprint: string,
  newPaymentMethod: () => Promise<string>,
): Promise<Attempt> {
  const open = openAttempt();
  if (open?.fingerprint === fingerprint) return open;
  const paymentMethod = await newPaymentMethod();
  const attempt = { key: randomUuid(), confirmKey: randomUuid(), fingerprint, paymentMethod };
  writeStored(storageKey, JSON.stringify(attempt));
  return attempt;
}

/** The attempt that has no answer; null without one. */
export const openAttempt = (): Attempt | null => parseAttempt(readStored(storageKey));

/** Forgets the attempt, and what was sent: the server has answered it. */
export function endAttempt(): void {
  writeStored(storageKey, null);
  writeStored(orderKey, null);
}

/** Notes what is sent under the attempt's key, so that its answer can be asked for again by a page that is loaded anew. */
export function noteOrder(key: string, body: PlaceOrder): void {
  writeStored(orderKey, JSON.stringify({ key, body }));
}
