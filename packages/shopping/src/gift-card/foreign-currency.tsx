import { selectCurrencies, selectCurrency, useAppSelector } from '@omnis/store';
import { Chunk, lazyChunk } from '@omnis/shop-kit';
import { useCallback, useState, type ReactElement } from 'react';
import type { OwnCurrencyProps } from './own-currency.tsx';

const OwnCurrency = lazyChunk(() => import('./own-currency.tsx'), { reloads: false });

/** Says that a gift card pays in its own currency, with the way to the store's own where another is chosen; else nothing. */
export function ForeignCurrency(props: OwnCurrencyProps): ReactElement | null {
  const [own] = useAppSelector(selectCurrencies);
  const chosen = useAppSelector(selectCurrency);
  const [missing, setMissing] = useState(false);
  const onMissing = useCallback(() => setMissing(true), []);
  if (missing || own === undefined || own === chosen) return null;
  return (
    // Without it the checkout says the same, later.
    <Chunk silent onMissing={onMissing}>
      <OwnCurrency {...props} />
    </Chunk>
  );
}
