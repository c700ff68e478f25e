import { everywhere, toMinor, type CurrencyCode } from '@omnis/models';
import type { ShippingMethod } from './shipping-method.ts';

/** Round amounts for delivery at home, everywhere else, and from which value on it is free at home; major units. */
type FirstPrices = readonly [home: number, world: number, freeOver: number];

/** Approximate prices of parcels in the countries of each currency, for a shop to begin with. */
const prices: Readonly<Record<CurrencyCode, FirstPrices>> = {
  GBP: [3.95, 12.95, 50],
  EUR: [4.95, 14.95, 60],
  USD: [5.95, 19.95, 75],
  CAD: [9.95, 24.95, 100],
  AUD: [9.95, 24.95, 100],
  NZD: [7.95, 29.95, 100],
  CHF: [8, 20, 80],
  SGD: [5, 25, 80],
  JPY: [600, 2500, 8000],
  KRW: [3000, 25000, 50000],
  NOK: [79, 199, 799],
  SEK: [59, 179, 699],
  DKK: [45, 129, 499],
  ISK: [1200, 3500, 12000],
  PLN: [15, 69, 250],
  CZK: [99, 399, 1500],
  HUF: [1500, 6000, 20000],
  RON: [20, 79, 250],
  BGN: [7, 29, 110],
  HRK: [35, 110, 450],
  BRL: [25, 120, 300],
  MXN: [129, 499, 1200],
  CNY: [15, 150, 300],
  HKD: [40, 150, 500],
  INR: [79, 1500, 1500],
  IDR: [20000, 300000, 500000],
  ILS: [30, 80, 300],
  MYR: [8, 60, 150],
  PHP: [120, 1200, 2500],
  RUB: [350, 1800, 5000],
  THB: [50, 700, 1500],
  TRY: [90, 900, 1500],
  ZAR: [99, 499, 1000],
};

/** The delivery methods that a new store begins with, in round amounts of its own currency; its owner changes them. */
export function firstMethods({
  country,
  currency,
}: {
  readonly country: string;
  readonly currency: CurrencyCode;
}): Omit<ShippingMethod, 'measure' | 'from' | 'below' | 'pickup'>[] {
  const [home, world, freeOver] = prices[currency];
  const minor = (major: number): number => toMinor(major, currency);
  return [
    {
      code: 'standard',
      name: 'Standard',
      description: '2–4 working days',
      countries: [country],
      priceMinor: minor(home),
      freeOverMinor: minor(freeOver),
      minDays: 2,
      maxDays: 4,
      cutoff: '14:00',
    },
    {
      code: 'worldwide',
      name: 'Worldwide',
      description: 'Tracked, 5–12 working days',
      countries: [everywhere],
      priceMinor: minor(world),
      freeOverMinor: null,
      minDays: 5,
      maxDays: 12,
      cutoff: '14:00',
    },
  ];
}
