import type { Db } from '../../database/connection.ts';
import type { StoreSeed } from '../types.ts';
import { daysAgo } from './batches.ts';

const europe = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];
const britain = ['GB', 'IM', 'JE', 'GG'];

/** Ways to have an order delivered; prices in pence. */
export const shippingMethods = [
  {
    code: 'uk-standard',
    name: 'Standard',
    description: 'Royal Mail, 2–4 working days',
    countries: britain,
    price_minor: 395,
    free_over_minor: 5000,
    min_days: 2,
    max_days: 4,
  },
  {
    code: 'uk-express',
    name: 'Express',
    description: 'Tracked, 1–2 working days',
    countries: britain,
    price_minor: 695,
    free_over_minor: null,
    min_days: 1,
    max_days: 2,
    cutoff: '16:00',
  },
  {
    code: 'europe',
    name: 'Europe',
    description: 'Tracked, 4–8 working days',
    countries: europe,
    price_minor: 795,
    free_over_minor: 10_000,
    min_days: 4,
    max_days: 8,
  },
  {
    code: 'worldwide',
    name: 'Worldwide',
    description: 'Tracked, 6–14 working days',
    countries: ['*'],
    price_minor: 1195,
    free_over_minor: null,
    min_days: 6,
    max_days: 14,
  },
] as const;

/** The discounts of a shop, each by the code that shoppers enter. */
const codes = (now: Date) => [
  { code: 'WELCOME10', title: '10% off your order', kind: 'percentage', value: 10 },
  { code: 'FIVER', title: '£5 off your order', kind: 'fixed_amount', value: 500 },
  { code: 'FREESHIP', title: 'Free delivery', kind: 'free_delivery', value: 0 },
  {
    code: 'EXPIRED',
    title: '20% off, last summer',
    kind: 'percentage',
    value: 20,
    starts_at: daysAgo(now, 200),
    ends_at: daysAgo(now, 100),
  },
  {
    code: 'USEDUP',
    title: '15% off for the first hundred',
    kind: 'percentage',
    value: 15,
    max_uses: 100,
    uses: 100,
  },
  {
    code: 'BIGSPENDER',
    title: '20% off orders over £100',
    kind: 'percentage',
    value: 20,
    minimum_minor: 10_000,
  },
];

async function writeDiscounts({ query }: Pick<Db, 'query'>, division: number, now: Date): Promise<void> {
  for (const [index, { code, ...discount }] of codes(now).entries()) {
    const { id } = await query
      .insertInto('discounts')
      .values({
        division_id: division,
        method: 'code',
        max_uses: null,
        created_at: new Date(daysAgo(now, 300).getTime() + index),
        ...discount,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('discount_codes')
      .values({ division_id: division, code, discount_id: id, uses: discount.uses ?? 0 })
      .execute();
  }
}

/** Writes the discounts and the delivery methods of a shop. */
export async function writeTrade({ query }: Db, store: StoreSeed, now: Date): Promise<void> {
  await writeDiscounts({ query }, store.id, now);
  await query
    .insertInto('shipping_methods')
    .values(
      shippingMethods.map(({ countries, ...method }, position) => ({
        division_id: store.id,
        ...method,
        countries: JSON.stringify(countries),
        position,
      })),
    )
    .execute();
}
