import { api, basketApi, errorText, isApiFailure, type BasketAnswer } from '@omnis/api-client';
import { selectCurrency, useAppStore, type OmnisStore } from '@omnis/store';
import { useEffect, useRef, useState } from 'react';
import { makingOf } from './line-words.ts';
import { snackbars } from '../shell/snackbars.ts';
import { basketTexts, type BasketTexts } from '../texts/basket/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** A line of the basket. */
export type BasketLine = BasketAnswer['items'][number];

const untracked = { track: false } as const;
/** Milliseconds after the last press of a stepper before the server is told. */
const settle = 350;

function queryOf(store: OmnisStore) {
  return { currency: selectCurrency(store.getState()) };
}

/** Reads the basket again: another window, or another device, may have changed it. */
function readAgain(store: OmnisStore): void {
  store.dispatch(api.util.invalidateTags([{ type: 'Basket', id: 'main' }]));
}

/** Puts a line back as it was. */
async function restoreLine(store: OmnisStore, line: BasketLine): Promise<void> {
  const { Colour, Size } = line.options;
  const item = {
    productId: line.productId,
    productColor: Colour,
    productSize: Size,
    quantity: line.quantity,
    ...makingOf(line),
  };
  const { error } = await store.dispatch(
    basketApi.endpoints.basketAdd.initiate(
      { query: queryOf(store), body: { item, name: 'main' } },
      untracked,
    ),
  );
  if (error !== undefined) snackbars.show({ text: errorText(error), tone: 'error' });
}

/** Takes a line out, and offers to put it back. */
export async function removeLine(t: BasketTexts, store: OmnisStore, line: BasketLine): Promise<void> {
  const { error } = await store.dispatch(
    basketApi.endpoints.basketRemove.initiate(
      { query: queryOf(store), body: { key: line.key, name: 'main' } },
      untracked,
    ),
  );
  if (error !== undefined) {
    // It was to go: where it is gone already, all is well.
    if (isApiFailure(error) && error.status === 404) readAgain(store);
    else snackbars.show({ text: errorText(error), tone: 'error' });
    return;
  }
  snackbars.show({
    text: t('removed', { name: line.name }),
    code: `removed ${line.key}`,
    timeout: 6000,
    action: { label: t('undo'), onSelect: () => void restoreLine(store, line) },
  });
}

/** A line that is being changed. */
export interface EditedLine {
  /** What the shopper has set, ahead of the server. */
  readonly quantity: number;
  readonly busy: boolean;
  readonly setQuantity: (quantity: number | null) => void;
  readonly remove: () => void;
}

/** Quantity and removal of a line; presses of the stepper are sent together. */
export function useBasketLine(line: BasketLine): EditedLine {
  const t = useTexts(basketTexts);
  const store = useAppStore();
  const [wanted, setWanted] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async (quantity: number): Promise<void> => {
    setBusy(true);
    const body = { key: line.key, quantity };
    const { error } = await store.dispatch(
      basketApi.endpoints.basketUpdate.initiate({ query: queryOf(store), body }, untracked),
    );
    setBusy(false);
    setWanted(null);
    if (error === undefined) return;
    snackbars.show({ text: errorText(error), tone: 'error' });
    readAgain(store);
  };
  return {
    quantity: wanted ?? line.quantity,
    busy,
    setQuantity: (quantity) => {
      if (quantity === null || quantity === (wanted ?? line.quantity)) return;
      setWanted(quantity);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(quantity), settle);
    },
    remove: () => {
      setBusy(true);
      void removeLine(t, store, line).finally(() => setBusy(false));
    },
  };
}
