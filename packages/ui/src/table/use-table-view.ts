import { useMemo, useState } from 'react';
import { filterRows, sortRows, type SortState, type SortValue } from './table-state.ts';

/** Options of {@link useTableView}. */
export interface TableViewOptions<Row> {
  readonly rows: readonly Row[];
  /** By column, what its rows are sorted by. */
  readonly sortBy?: Readonly<Record<string, (row: Row) => SortValue>>;
  /** Text of a row that a search looks through. */
  readonly searchText?: (row: Row) => string;
  readonly initialSort?: SortState | null;
}

/** A view of rows: what is shown, and what changes it. Spread `table` into {@link Table}. */
export interface TableView<Row> {
  readonly table: {
    readonly rows: readonly Row[];
    readonly sort: SortState | null;
    readonly onSortChange: (sort: SortState) => void;
  };
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Number of rows without the search. */
  readonly total: number;
}

/**
 * Sorts and searches rows that are all here. Where the server does it, give {@link Table} its rows and `sort` directly.
 *
 * @example
 * ```tsx
 * import { SearchField, Table, useTableView } from '@omnis/ui';
 * const sizes = [{ size: 'M', chest: 102 }, { size: 'S', chest: 96 }];
 * export const Sizes = () => {
 *   const view = useTableView({ rows: sizes, sortBy: { chest: (row) => row.chest }, searchText: (row) => row.size });
 *   return (
 *     <>
 *       <SearchField label="Find a size" value={view.query} onValueChange={view.setQuery} />
 *       <Table caption="Sizes" {...view.table} rowKey={(row) => row.size}
 *         columns={[{ key: 'size', header: 'Size', cell: (row) => row.size, primary: true }, { key: 'chest', header: 'Chest', cell: (row) => row.chest, sortable: true }]} />
 *     </>
 *   );
 * };
 * ```
 */
export function useTableView<Row>({
  rows,
  sortBy,
  searchText,
  initialSort = null,
}: TableViewOptions<Row>): TableView<Row> {
  const [sort, setSort] = useState<SortState | null>(initialSort);
  const [query, setQuery] = useState('');
  const shown = useMemo(() => {
    const found = searchText ? filterRows(rows, query, searchText) : rows;
    const valueOf = sort && sortBy && Object.hasOwn(sortBy, sort.key) ? sortBy[sort.key] : undefined;
    return sort && valueOf ? sortRows(found, valueOf, sort.direction) : found;
  }, [rows, sortBy, searchText, sort, query]);
  return { table: { rows: shown, sort, onSortChange: setSort }, query, setQuery, total: rows.length };
}
