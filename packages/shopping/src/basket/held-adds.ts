import { checkStorageEntry } from '@omnis/validation';
import { recipientFields } from '../product/gift-card-recipient.ts';
import type { BasketChoice } from './basket-choice.ts';
import { heldAddsKey } from './waiting-adds.ts';

/** An addition to the basket that waits in this browser for a connection. */
export interface HeldAdd {
  /** Idempotency key of its first try: the server may have had it already. */
  readonly key: string;
  /** ISO 4217 code of the currency in which the shopper saw its price. */
  readonly currency: string;
  readonly choice: BasketChoice;
}

/** Additions that wait at most; a basket fills up no further by itself. */
const most = 20;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** A part that an item may lack, or that is as it should be. */
const may = (part: unknown, is: (value: unknown) => boolean): boolean => part === undefined || is(part);

const isChoice = (value: unknown): value is BasketChoice =>
  isRecord(value) &&
  typeof value['productId'] === 'number' &&
  typeof value['quantity'] === 'number' &&
  isText(value['colour']) &&
  isText(value['size']) &&
  may(value['personalisation'], (own) => isRecord(own) && Object.values(own).every(isText)) &&
  may(value['bundleItems'], (own) => Array.isArray(own) && own.every(isText)) &&
  may(value['giftCard'], (own) => isRecord(own) && recipientFields.every((field) => isText(own[field])));

const isHeld = (value: unknown): value is HeldAdd =>
  isRecord(value) && isText(value['key']) && isText(value['currency']) && isChoice(value['choice']);

/** Additions that wait for a connection, oldest first; none where storage is not accessible. */
export function readHeldAdds(division: number): readonly HeldAdd[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(heldAddsKey(division)) ?? '[]');
    return Array.isArray(list) ? list.filter(isHeld) : [];
  } catch {
    return [];
  }
}

function write(division: number, adds: readonly HeldAdd[]): boolean {
  const key = heldAddsKey(division);
  const value = JSON.stringify(adds);
  try {
    if (adds.length === 0) localStorage.removeItem(key);
    else if (checkStorageEntry(key, value) !== null) return false;
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Keeps an addition until there is a connection. @returns false where this browser keeps no more */
export function holdAdd(division: number, add: HeldAdd): boolean {
  const others = readHeldAdds(division).filter(({ key }) => key !== add.key);
  return others.length < most && write(division, [...others, add]);
}

/** Forgets an addition: it was made, or refused. */
export function dropHeldAdd(division: number, key: string): void {
  write(
    division,
    readHeldAdds(division).filter((add) => add.key !== key),
  );
}
