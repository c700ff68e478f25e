import { useDashboardAdjustStockMutation, type CallArg } from '@omnis/api-client';
import type { StockRow } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useState } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { unitsText, variantName } from './stock-views.ts';
import { stockTexts } from '../texts/stock/index.ts';

type Change = NonNullable<CallArg<'dashboard.adjustStock'>>['body'];

/** A way to change the stock of a variant: gives the error, or undefined once it is changed. */
export function useAdjustStock({ variantId }: Pick<StockRow, 'variantId'>): {
  readonly adjust: (body: Change) => Promise<unknown>;
  readonly isLoading: boolean;
} {
  const t = useTexts(stockTexts);
  const division = useDivision();
  const [send, { isLoading }] = useDashboardAdjustStockMutation();
  const [key, setKey] = useState(randomUuid);
  return {
    isLoading,
    adjust: async (body) => {
      const { data, error } = await send({
        params: { division, variantId },
        headers: { 'Idempotency-Key': key },
        body,
      });
      setKey(randomUuid());
      if (data === undefined) return error;
      snackbars.show({ text: `${variantName(data)}: ${unitsText(t, data.stock)}`, tone: 'success' });
      return undefined;
    },
  };
}
