import type { CallArg } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import type { TableSelection } from '@omnis/ui';
import { useState, type Key, type KeyboardEvent } from 'react';
import { selectByKey } from '@omnis/desk';
import type { ProductListRow } from '../product-columns.tsx';
import { productsTexts } from '../../texts/products/index.ts';

type Products = NonNullable<CallArg<'dashboard.startBulkEdit'>>['body']['products'];
/** Products that the list shows. */
export type ListFilter = Extract<Products, { filter: unknown }>['filter'];

/** The products that are selected in the list. */
export interface ProductSelection {
  readonly count: number;
  /** Products that match the list's filter. */
  readonly total: number;
  /** True when all matching products are selected, on other pages too. */
  readonly isAll: boolean;
  /** Some of them, for an example. */
  readonly rows: readonly ProductListRow[];
  /** As a bulk edit names them. */
  readonly products: Products;
  readonly table: TableSelection<ProductListRow>;
  readonly selectAll: () => void;
  readonly clear: () => void;
  /** `x` selects the row that has the focus, and with Shift all rows up to it; Escape clears. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface State {
  /** The filter that it belongs to: another one begins anew. */
  readonly of: string;
  readonly isAll: boolean;
  readonly rows: ReadonlyMap<number, ProductListRow>;
}

/** Which products of a list are selected; pages add up, another filter begins anew. */
export function useProductSelection(
  shown: readonly ProductListRow[],
  { filter, total }: { readonly filter: ListFilter; readonly total: number },
): ProductSelection {
  const t = useTexts(productsTexts);
  const of = JSON.stringify(filter);
  const nothing: State = { of, isAll: false, rows: new Map() };
  const [state, setState] = useState(nothing);
  const { isAll, rows } = state.of === of ? state : nothing;
  const onPage = new Map(shown.map((row) => [row.id, row]));
  const selected: ReadonlySet<Key> = new Set(isAll ? onPage.keys() : rows.keys());
  const choose = (keys: ReadonlySet<Key>): void => {
    const known = isAll ? onPage : new Map([...rows, ...onPage]);
    setState({ of, isAll: false, rows: new Map([...known].filter(([id]) => keys.has(id))) });
  };
  const clear = (): void => setState(nothing);
  return {
    count: isAll ? total : rows.size,
    total,
    isAll,
    rows: isAll ? shown : [...rows.values()],
    products: isAll ? { filter } : { ids: [...rows.keys()] },
    table: { selected, onChange: choose, label: ({ name }) => t('select', { name }) },
    selectAll: () => setState({ of, isAll: true, rows: new Map() }),
    clear,
    onKeyDown: (event) => selectByKey(event, { any: selected.size > 0, clear }),
  };
}
