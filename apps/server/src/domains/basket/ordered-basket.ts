import type { Db } from '../../database/connection.ts';
import { dropLaidCards, readLaidCards } from '../gift-cards/laid-cards.repository.ts';
import type { GiftCardRow } from '../gift-cards/gift-cards.repository.ts';
import { readLines, removeLines } from './basket.repository.ts';
import { mainOf, orderedOf, type Ordered } from './basket-changes.ts';
import type { CartFacts } from './cart.ts';
import { couponFault } from './coupons.ts';
import { appliedCoupon, countUse, dropCoupon, findCoupon } from './coupons.repository.ts';
import { dropNote } from './notes.repository.ts';

/**
 * What checkout orders: the lines of the basket, its coupon, and the gift cards that lie on it, in the transaction of `db`.
 * What is bought at once takes neither from the basket.
 */
export async function readOrderedBasket(
  db: Db,
  shopper: Ordered,
): Promise<Pick<CartFacts, 'rows' | 'coupon'> & { cards: GiftCardRow[] }> {
  if (shopper.basket === 'now')
    return { rows: await readLines(db, orderedOf(shopper)), coupon: undefined, cards: [] };
  const [rows, coupon, cards] = await Promise.all([
    readLines(db, mainOf(shopper)),
    appliedCoupon(db, shopper.division.id, shopper.owner),
    readLaidCards(db, shopper.division.id, shopper.owner),
  ]);
  return { rows, coupon, cards };
}

/** Takes out what was ordered, the coupon, the gift note and the gift cards, in the transaction that writes the order. */
export async function emptyOrderedBasket(db: Db, shopper: Ordered, keys: readonly string[]): Promise<void> {
  if (shopper.basket === 'now') {
    await removeLines(db, orderedOf(shopper), keys);
    return;
  }
  await Promise.all([
    removeLines(db, mainOf(shopper), keys),
    dropCoupon(db, shopper.division.id, shopper.owner),
    dropNote(db, shopper.division.id, shopper.owner),
    dropLaidCards(db, shopper.division.id, { owner: shopper.owner }),
  ]);
}

/** Counts a use of a coupon by an order. */
export function countCoupon(db: Db, division: number, code: string): Promise<void> {
  return countUse(db, division, { code, by: 1 });
}

/** Locks a coupon until the transaction of `db` ends. Why it cannot be used; '' when it can. */
export async function lockCoupon(db: Db, division: number, code: string): Promise<string> {
  return couponFault(await findCoupon(db, division, { code, lock: true }), new Date());
}
