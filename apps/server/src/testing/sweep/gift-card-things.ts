import type { Db } from '../../database/connection.ts';
import { keptCode, newCode } from '../../domains/gift-cards/card-code.ts';
import type { Secrets } from '../../security/secrets.ts';

/** Writes a gift card of a store, which paid for an order and lies on the checkout of a customer. */
export async function writeGiftCardThings(
  query: Db['query'],
  secrets: Secrets,
  of: { division: number; canary: string; order: number; customer: string },
): Promise<{ giftCard: string; giftCardCode: string }> {
  const { division, canary, order, customer } = of;
  const base = { division_id: division };
  const giftCard = crypto.randomUUID();
  const giftCardCode = newCode();
  await query
    .insertInto('gift_cards')
    .values({
      ...base,
      id: giftCard,
      ...keptCode(secrets, { division, id: giftCard }, giftCardCode),
      currency: 'GBP',
      value_minor: 2500,
      balance_minor: 2000,
      recipient_email: `card@${canary}.example`,
      recipient_name: canary,
      message: canary,
      issued_by: canary,
      order_id: order,
      order_item_id: null,
      unit: null,
    })
    .execute();
  await query
    .insertInto('gift_card_uses')
    .values({ ...base, order_id: order, card_id: giftCard, position: 0, amount_minor: 500 })
    .execute();
  await query
    .insertInto('basket_gift_cards')
    .values({ ...base, owner: `customer:${customer}`, card_id: giftCard })
    .execute();
  return { giftCard, giftCardCode };
}
