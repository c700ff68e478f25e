import type { MailBrand } from './brand.ts';
import type { OrderMailFacts } from './order-mail-parts.ts';
import { newsMail, type ToldParcel } from './order-status-mails.ts';
import type { MailDraft } from './parts.ts';

/** How a parcel stands to its order: all of it, its first part, one more, or the rest. */
export type ParcelPart = 'all' | 'first' | 'more' | 'rest';

function wordsOf({ say }: MailBrand, part: ParcelPart, number: string): { heading: string; text: string } {
  switch (part) {
    case 'all':
      return {
        heading: say('Your order is on its way'),
        text: say('Order {number} has been packed and given to the carrier.', { number }),
      };
    case 'first':
      return {
        heading: say('Part of your order is on its way'),
        text: say('A parcel of order {number} has been given to the carrier. The rest follows.', { number }),
      };
    case 'more':
      return {
        heading: say('Your parcel is on its way'),
        text: say('A parcel of order {number} has been given to the carrier.', { number }),
      };
    case 'rest':
      return {
        heading: say('The rest of your order is on its way'),
        text: say('The rest of order {number} has been packed and given to the carrier.', { number }),
      };
  }
}

/**
 * Sent when a store's team sends a parcel, which names the items in it.
 *
 * @param order - with the lines of the parcel alone
 * @param parcel.tracking - null for a parcel without a number
 */
export function fulfilmentMail(
  brand: MailBrand,
  order: OrderMailFacts,
  { part, tracking }: { part: ParcelPart; tracking: ToldParcel | null },
): MailDraft {
  return newsMail(brand, order, {
    ...wordsOf(brand, part, order.number),
    parcels: tracking === null ? [] : [tracking],
    ...(part !== 'all' && { goodsTitle: brand.say('In this parcel:') }),
  });
}
