import type { Db } from '../../database/connection.ts';
import { dropLaidCards, readLaidCards } from '../gift-cards/laid-cards.ts';
import type { GiftCardRow } from '../gift-cards/gift-cards.types.ts';
import { readLines, removeLines } from './basket.repository.ts';
import { mainOf, orderedOf, type Ordered } from './basket-changes.ts';
import type { CartFacts } from './cart.ts';
import { dropCode } from '../discounts/laid-code.ts';
import { readOffers } from '../discounts/offers.ts';
import { dropNote } from './notes.repository.ts';

/**
 * The order that a checkout makes: the lines of the basket, the discounts that its shopper may be given, and the gift
 * cards on it, in the transaction of `db`. What is bought at once takes neither a code nor gift cards from the basket.
 */
export async function readOrderedBasket(
  db: Db,
  shopper: Ordered,
): Promise<Pick<CartFacts, 'rows' | 'offers'> & { cards: GiftCardRow[] }> {
  if (shopper.basket === 'now') {
    const [rows, offers] = await Promise.all([
      readLines(db, orderedOf(shopper)),
      readOffers(db, shopper.division.id, shopper.owner),
    ]);
    return { rows, offers: offers.filter(({ code }) => code === null), cards: [] };
  }
  const [rows, offers, cards] = await Promise.all([
    readLines(db, mainOf(shopper)),
    readOffers(db, shopper.division.id, shopper.owner),
    readLaidCards(db, shopper.division.id, shopper.owner),
  ]);
  return { rows, offers, cards };
}

/** Takes out what was ordered, the coupon, the gift note and the gift cards, in the transaction that writes the order. */
export async function emptyOrderedBasket(db: Db, shopper: Ordered, keys: readonly string[]): Promise<void> {
  if (shopper.basket === 'now') {
    await removeLines(db, orderedOf(shopper), keys);
    return;
  }
  await Promise.all([
    removeLines(db, mainOf(shopper), keys),
    dropCode(db, shopper.division.id, shopper.owner),
    dropNote(db, shopper.division.id, shopper.owner),
    dropLaidCards(db, shopper.division.id, { owner: shopper.owner }),
  ]);
}

/** Tells whether the basket still holds the lines that were read a moment ago, in the transaction that orders them. */
export async function holdsLines(db: Db, shopper: Ordered, keys: readonly string[]): Promise<boolean> {
  const lines = new Set((await readLines(db, orderedOf(shopper))).map(({ key }) => key));
  return keys.every((key) => lines.has(key));
}
