import { addressFields } from '@omnis/models';
import { checkStorageEntry } from '@omnis/validation';
import { isRecord } from '@omnis/shop-kit';
import { forgetUnsavedNote } from '../basket/unsaved-note.ts';
import type { OrderedBasket } from './checkout-path.ts';
import type { CheckoutValues } from './values.ts';

/** Keys in the store's own storage for the typed values of the checkout: each basket has its own. */
const keys: Readonly<Record<OrderedBasket, string>> = { main: 'omnis.checkout', now: 'omnis.checkoutNow' };
/** Milliseconds for which it waits: who comes back later types again, and nothing personal lies about. */
const patience = 7 * 24 * 60 * 60 * 1000;

/** Fields that are kept: never the card, and not the gift note, which the basket has. */
const kept: readonly (keyof CheckoutValues)[] = [
  'contact.email',
  'contact.phone',
  'contact.marketing',
  'billingSame',
  'shippingMethod',
  'vatNumber',
  ...addressFields.flatMap((field) => [`shippingAddress.${field}`, `billingAddress.${field}`] as const),
];

/** Owner and basket of a draft. */
export interface DraftPlace {
  /** Products of the basket's lines. */
  readonly lines: readonly string[];
  /** Id of who is signed in; '' for a guest. */
  readonly user: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Typed values as they are stored; null where they are more than storage takes. */
export function writeDraft(values: CheckoutValues, { lines, user, now }: DraftPlace): string | null {
  const typed = Object.fromEntries(kept.map((name) => [name, values[name]]));
  const text = JSON.stringify({ lines, user, at: now, typed });
  return checkStorageEntry(keys.main, text) === null ? text : null;
}

/** The values that fit a field each; storage can hold anything. */
function fitting(typed: Readonly<Record<string, unknown>>, empty: CheckoutValues): Partial<CheckoutValues> {
  const fits = kept.filter((name) => typeof typed[name] === typeof empty[name]);
  return Object.fromEntries(fits.map((name) => [name, typed[name]]));
}

/**
 * Values typed before, from storage; null when they were for another basket, by somebody else, or long ago. A basket is
 * the same while one of its lines is; a guest's values are kept after signing in.
 */
export function readDraft(
  text: string | null,
  { lines, user, now }: DraftPlace,
  empty: CheckoutValues,
): Partial<CheckoutValues> | null {
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
    if (!isRecord(draft) || !isRecord(draft['typed']) || !Array.isArray(draft['lines'])) return null;
    const { at } = draft;
    const isFresh = typeof at === 'number' && at <= now && now - at < patience;
    const isOwn = draft['user'] === '' || draft['user'] === user;
    const isSame = draft['lines'].some((line) => lines.some((own) => own === line));
    return isFresh && isOwn && isSame ? fitting(draft['typed'], empty) : null;
  } catch {
    return null;
  }
}

/** Stored values of a checkout; null without any. */
export function storedDraft(ordered: OrderedBasket = 'main'): string | null {
  try {
    return localStorage.getItem(keys[ordered]);
  } catch {
    return null;
  }
}

/** Keeps a draft in this browser; null forgets all: after a purchase, on signing out. A closed storage is no fault. */
export function storeDraft(text: string | null, ordered: OrderedBasket = 'main'): void {
  if (text === null) forgetUnsavedNote();
  try {
    if (text === null) for (const key of Object.values(keys)) localStorage.removeItem(key);
    else localStorage.setItem(keys[ordered], text);
  } catch {
    // Private windows may refuse; what is kept here only spares typing.
  }
}
