import { giftCardRecipientSchema, type GiftCardRecipient } from '@omnis/contract';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import { fail, type Failure } from '../../http/answer.ts';
import type { OrderOfCards } from './gift-cards.types.ts';
import { lockCardsOfOrder, setBlocked } from './gift-cards.repository.ts';

const stored = giftCardRecipientSchema.nullable().catch(null);

/** For whom a line is, when it is a gift card; null for all other goods. */
export const recipientOf = ({ gift_card: json }: { gift_card: unknown }): GiftCardRecipient | null =>
  stored.parse(json ?? null);

const worth = z.object({ valueMinor: z.number().int().positive() });

/** Value of a gift card that was bought, or its price where the value was not noted. */
export function valueOf(item: { gift_card: unknown; price_minor: number; tax_minor: number }): number {
  const noted = worth.safeParse(item.gift_card);
  return noted.success ? noted.data.valueMinor : item.price_minor + item.tax_minor;
}

/** For whom a gift card is, in all languages the same: `Ann, ann@shop.example`. */
export function recipientWords(recipient: GiftCardRecipient | null): string[] {
  if (!recipient) return [];
  const to = [recipient.name, recipient.email].filter((part) => part !== '').join(', ');
  return to === '' ? [] : [to];
}

/** Tells whether a person bought a gift card for themselves: it goes to their own address, and names nobody else. */
export function isForBuyer(
  { email, name }: Pick<GiftCardRecipient, 'email' | 'name'>,
  buyer: { readonly email: string; readonly name: string },
): boolean {
  const same = (one: string, other: string): boolean =>
    one === '' || one.trim().toLowerCase() === other.trim().toLowerCase();
  return same(email, buyer.email) && same(name, buyer.name);
}

/**
 * Why the money of an order cannot be given back; null when it can: what has been paid with already cannot be taken back.
 * The cards that were bought in it stay as they are until the transaction of `db` ends.
 */
export async function boughtCardsFailure(db: Db, order: OrderOfCards): Promise<Failure | null> {
  const cards = await lockCardsOfOrder(db, order.division_id, order.id);
  return cards.some((card) => card.balance_minor < card.value_minor)
    ? fail('conflict', 'A gift card of this order has been used, so the order cannot be refunded.')
    : null;
}

/** Takes the cards back that were bought in an order, in the transaction that gives its money back. */
export async function takeCardsBack(db: Db, order: OrderOfCards): Promise<void> {
  const cards = await lockCardsOfOrder(db, order.division_id, order.id);
  await setBlocked(db, order.division_id, { ids: cards.map(({ id }) => id), blocked: true });
}
