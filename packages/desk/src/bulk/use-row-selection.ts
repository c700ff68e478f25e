import type { TableSelection } from '@omnis/ui';
import { useState, type Key, type KeyboardEvent } from 'react';
import { selectByKey } from './select-by-key.ts';

/** Rows of a list that are selected, by their ids. */
export interface RowSelection<Row> {
  /** Number of rows selected one by one; 0 while all matching rows are. */
  readonly count: number;
  /** True when all rows that match the list's filter are selected, on other pages too. */
  readonly isAll: boolean;
  /** In the order of the list on each page, whichever was selected first. */
  readonly ids: readonly string[];
  readonly table: TableSelection<Row>;
  readonly selectAll: () => void;
  readonly clear: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface State {
  /** The filter that it belongs to: another one begins anew. */
  readonly of: string;
  readonly isAll: boolean;
  readonly ids: ReadonlySet<Key>;
}

/**
 * Which rows of a list are selected; pages add up, another filter begins anew.
 *
 * @param options.filter - what the list shows, without its page
 */
export function useRowSelection<Row>(
  shown: readonly Row[],
  options: {
    readonly filter: unknown;
    readonly idOf: (row: Row) => Key;
    readonly label: (row: Row) => string;
  },
): RowSelection<Row> {
  const { filter, idOf, label } = options;
  const of = JSON.stringify(filter);
  const nothing: State = { of, isAll: false, ids: new Set() };
  const [state, setState] = useState(nothing);
  const { isAll, ids } = state.of === of ? state : nothing;
  const onPage = shown.map(idOf);
  const selected: ReadonlySet<Key> = isAll ? new Set(onPage) : ids;
  const clear = (): void => setState(nothing);
  return {
    count: isAll ? 0 : ids.size,
    isAll,
    ids: [...ids].map(String),
    table: {
      selected,
      onChange: (keys) => {
        // The table knows its own page alone.
        const others = isAll ? [] : [...ids].filter((id) => !onPage.includes(id));
        setState({ of, isAll: false, ids: new Set([...others, ...onPage.filter((id) => keys.has(id))]) });
      },
      label,
    },
    selectAll: () => setState({ of, isAll: true, ids: new Set() }),
    clear,
    onKeyDown: (event) => selectByKey(event, { any: isAll || selected.size > 0, clear }),
  };
}
