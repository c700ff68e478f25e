import { useTexts } from '@omnis/texts/react';
import { useState } from 'react';
import { readStored, writeStored } from '../parts/stored-text.ts';
import { orderColumns, type OrderColumnKey } from './columns.tsx';
import { ordersTexts, type OrdersTexts } from '../texts/orders/index.ts';

const storageKey = 'dashboard-order-columns';
const usual: readonly OrderColumnKey[] = ['customer', 'status', 'payment', 'placed', 'total'];

/** The columns that a browser keeps; the usual ones where it keeps none. */
export function readColumns(t: OrdersTexts, stored: string | null): ReadonlySet<OrderColumnKey> {
  const kept = stored?.split(',');
  const keys = orderColumns(t).map(({ key }) => key);
  return new Set(kept ? keys.filter((key) => kept.includes(key)) : usual);
}

/** The columns of the list, kept in this browser. */
export function useColumnChoice(): readonly [
  ReadonlySet<OrderColumnKey>,
  (key: OrderColumnKey, shown: boolean) => void,
] {
  const t = useTexts(ordersTexts);
  const [columns, setColumns] = useState(() => readColumns(t, readStored(storageKey)));
  const change = (key: OrderColumnKey, shown: boolean): void => {
    const next = new Set(columns);
    if (shown) next.add(key);
    else next.delete(key);
    setColumns(next);
    writeStored(storageKey, [...next].join(','));
  };
  return [columns, change];
}
