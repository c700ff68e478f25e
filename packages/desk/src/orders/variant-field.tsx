import type { StockRow } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Combobox, type ComboboxOption } from '@omnis/ui';
import { useRef, type ReactElement } from 'react';
import { useOrderDesk } from './order-desk.tsx';
import { deskOrdersTexts, type DeskOrdersTexts } from '../texts/desk-orders/index.ts';

const stockText = (t: DeskOrdersTexts, { stock, onSale }: StockRow): string => {
  if (!onSale) return t('notOnSale');
  return stock === null ? t('madeToOrder') : t('inStock', { stock });
};

/**
 * A search for products with their colours and sizes; each choice is handed over, and the field is empty again. Nothing for
 * somebody who may not see products.
 */
export function VariantField({ onAdd }: { readonly onAdd: (row: StockRow) => void }): ReactElement | null {
  const t = useTexts(deskOrdersTexts);
  const { findVariants } = useOrderDesk();
  const found = useRef(new Map<string, StockRow>());
  if (findVariants === null) return null;
  const load = async (words: string): Promise<ComboboxOption[]> => {
    const items = await findVariants(words);
    for (const row of items) found.current.set(row.variantId, row);
    return items.map((row) => ({
      value: row.variantId,
      label: [row.product, row.variant].filter(Boolean).join(' · '),
      help: [row.sku, stockText(t, row)].filter(Boolean).join(' · '),
      disabled: !row.onSale,
    }));
  };
  return (
    <Combobox
      label={t('addProduct')}
      placeholder={t('searchProducts')}
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
