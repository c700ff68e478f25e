import { postalLines } from '@omnis/models';
import type { CheckoutTexts } from '../texts/checkout/index.ts';
import { dayName } from './cutoff-text.ts';
import type { Quote } from './use-quote.ts';

/** A way to get what was bought. */
type Method = Quote['shippingMethods'][number];

/** Where something is collected, from when on, and when that is open. */
export function pickupWords(
  t: CheckoutTexts,
  { pickup, earliest }: Pick<Method, 'pickup' | 'earliest'>,
): string[] {
  if (!pickup) return [];
  const { place, street, city, zip, country, instructions } = pickup;
  const address = { firstName: '', lastName: '', company: place, street, city, zip, country };
  return [
    t('readyOn', { day: dayName(earliest, t.locale) }),
    t('collectAt', { place: postalLines(address, t.locale).join(', ') }),
    instructions,
  ];
}

/** Tells whether the chosen method is collection. */
export const isCollected = (quote: Quote | undefined, chosen: string): boolean =>
  quote?.shippingMethods.some(({ code, pickup }) => code === chosen && Boolean(pickup)) ?? false;
