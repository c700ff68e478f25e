import { isCurrencyCode, toMajor, type CurrencyCode } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { readUses } from '../gift-cards/order-cards.ts';
import type { CardShare } from '../gift-cards/gift-cards.types.ts';
import { sharesAgain } from '../gift-cards/paying.ts';
import type { OrderRow } from '../orders/orders.types.ts';
import { holdsGoods } from '../orders/payable.ts';

/** Payment of an existing order at a later time. */
export interface PaidAgain {
  /** Amounts that its gift cards pay again; cards that still hold their part have nothing to take. */
  readonly shares: readonly CardShare[];
  /** Total that its gift cards pay, in minor units. */
  readonly giftCardMinor: number;
  /** Amount left, in minor units of `currency`. */
  readonly toPayMinor: number;
  /** The same as it goes over the wire. */
  readonly toPay: number;
  readonly currency: CurrencyCode;
}

/**
 * Amount left to pay of an existing order: its gift cards pay again what they had paid before the payment failed, as
 * far as they still have it.
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
