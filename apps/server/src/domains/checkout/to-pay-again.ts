import { isCurrencyCode, toMajor, type CurrencyCode } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { readUses, type CardShare } from '../gift-cards/card-uses.repository.ts';
import { sharesAgain } from '../gift-cards/paying.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { holdsGoods } from '../orders/payable.ts';

/** What an order that stands is paid with when it is paid later. */
export interface PaidAgain {
  /** What its gift cards pay again; those that hold their part still have nothing to take. */
  readonly shares: readonly CardShare[];
  /** What its gift cards pay altogether, in minor units. */
  readonly giftCardMinor: number;
  /** What is left, in minor units of `currency`. */
  readonly toPayMinor: number;
  /** The same as it goes over the wire. */
  readonly toPay: number;
  readonly currency: CurrencyCode;
}

/**
 * What is left to be paid of an order that stands: its gift cards pay again what they had paid before the payment failed,
 * as far as they still have it.
 */
export async function toPayAgain(db: Db, order: OrderRow): Promise<PaidAgain> {
  const { currency } = order;
  if (!isCurrencyCode(currency)) throw new Error(`Not a currency: ${currency}`);
  if (order.payment_state === 'paid') {
    const { owed_minor: toPayMinor, gift_card_minor: giftCardMinor } = order;
    return { shares: [], giftCardMinor, toPayMinor, toPay: toMajor(toPayMinor, currency), currency };
  }
  const totalMinor = order.total_minor - order.gift_card_minor;
  const shares = holdsGoods(order) ? [] : sharesAgain(await readUses(db, order), { totalMinor, currency });
  const giftCardMinor = shares.reduce((sum, { amountMinor }) => sum + amountMinor, order.gift_card_minor);
  const toPayMinor = order.total_minor - giftCardMinor;
  return { shares, giftCardMinor, toPayMinor, toPay: toMajor(toPayMinor, currency), currency };
}
