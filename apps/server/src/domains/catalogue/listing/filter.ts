import type { CallResponse } from '@omnis/contract';
import { matchesGender } from '@omnis/models';
import type { ProductRow } from '../snapshot/rows.ts';
import type { Prices } from './prices.ts';
import { compareSizes } from './sizes.ts';

/** What a list may be narrowed by. Values of one facet are alternatives; facets add up. */
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

class Counter {
  readonly #counts = new Map<string, { value: string; count: number; hex: string | null }>();

  add(value: string, hex: string | null = null): void {
    const key = value.toLowerCase();
    const known = this.#counts.get(key);
    if (known) {
      known.count += 1;
      known.hex ??= hex;
    } else this.#counts.set(key, { value, count: 1, hex });
  }

  /** A value that is chosen stays one that can be taken back, with its colour, though nothing has it any more. */
  keep(value: string, hex: string | null): void {
    const key = value.toLowerCase();
    if (!this.#counts.has(key)) this.#counts.set(key, { value, count: 0, hex });
  }

  list(): { value: string; count: number; hex: string | null }[] {
    return [...this.#counts.values()];
  }
}

/** Sizes that a product is found by; the values of a gift card are none. */
const sizesOf = ({ isGiftCard, sizes }: ProductRow): readonly string[] => (isGiftCard ? [] : sizes);

function some(wanted: readonly string[], values: readonly string[]): boolean {
  return wanted.length === 0 || values.some((value) => wanted.includes(value.toLowerCase()));
}

/**
 * The rows that pass all filters, and how many each value of each facet would give. A facet's own choice does not
 * narrow its counts, so that a shopper sees what else could be chosen.
 */
export function filterRows(
  rows: readonly ProductRow[],
  filters: Filters,
  prices: Prices,
): { rows: ProductRow[]; facets: Facets } {
  const passed: ProductRow[] = [];
  const colours = new Counter();
  const sizes = new Counter();
  const genders = [...new Set(rows.map(({ gender }) => gender.trim().toLowerCase()))]
    .filter((gender) => gender !== '')
    .toSorted();
  const byGender = new Map<string, number>();
  let least = Number.POSITIVE_INFINITY;
  let most = 0;

  for (const row of rows) {
    const price = prices.converted(row.price);
    const fits = {
      colour:
        filters.colour.length === 0 ||
        row.colours.some(({ name }) => filters.colour.includes(name.toLowerCase())),
      size: some(filters.size, sizesOf(row)),
      gender: filters.gender.length === 0 || filters.gender.some((gender) => matchesGender(row, gender)),
      price: price >= (filters.priceMin ?? 0) && price <= (filters.priceMax ?? Number.POSITIVE_INFINITY),
    };
    const failed = Number(!fits.colour) + Number(!fits.size) + Number(!fits.gender) + Number(!fits.price);
    if (failed > 1) continue;
    if (failed === 0) passed.push(row);
    if (failed === 0 || !fits.colour) for (const { name, hex } of row.colours) colours.add(name, hex);
    if (failed === 0 || !fits.size) for (const size of sizesOf(row)) sizes.add(size);
    if (failed === 0 || !fits.gender) {
      for (const gender of genders)
        if (matchesGender(row, gender)) byGender.set(gender, (byGender.get(gender) ?? 0) + 1);
    }
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
        const count = byGender.get(value) ?? 0;
        return count === 0 ? [] : [{ value, count }];
      }),
      price: { min: prices.fromMinor(least > most ? 0 : least), max: prices.fromMinor(most) },
    },
  };
}
