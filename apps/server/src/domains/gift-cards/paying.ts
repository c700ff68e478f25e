import type { AppliedGiftCard } from '@omnis/contract';
import { formatMoney, isCurrencyCode, shareOverGiftCards, toMajor, type CurrencyCode } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { fail, Rollback } from '../../http/answer.ts';
import { cardFault } from './card-state.ts';
import { changeReturned } from './card-uses.repository.ts';
import { readUses } from './order-cards.ts';
import { changeBalance, lockCards } from './gift-cards.repository.ts';
import type { GiftCardRow, CardShare, CardUse, OrderOfCards } from './gift-cards.types.ts';
import { leaveChargeable } from './leave-chargeable.ts';

/** Amounts that cards would pay, before anything is taken. */
export interface CardPlan {
  readonly cards: readonly AppliedGiftCard[];
  /** Only those that pay something. */
  readonly shares: readonly CardShare[];
  /** All together, in minor units. */
  readonly paidMinor: number;
}

/**
 * Plans how much of a checkout its cards pay, in the order in which they were applied; the rest can be charged.
 *
 * @param totalMinor - what is to be paid, in minor units of the currency
 * @param payableMinor - what gift cards may pay of it
 */
export function planCards(
  cards: readonly GiftCardRow[],
  {
    totalMinor,
    payableMinor,
    currency,
    now,
  }: { totalMinor: number; payableMinor: number; currency: CurrencyCode; now: Date },
): CardPlan {
  const problems = cards.map((card) => cardFault(card, { now, currency }));
  const most = shareOverGiftCards(
    payableMinor,
    cards.map(({ balance_minor: balanceMinor }, index) => ({
      balanceMinor: problems[index] === '' ? balanceMinor : 0,
    })),
  );
  const amounts = leaveChargeable(most, { totalMinor, currency });
  const own = (card: GiftCardRow): CurrencyCode => (isCurrencyCode(card.currency) ? card.currency : currency);
  return {
    cards: cards.map((card, index) => ({
      id: card.id,
      ending: card.ending,
      balance: toMajor(card.balance_minor, own(card)),
      amount: toMajor(amounts[index] ?? 0, currency),
      problem: problems[index] ?? '',
    })),
    shares: cards.flatMap(({ id: cardId }, index) => {
      const amountMinor = amounts[index] ?? 0;
      return amountMinor > 0 ? [{ cardId, amountMinor }] : [];
    }),
    paidMinor: amounts.reduce((sum, amount) => sum + amount, 0),
  };
}

/**
 * Takes from cards what they are to pay, under their locks: of several orders with the same card at once, no more is taken
 * than it has.
 *
 * @throws {Rollback} with `gift_card_invalid`
 */
export async function takeFromCards(
  db: Db,
  division: number,
  { shares, currency }: { shares: readonly CardShare[]; currency: CurrencyCode },
): Promise<void> {
  const now = new Date();
  const cards = await lockCards(
    db,
    division,
    shares.map(({ cardId }) => cardId),
  );
  for (const { cardId, amountMinor } of shares) {
    const card = cards.get(cardId);
    if (!card) throw new Error(`The gift card ${cardId} is gone`);
    const fault = cardFault(card, { now, currency });
    if (fault) throw new Rollback(fail('gift_card_invalid', fault, 'giftCards'));
    if (card.balance_minor < amountMinor) {
      const left = formatMoney(card.balance_minor, currency);
      const message = `Your gift card now has ${left} left. Check your order again.`;
      throw new Rollback(fail('gift_card_invalid', message, 'giftCards'));
    }
  }
  for (const { cardId, amountMinor } of shares)
    await changeBalance(db, division, { id: cardId, byMinor: -amountMinor });
}

/** Part of an order's payment that cards hold at present, in minor units. */
export async function heldByCards(db: Db, order: OrderOfCards): Promise<number> {
  const uses = await readUses(db, order);
  return uses.reduce((sum, use) => sum + use.amount_minor - use.returned_minor, 0);
}

/**
 * Gives back to the cards of an order what they have paid of it, the last one first, in the transaction that holds the
 * order's lock. However often it is asked for, no card gets more than it paid.
 *
 * @param mostMinor - no more than this; all unless told
 * @returns what went back, in minor units
 */
export async function giveBackToCards(
  db: Db,
  order: OrderOfCards,
  mostMinor = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const uses = await readUses(db, order);
  const held = uses.filter((use) => use.amount_minor > use.returned_minor).toReversed();
  await lockCards(
    db,
    order.division_id,
    held.map(({ card_id: id }) => id),
  );
  let left = mostMinor;
  for (const use of held) {
    const amountMinor = Math.min(left, use.amount_minor - use.returned_minor);
    if (amountMinor === 0) continue;
    left -= amountMinor;
    await changeBalance(db, order.division_id, { id: use.card_id, byMinor: amountMinor });
    await changeReturned(db, order, { cardId: use.card_id, amountMinor });
  }
  return mostMinor - left;
}

/**
 * Amounts that the cards of an order would pay when its failed payment is tried again: as before, where they have it.
 */
export function sharesAgain(
  uses: readonly CardUse[],
  { totalMinor, currency }: { totalMinor: number; currency: CurrencyCode },
): CardShare[] {
  const now = new Date();
  const most = uses.map((use) =>
    cardFault(use, { now, currency }) === '' ? Math.min(use.returned_minor, use.balance_minor) : 0,
  );
  const amounts = leaveChargeable(most, { totalMinor, currency });
  return uses.flatMap(({ card_id: cardId }, index) => {
    const amountMinor = amounts[index] ?? 0;
    return amountMinor > 0 ? [{ cardId, amountMinor }] : [];
  });
}

/** Takes again what the cards of an order had paid before its payment failed. @throws {Rollback} with `gift_card_invalid` */
export async function takeAgain(
  db: Db,
  order: OrderOfCards,
  given: { shares: readonly CardShare[]; currency: CurrencyCode },
): Promise<void> {
  await takeFromCards(db, order.division_id, given);
  for (const { cardId, amountMinor } of given.shares)
    await changeReturned(db, order, { cardId, amountMinor: -amountMinor });
}
