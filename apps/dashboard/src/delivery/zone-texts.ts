import type { DeliveryMethod } from '@omnis/contract';
import { everywhere, type DeliveryMeasure } from '@omnis/models';
import { countryName, moneyText } from '@omnis/ui';
import type { DeliveryTexts } from '../texts/delivery/index.ts';

/** Most countries that are named; the others are counted. */
const named = 4;

/** A country of a zone by name. */
export const placeName = (t: DeliveryTexts, code: string): string =>
  code === everywhere ? t('restOfTheWorld') : countryName(code);

/** The countries of a zone: `France, Germany and 3 more`. */
export function placesText(t: DeliveryTexts, countries: readonly string[]): string {
  const names = countries.map((code) => placeName(t, code));
  if (names.length <= named) return names.join(', ');
  return t('placesAndMore', { places: names.slice(0, named - 1).join(', '), more: names.length - named + 1 });
}

/** A bound of a method, by what it measures. */
function boundText(
  t: DeliveryTexts,
  value: number,
  { measure, currency }: { readonly measure: Exclude<DeliveryMeasure, 'none'>; readonly currency: string },
): string {
  if (measure === 'price') return moneyText(value, currency);
  return measure === 'weight'
    ? t('kilograms', { weight: String(value / 1000) })
    : t('itemsCounted', { count: value });
}

/** For which orders a method is offered: `Orders from £20.00`; '' for all. */
export function ordersText(
  t: DeliveryTexts,
  { measure, from, below }: Pick<DeliveryMethod, 'measure' | 'from' | 'below'>,
  currency: string,
): string {
  if (measure === 'none') return '';
  const text = (value: number): string => boundText(t, value, { measure, currency });
  if (from === null) return below === null ? '' : t('ordersBelow', { bound: text(below) });
  return below === null
    ? t('ordersFrom', { bound: text(from) })
    : t('ordersBetween', { from: text(from), below: text(below) });
}

/** The price of a method: `£3.95, free from £50.00`. */
export function priceText(
  t: DeliveryTexts,
  { price, freeOver }: Pick<DeliveryMethod, 'price' | 'freeOver'>,
  currency: string,
): string {
  if (price === 0) return t('noCharge');
  const text = moneyText(price, currency);
  return freeOver === null ? text : t('freeFrom', { price: text, amount: moneyText(freeOver, currency) });
}

/** How long a method takes: `2–4 working days`. */
export function daysText(
  t: DeliveryTexts,
  { minDays, maxDays }: Pick<DeliveryMethod, 'minDays' | 'maxDays'>,
): string {
  return minDays === maxDays
    ? t('workingDaysCounted', { count: minDays })
    : t('workingDaysBetween', { minDays, maxDays });
}
