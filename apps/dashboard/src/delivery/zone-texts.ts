import type { DeliveryMethod } from '@omnis/contract';
import { everywhere, type DeliveryMeasure } from '@omnis/models';
import { counted, countryName, moneyText } from '@omnis/ui';

/** Most countries that are named; the others are counted. */
const named = 4;

/** A country of a zone by name. */
export const placeName = (code: string): string =>
  code === everywhere ? 'Rest of the world' : countryName(code);

/** The countries of a zone: `France, Germany and 3 more`. */
export function placesText(countries: readonly string[]): string {
  const names = countries.map(placeName);
  if (names.length <= named) return names.join(', ');
  return `${names.slice(0, named - 1).join(', ')} and ${names.length - named + 1} more`;
}

/** How a measure is written. */
const measured: Readonly<
  Record<Exclude<DeliveryMeasure, 'none'>, (value: number, currency: string) => string>
> = {
  price: moneyText,
  weight: (grams) => `${grams / 1000} kg`,
  quantity: (count) => counted(count, 'item'),
};

/** For which orders a method is offered: `Orders from £20.00`; '' for all. */
export function ordersText(
  { measure, from, below }: Pick<DeliveryMethod, 'measure' | 'from' | 'below'>,
  currency: string,
): string {
  if (measure === 'none') return '';
  const text = (value: number): string => measured[measure](value, currency);
  if (from === null) return below === null ? '' : `Orders below ${text(below)}`;
  return below === null ? `Orders from ${text(from)}` : `Orders from ${text(from)} to below ${text(below)}`;
}

/** The price of a method: `£3.95, free from £50.00`. */
export function priceText(
  { price, freeOver }: Pick<DeliveryMethod, 'price' | 'freeOver'>,
  currency: string,
): string {
  if (price === 0) return 'Free';
  const text = moneyText(price, currency);
  return freeOver === null ? text : `${text}, free from ${moneyText(freeOver, currency)}`;
}

/** How long a method takes: `2–4 working days`. */
export function daysText({ minDays, maxDays }: Pick<DeliveryMethod, 'minDays' | 'maxDays'>): string {
  return minDays === maxDays ? counted(minDays, 'working day') : `${minDays}–${maxDays} working days`;
}
