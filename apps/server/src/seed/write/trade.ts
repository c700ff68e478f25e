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

/** Writes the coupons and the delivery methods of a shop. */
export async function writeTrade({ query }: Db, store: StoreSeed, now: Date): Promise<void> {
  const base = {
    division_id: store.id,
    minimum_minor: 0,
    starts_at: null,
    expires_at: null,
    max_uses: null,
    uses: 0,
  };
  await query
    .insertInto('coupons')
    .values([
      { ...base, code: 'WELCOME10', description: '10% off your order', kind: 'percent', value: 10 },
      { ...base, code: 'FIVER', description: '£5 off your order', kind: 'fixed', value: 500 },
      { ...base, code: 'FREESHIP', description: 'Free delivery', kind: 'free_shipping', value: 0 },
      {
        ...base,
        code: 'EXPIRED',
        description: '20% off, last summer',
        kind: 'percent',
        value: 20,
        starts_at: daysAgo(now, 200),
        expires_at: daysAgo(now, 100),
      },
      {
        ...base,
        code: 'USEDUP',
        description: '15% off for the first hundred',
        kind: 'percent',
        value: 15,
        max_uses: 100,
        uses: 100,
      },
      {
        ...base,
        code: 'BIGSPENDER',
        description: '20% off orders over £100',
        kind: 'percent',
        value: 20,
        minimum_minor: 10_000,
      },
    ])
    .execute();
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
