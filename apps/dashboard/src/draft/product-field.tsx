import { useLazyDashboardStockQuery } from '@omnis/api-client';
import type { StockRow } from '@omnis/contract';
import { Combobox, type ComboboxOption } from '@omnis/ui';
import { useRef, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';

const stockText = ({ stock, onSale }: StockRow): string => {
  if (!onSale) return 'Not on sale';
  return stock === null ? 'Made to order' : `${stock} in stock`;
};

/** A search for products with their colours and sizes; each choice is handed over, and the field is empty again. */
export function ProductField({ onAdd }: { readonly onAdd: (row: StockRow) => void }): ReactElement {
  const division = useDivision();
  const [find] = useLazyDashboardStockQuery();
  const found = useRef(new Map<string, StockRow>());
  const load = async (q: string): Promise<ComboboxOption[]> => {
    const query = { q, filter: 'all', limit: 30 } as const;
    const { items } = await find({ params: { division }, query }).unwrap();
    for (const row of items) found.current.set(row.variantId, row);
    return items.map((row) => ({
      value: row.variantId,
      label: [row.product, row.variant].filter(Boolean).join(' · '),
      help: [row.sku, stockText(row)].filter(Boolean).join(' · '),
      disabled: !row.onSale,
    }));
  };
  return (
    <Combobox
      label="Add a product"
      placeholder="Search products, colours, sizes or SKUs"
      value={null}
      clearable={false}
      loadOptions={load}
      onValueChange={(option) => {
        const row = found.current.get(option?.value ?? '');
        if (row) onAdd(row);
      }}
    />
  );
}
