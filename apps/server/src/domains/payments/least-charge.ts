import { toMinor, type CurrencyCode } from '@omnis/models';

/** Least amount that Stripe takes from a card, in major units. */
const least: Readonly<Partial<Record<CurrencyCode, number>>> = {
  GBP: 0.3,
  USD: 0.5,
  EUR: 0.5,
  CAD: 0.5,
  AUD: 0.5,
  JPY: 50,
  NOK: 3,
  SEK: 3,
  DKK: 2.5,
  BGN: 1,
  BRL: 0.5,
  NZD: 0.5,
  CZK: 15,
  HKD: 4,
  HUF: 175,
  INR: 0.5,
  CHF: 0.5,
  MXN: 10,
  MYR: 2,
  PLN: 2,
  RON: 2,
  SGD: 0.5,
  THB: 10,
};

/** The least that a card can be charged, in minor units; 0 in a currency for which Stripe names nothing. */
export function leastChargeMinor(currency: CurrencyCode): number {
  return toMinor(least[currency] ?? 0, currency);
}
