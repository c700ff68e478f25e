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
