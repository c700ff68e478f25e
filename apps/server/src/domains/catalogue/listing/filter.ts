import type { CallResponse } from '@omnis/contract';
import { matchesGender } from '@omnis/models';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import type { Prices } from './prices.ts';
import { compareSizes } from './sizes.ts';

/** Filters of a list. Values of one facet are alternatives; facets add up. */
export interface Filters {
  colour: readonly string[];
  size: readonly string[];
  gender: readonly string[];
  /** Minor units of the asked currency. */
  priceMin: number | null;
  priceMax: number | null;
}

/** Values of a comma list, folded for comparison. */
export function commaList(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(',').map((value) => value.trim().toLowerCase()))].filter(
    (value) => value !== '',
  );
}

type Facets = CallResponse<'products.list'>['facets'];

interface Counted {
  readonly value: string;
  count: number;
  hex: string | null;
}

class Counter {
  readonly #counts = new Map<string, Counted>();
  /** The same by the value as it is written, since a store writes few and each product has some. */
  readonly #spelt = new Map<string, Counted>();

  #find(value: string): Counted {
    const key = value.toLowerCase();
    const counted = this.#counts.get(key) ?? { value, count: 0, hex: null };
    this.#counts.set(key, counted);
    this.#spelt.set(value, counted);
    return counted;
  }

  add(value: string, hex: string | null = null): void {
    const counted = this.#spelt.get(value) ?? this.#find(value);
    counted.count += 1;
    counted.hex ??= hex;
  }

  /** A value that is chosen stays one that can be taken back, with its colour, though nothing has it any more. */
  keep(value: string, hex: string | null): void {
    if (!this.#counts.has(value.toLowerCase())) this.#find(value).hex = hex;
  }

  /** A value that the other filters leave nothing of stays in sight, with a count of zero. */
  know(value: string): void {
    if (!this.#spelt.has(value)) this.#find(value);
  }

  list(): readonly Counted[] {
    return [...this.#counts.values()];
  }
}

const noSizes: readonly string[] = [];
/** Sizes that a product is found by; the values of a gift card are none. */
const sizesOf = ({ isGiftCard, sizes }: ProductRow): readonly string[] => (isGiftCard ? noSizes : sizes);

function some(wanted: readonly string[], values: readonly string[]): boolean {
  return wanted.length === 0 || values.some((value) => wanted.includes(value.toLowerCase()));
}

/** Rows that passed, with the facets of the list. */
interface Filtered {
  readonly rows: readonly ProductRow[];
  readonly facets: Facets;
}

interface Span {
  readonly least: number;
  readonly most: number;
}

/** Facets of rows that no filter narrows. Each page and each order of a list shows the same. */
const facetsOfAll = new WeakMap<readonly ProductRow[], Omit<Facets, 'price'>>();

/** True when rows that replace others leave every row in its place and all facets but the price as they are. */
export function facetsStay(gone: Iterable<ProductRow>, fresh: Iterable<ProductRow>): boolean {
  const said = (rows: Iterable<ProductRow>): string[] =>
    Array.from(rows)
      .filter(({ shown }) => shown)
      .toSorted((a, b) => a.id - b.id)
      .map((row) => {
        const colours = row.colours.map(({ name, hex }) => [name, hex]);
        return JSON.stringify([row.id, row.sold, row.gender, sizesOf(row), colours]);
      });
  return said(gone).join('\n') === said(fresh).join('\n');
}

/** Has rows use the facets of those that they were made of; see {@link facetsStay}. */
export function keepFacets(former: readonly ProductRow[], rows: readonly ProductRow[]): void {
  const known = facetsOfAll.get(former);
  if (known) facetsOfAll.set(rows, known);
}

/** Spans of the prices of rows, by all that prices depend on beside the rows. Each page and each order of a list has the same. */
const spansOfAll = new WeakMap<readonly ProductRow[], Map<string, Span>>();
/** More spans than a store has currencies: rates have changed, and the former ones go. */
const mostSpans = 50;

function spanOfAll(rows: readonly ProductRow[], prices: Prices): Span {
  const spans = spansOfAll.get(rows) ?? new Map<string, Span>();
  const known = spans.get(prices.stamp);
  if (known) return known;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const row of rows) {
    const price = prices.shown(prices.lowest(row), row);
    if (price < least) least = price;
    if (price > most) most = price;
  }
  if (spans.size >= mostSpans) spans.clear();
  spans.set(prices.stamp, { least, most });
  spansOfAll.set(rows, spans);
  return { least, most };
}

/** Lowest and highest price of rows that all pass; null where a filter may narrow them. */
function pricesOfAll(
  rows: readonly ProductRow[],
  { colour, size, gender, priceMin, priceMax }: Filters,
  prices: Prices,
): Facets['price'] | null {
  if (rows.length === 0 || colour.length + size.length + gender.length > 0) return null;
  const { least, most } = spanOfAll(rows, prices);
  if (least < (priceMin ?? 0) || most > (priceMax ?? Number.POSITIVE_INFINITY)) return null;
  return { min: prices.fromMinor(least), max: prices.fromMinor(most) };
}

/**
 * The rows that pass all filters, and how many each value of each facet would give. A facet's own choice does not
 * narrow its counts, so that a shopper sees what else could be chosen; sizes that nothing is left of are there with none.
 *
 * @param rows - what they say of colours, sizes and genders never changes
 */
export function filterRows(rows: readonly ProductRow[], filters: Filters, prices: Prices): Filtered {
  const price = pricesOfAll(rows, filters, prices);
  const known = price && facetsOfAll.get(rows);
  if (known) return { rows, facets: { ...known, price } };
  const filtered = narrowed(rows, filters, prices);
  if (price) facetsOfAll.set(rows, filtered.facets);
  return filtered;
}

function narrowed(rows: readonly ProductRow[], filters: Filters, prices: Prices): Filtered {
  const passed: ProductRow[] = [];
  const colours = new Counter();
  const sizes = new Counter();
  const written = new Set<string>();
  for (const { gender } of rows) written.add(gender);
  const genders = [...new Set([...written].map((gender) => gender.trim().toLowerCase()))]
    .filter((gender) => gender !== '')
    .toSorted();
  const byGender = new Counter();
  let least = Number.POSITIVE_INFINITY;
  let most = 0;

  for (const row of rows) {
    const price = prices.shown(prices.lowest(row), row);
    const fits = {
      colour:
        filters.colour.length === 0 ||
        row.colours.some(({ name }) => filters.colour.includes(name.toLowerCase())),
      size: some(filters.size, sizesOf(row)),
      gender: filters.gender.length === 0 || filters.gender.some((gender) => matchesGender(row, gender)),
      price: price >= (filters.priceMin ?? 0) && price <= (filters.priceMax ?? Number.POSITIVE_INFINITY),
    };
    for (const size of sizesOf(row)) sizes.know(size);
    const failed = Number(!fits.colour) + Number(!fits.size) + Number(!fits.gender) + Number(!fits.price);
    if (failed > 1) continue;
    if (failed === 0) passed.push(row);
    if (failed === 0 || !fits.colour) for (const { name, hex } of row.colours) colours.add(name, hex);
    if (failed === 0 || !fits.size) for (const size of sizesOf(row)) sizes.add(size);
    if (failed === 0 || !fits.gender) byGender.add(row.gender);
    if (failed === 0 || !fits.price) {
      least = Math.min(least, price);
      most = Math.max(most, price);
    }
  }

  for (const wanted of filters.colour) {
    const colour = rows.flatMap((row) => row.colours).find(({ name }) => name.toLowerCase() === wanted);
    if (colour !== undefined) colours.keep(colour.name, colour.hex);
  }

  return {
    rows: passed,
    facets: {
      colour: colours.list().toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en')),
      size: sizes
        .list()
        .map(({ value, count }) => ({ value, count }))
        .toSorted((a, b) => compareSizes(a.value, b.value)),
      gender: genders.flatMap((value) => {
        const count = byGender
          .list()
          .reduce((sum, own) => (matchesGender({ gender: own.value }, value) ? sum + own.count : sum), 0);
        return count === 0 ? [] : [{ value, count }];
      }),
      price: { min: prices.fromMinor(least > most ? 0 : least), max: prices.fromMinor(most) },
    },
  };
}
