import type { PickupPlace } from '@omnis/contract';
import type { MailBrand } from './brand.ts';
import type { OrderMailFacts } from './order-mail-parts.ts';
import { newsMail } from './order-status-mails.ts';
import type { MailDraft } from './parts.ts';
import { pickupLines } from './pickup-lines.ts';

/** Sent when a store's team says that an order lies ready to be collected. */
export function pickupReadyMail(brand: MailBrand, order: OrderMailFacts, pickup: PickupPlace): MailDraft {
  const { instructions } = pickup;
  return newsMail(brand, order, {
    heading: brand.say('Your order is ready to be collected'),
    text: brand.say('Order {number} is ready for you here: {place}', {
      number: order.number,
      place: [...pickupLines(pickup, brand.locale), instructions].filter(Boolean).join(', '),
    }),
    parcels: [],
  });
}
