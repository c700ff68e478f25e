import { pickupPlaceSchema, type CallInput, type DeliveryMethod, type DeliveryZone } from '@omnis/contract';
import { currencies, everywhere, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import { z } from 'zod';
import type { FieldError } from '../../../http/field-errors.ts';
import { slugOf } from '../../catalogue/slug.ts';
import type { MethodRow, NewMethodRow, ZoneRow } from './zones.repository.ts';

/** The fields of a zone, as they are sent. */
export type ZoneValues = CallInput<'dashboard.createDeliveryZone'>['body'];

const countriesSchema = z.array(z.string());

/** The countries of a zone or of a method. */
export const countriesOf = ({ countries }: Pick<ZoneRow, 'countries'>): string[] =>
  countriesSchema.parse(countries);

/** The name of a zone that is made of methods without one. */
export function nameOf(countries: readonly string[]): string {
  if (countries.includes(everywhere)) return 'Rest of the world';
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const [first = '', ...others] = countries.map((code) => names.of(code) ?? code);
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** Reads a measure as the owner enters it: an amount in major units, grams, or items. */
const measured = (
  value: number | null,
  { measure }: Pick<MethodRow, 'measure'>,
  currency: CurrencyCode,
): number | null => (value === null || measure !== 'price' ? value : toMajor(value, currency));

function toMethod(row: MethodRow, currency: CurrencyCode): Required<DeliveryMethod> {
  return {
    code: row.code,
    name: row.name,
    description: row.description,
    price: toMajor(row.price_minor, currency),
    freeOver: row.free_over_minor === null ? null : toMajor(row.free_over_minor, currency),
    minDays: row.min_days,
    maxDays: row.max_days,
    measure: row.measure,
    from: measured(row.measure_from, row, currency),
    below: measured(row.measure_below, row, currency),
    pickup: pickupPlaceSchema.nullable().parse(row.pickup),
  };
}

/** A zone as its store's team sees it. */
export const zoneView = (
  zone: ZoneRow,
  methods: readonly MethodRow[],
  currency: CurrencyCode,
): DeliveryZone => ({
  id: zone.id,
  name: zone.name,
  countries: countriesOf(zone),
  version: zone.version,
  methods: methods.filter(({ zone_id }) => zone_id === zone.id).map((row) => toMethod(row, currency)),
});

function amountFault(amount: number | null, currency: CurrencyCode): string | null {
  if (amount === null || toMajor(toMinor(amount, currency), currency) === amount) return null;
  const { decimals } = currencies[currency];
  return decimals === 0 ? 'An amount has no decimals' : `An amount has at most ${decimals} decimals`;
}

function boundFault(
  value: number | null,
  { measure }: DeliveryMethod,
  currency: CurrencyCode,
): string | null {
  if (value === null) return null;
  if (measure === 'none') return 'Choose what this is measured by';
  if (measure === 'price') return amountFault(value, currency);
  return Number.isInteger(value) ? null : 'Enter a whole number';
}

function methodFaults(
  method: DeliveryMethod,
  currency: CurrencyCode,
): [field: string, message: string | null][] {
  const { price, freeOver, minDays, maxDays, from, below, measure } = method;
  return [
    ['price', amountFault(price, currency)],
    ['freeOver', amountFault(freeOver, currency)],
    ['maxDays', maxDays < minDays ? 'Enter at least the fewest days' : null],
    ['from', boundFault(from, method, currency)],
    ['below', boundFault(below, method, currency)],
    ['below', from !== null && below !== null && below <= from ? 'Enter more than the lower bound' : null],
    ['measure', measure !== 'none' && from === null && below === null ? 'Enter a bound' : null],
  ];
}

/**
 * Faults of a zone: of its methods, and countries that another zone of the store has.
 *
 * @param given.had - countries of the zone before the change; stores from before there were zones may share them
 */
export function zoneFaults(
  { countries, methods }: ZoneValues,
  given: { others: readonly ZoneRow[]; had: readonly string[]; currency: CurrencyCode },
): FieldError[] {
  const { others, had, currency } = given;
  const taken = countries.flatMap((code, index) => {
    if (had.includes(code)) return [];
    const other = others.find((zone) => countriesOf(zone).includes(code));
    return other
      ? [{ field: `countries.${index}`, message: `${nameOf([code])} is in the zone ${other.name}` }]
      : [];
  });
  const wrong = methods.flatMap((method, index) =>
    methodFaults(method, currency).flatMap(([field, message]) =>
      message === null ? [] : [{ field: `methods.${index}.${field}`, message }],
    ),
  );
  return [...taken, ...wrong];
}

/** A code that no other method of the store has. */
function freeCode(name: string, taken: ReadonlySet<string>): string {
  const base = slugOf(name).slice(0, 60) || 'delivery';
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(code)) return code;
  }
}

/**
 * Rows of a zone's methods. A method keeps the code that it has in this zone; a new one gets one that no other has.
 *
 * @param all - methods of the store before the change
 */
export function methodRowsOf(
  { countries, methods }: Pick<ZoneValues, 'countries' | 'methods'>,
  {
    division,
    zone,
    all,
    currency,
  }: {
    division: number;
    zone: Pick<ZoneRow, 'id' | 'position'>;
    all: readonly MethodRow[];
    currency: CurrencyCode;
  },
): NewMethodRow[] {
  const taken = new Set(all.map(({ code }) => code));
  const own = new Set(all.filter(({ zone_id }) => zone_id === zone.id).map(({ code }) => code));
  return methods.map((method, index) => {
    // Named twice, the second one is new.
    const kept = method.code !== undefined && own.delete(method.code) ? method.code : undefined;
    const code = kept ?? freeCode(method.name, taken);
    taken.add(code);
    const inMinor = (value: number | null): number | null =>
      value === null || method.measure !== 'price' ? value : toMinor(value, currency);
    return {
      division_id: division,
      code,
      name: method.name,
      description: method.description,
      countries: JSON.stringify(countries),
      price_minor: toMinor(method.price, currency),
      free_over_minor: method.freeOver === null ? null : toMinor(method.freeOver, currency),
      min_days: method.minDays,
      max_days: method.maxDays,
      position: zone.position * 100 + index,
      zone_id: zone.id,
      measure: method.measure,
      measure_from: inMinor(method.from),
      measure_below: inMinor(method.below),
      pickup: method.pickup === null ? null : JSON.stringify(method.pickup),
    };
  });
}
