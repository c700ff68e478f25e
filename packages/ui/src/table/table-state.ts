/** By which column rows are sorted, and which way. */
export interface SortState {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The sort after a press on a column's header: ascending first, then the other way. */
export function nextSort(sort: SortState | null, key: string): SortState {
  const isAscending = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}

/** With the row where it was without, and the other way round. */
export function toggleRow<K>(selected: ReadonlySet<K>, key: K): ReadonlySet<K> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** All rows of the page where one was missing, else none of them. What is chosen on other pages stays. */
export function toggleAll<K>(selected: ReadonlySet<K>, keys: readonly K[]): ReadonlySet<K> {
  const next = new Set(selected);
  const isAll = keys.every((key) => selected.has(key));
  for (const key of keys) {
    if (isAll) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** All rows from one to another as the row pressed last becomes: chosen or not. Shift with a press does this. */
export function toggleRange<K>(
  selected: ReadonlySet<K>,
  keys: readonly K[],
  range: { readonly from: number; readonly to: number; readonly choose: boolean },
): ReadonlySet<K> {
  const next = new Set(selected);
  const [first, last] = range.from < range.to ? [range.from, range.to] : [range.to, range.from];
  for (const key of keys.slice(first, last + 1)) {
    if (range.choose) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** A value that rows can be put in order by; null comes last either way. */
export type SortValue = string | number | boolean | Date | null;

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** Negative where `a` comes first. Texts go as people sort them: é beside e, and 9 before 10. */
export function compareValues(a: Exclude<SortValue, null>, b: Exclude<SortValue, null>): number {
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);
}

/**
 * Rows in order. Equal ones stay as they were, and those without a value come last in both directions.
 *
 * @param valueOf - what to sort by.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortState['direction'],
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * compareValues(a, b);
    })
    .map(({ row }) => row);
}

const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows that hold every word of a query, in any case and with or without accents. */
export function filterRows<Row>(
  rows: readonly Row[],
  query: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = plainText(textOf(row));
    return words.every((word) => text.includes(word));
  });
}
