import { api, basketApi, errorText, isApiFailure, type BasketAnswer } from '@omnis/api-client';
import { selectCurrency, useAppStore, type OmnisStore } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { snackbars } from '@omnis/shop-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { makingOf } from './line-words.ts';
import { createSendOnce, type SendOnce } from './send-once.ts';
import { basketTexts } from '../texts/basket/index.ts';
import type { Variant } from '../product/selection.ts';
import type { BasketLine } from './basket-line.types.ts';

export type { BasketLine } from './basket-line.types.ts';

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

type Fault = Parameters<typeof errorText>[0];

/** Tells whether a line no longer exists. */
const isGone = (error: Fault): boolean => isApiFailure(error) && error.status === 404;

/** Says why something failed. */
function sayFault(error: Fault): void {
  snackbars.show({ text: errorText(error), tone: 'error' });
}

/** How each line that was taken out is put back: once, though it is tried twice. */
const restoring = new WeakMap<BasketLine, SendOnce>();

function restoringOf(line: BasketLine): SendOnce {
  const once = restoring.get(line) ?? createSendOnce();
  restoring.set(line, once);
  return once;
}

/**
 * Puts a line back as it was.
 *
 * @returns the basket with it; undefined when it failed, which is said
 */
export async function restoreLine(store: OmnisStore, line: BasketLine): Promise<BasketAnswer | undefined> {
  const { Colour, Size } = line.options;
  const item = {
    productId: line.productId,
    productColor: Colour,
    productSize: Size,
    quantity: line.quantity,
    ...(line.design === undefined ? {} : { design: line.design }),
    ...makingOf(line),
  };
  const { data, error } = await restoringOf(line)(item, (headers) =>
    store.dispatch(
      basketApi.endpoints.basketAdd.initiate(
        { query: queryOf(store), body: { item, name: 'main' }, headers },
        untracked,
      ),
    ),
  );
  if (error !== undefined) sayFault(error);
  return data;
}

/** Tells whether a call may have succeeded all the same: its answer was lost, or its change is already in place. */
const mayBeDone = (error: Fault): boolean =>
  isApiFailure(error) && (error.status === 0 || error.status === 404 || error.status >= 500);

/** The basket as the server has it, if a line is there no more. */
async function basketWithout(store: OmnisStore, { key }: BasketLine): Promise<BasketAnswer | undefined> {
  const list = basketApi.endpoints.basketList.initiate(
    { params: { name: 'main' }, query: queryOf(store) },
    { forceRefetch: true, subscribe: false },
  );
  const { data, isSuccess } = await store.dispatch(list);
  if (!isSuccess || data.items.some((item) => item.key === key)) return undefined;
  store.dispatch(api.util.invalidateTags(['Quote']));
  return data;
}

/**
 * Takes a line out. It was to go: where it is gone after a lost answer, or was gone already, all is well.
 *
 * @returns the basket without it; undefined when it failed, which is said
 */
async function removeLine(store: OmnisStore, line: BasketLine): Promise<BasketAnswer | undefined> {
  const { data, error } = await store.dispatch(
    basketApi.endpoints.basketRemove.initiate(
      { query: queryOf(store), body: { key: line.key, name: 'main' } },
      untracked,
    ),
  );
  if (error === undefined) return data;
  const basket = mayBeDone(error) ? await basketWithout(store, line) : undefined;
  if (basket === undefined) sayFault(error);
  return basket;
}

/** Keeps a line's product among the favourites, in its colour and size. @returns false when it failed, which is said */
async function keepLine(store: OmnisStore, { productUrl, options }: BasketLine): Promise<boolean> {
  const item = { productUrl, productColor: options.Colour, productSize: options.Size };
  const { error } = await store.dispatch(
    basketApi.endpoints.basketAdd.initiate(
      { query: queryOf(store), body: { item, name: 'favourites' } },
      untracked,
    ),
  );
  if (error !== undefined) sayFault(error);
  return error === undefined;
}

/** Callbacks about a changed line, with the basket after it. */
export interface LineActs {
  readonly onChanged: (basket: BasketAnswer) => void;
  /** @param words - what the line is of now */
  readonly onTurned: (words: string, basket: BasketAnswer) => void;
  /** Offers to put it back. @param isKept - among the favourites, for later */
  readonly onRemoved: (line: BasketLine, basket: BasketAnswer, isKept: boolean) => void;
}

/** A line that is being changed. */
export interface EditedLine {
  /** Quantity that the shopper has set, ahead of the server. */
  readonly quantity: number;
  readonly busy: boolean;
  readonly setQuantity: (quantity: number | null) => void;
  /** Gives it another colour or size: another line stands in its place then. */
  readonly turn: (variant: Pick<Variant, 'id' | 'colour' | 'size'>) => void;
  readonly remove: () => void;
  /** Takes it out, and keeps it among the favourites. */
  readonly saveForLater: () => void;
}

/** Quantity, choice and removal of a line; presses of the stepper are sent together. Without `acts`, a message offers Undo. */
export function useBasketLine(line: BasketLine, acts?: LineActs): EditedLine {
  const t = useTexts(basketTexts);
  const store = useAppStore();
  const [wanted, setWanted] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const sendWaiting = useCallback((): void => {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = undefined;
  }, []);
  // A shopper who goes on to the checkout at once buys the quantity that they have set.
  useEffect(() => sendWaiting, [sendWaiting]);

  const send = async (quantity: number, variantId?: string): Promise<BasketAnswer | undefined> => {
    setBusy(true);
    const body = { key: line.key, quantity, ...(variantId === undefined ? {} : { variantId }) };
    const { data, error } = await store.dispatch(
      basketApi.endpoints.basketUpdate.initiate({ query: queryOf(store), body }, untracked),
    );
    setBusy(false);
    setWanted(null);
    if (error === undefined) return data;
    if (isGone(error)) snackbars.show({ text: t('lineGone', { name: line.name }) });
    else sayFault(error);
    readAgain(store);
    return undefined;
  };
  const sendQuantity = async (quantity: number): Promise<void> => {
    const data = await send(quantity);
    if (data) acts?.onChanged(data);
  };
  const removed = (basket: BasketAnswer, isKept: boolean): void => {
    if (acts) acts.onRemoved(line, basket, isKept);
    else
      snackbars.show({
        text: t('removed', { name: line.name }),
        code: `removed ${line.key}`,
        timeout: 6000,
        action: { label: t('undo'), onSelect: () => void restoreLine(store, line) },
      });
  };
  const takeOut = async (isKept: boolean): Promise<void> => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    setBusy(true);
    if (!isKept || (await keepLine(store, line))) {
      const basket = await removeLine(store, line);
      if (basket) removed(basket, isKept);
    }
    setBusy(false);
  };
  return {
    quantity: wanted ?? line.quantity,
    busy,
    setQuantity: (quantity) => {
      if (quantity === null || quantity === (wanted ?? line.quantity)) return;
      setWanted(quantity);
      clearTimeout(timer.current);
      waiting.current = () => void sendQuantity(quantity);
      timer.current = setTimeout(sendWaiting, settle);
    },
    turn: ({ id, colour, size }) => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      void send(wanted ?? line.quantity, id).then((data) => {
        if (data) acts?.onTurned([line.name, colour, size].filter(Boolean).join(', '), data);
      });
    },
    remove: () => void takeOut(false),
    saveForLater: () => void takeOut(true),
  };
}
