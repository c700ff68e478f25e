import { checkoutApi, errorText, fieldErrors, isApiFailure, useBasketAddMutation } from '@omnis/api-client';
import {
  basketOpened,
  selectCurrency,
  selectLastAdded,
  useAppSelector,
  useAppStore,
  type AddedLine,
} from '@omnis/store';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { snackbars } from '@omnis/shop-kit';
import { type MadeLine, madeWords, makingOf, rememberBasketCurrency } from '@omnis/shopping';
import { useRef, useState } from 'react';
import type { Order } from './stages.ts';
import { ordersTexts, type OrdersTexts } from '../texts/orders/index.ts';

type Item = Order['items'][number];

const nameOf = (item: MadeLine, locale: string): string => {
  const { Colour, Size } = item.options;
  return [item.name, [Colour, Size].filter(Boolean).join(' / '), ...madeWords(item, locale)]
    .filter(Boolean)
    .join(', ');
};

/** A line of which not as many can be had, with the server's words: of what they want two, one may be left. */
export interface ShortLine {
  readonly item: MadeLine;
  readonly why: string;
}

/** Items of an order that did not get into the basket. */
export interface NotAdded {
  /** Items no longer available. */
  readonly missing: readonly MadeLine[];
  /** Items available in a smaller number. */
  readonly short: readonly ShortLine[];
}

/** Message after an order was put into the basket again; null when all of it was. */
export function reorderText(
  t: OrdersTexts,
  items: readonly MadeLine[],
  { missing, short }: NotAdded,
): string | null {
  const sentences = [
    missing.length > 0 &&
      t(missing.length === items.length ? 'noneLeft' : 'nothingLeftOf', {
        names: missing.map((item) => nameOf(item, t.locale)).join('; '),
      }),
    short.length > 0 &&
      t('notSoMany', {
        names: short.map(({ item, why }) => `${nameOf(item, t.locale)} (${why})`).join('; '),
      }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  if (missing.length + short.length < items.length) sentences.unshift(t('restInBasket'));
  return sentences.join(' ');
}

/** Why there are not as many as wanted; undefined for another failure. */
const whyShort = (error: unknown): string | undefined => fieldErrors(error)['item.quantity'];

/** Tells whether a failure means that a product is gone, and not that the connection is. */
function isGone(error: unknown): boolean {
  return isApiFailure(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Lines that several calls have added: each once, with its total quantity. */
export function joinAdded(lines: readonly AddedLine[]): readonly AddedLine[] {
  const quantities = new Map<string, number>();
  for (const { key, quantity } of lines) quantities.set(key, (quantities.get(key) ?? 0) + quantity);
  return [...quantities].map(([key, quantity]) => ({ key, quantity }));
}

interface Refilled extends NotAdded {
  readonly added: readonly AddedLine[];
  /** True when anything is in the basket, also from an earlier try. */
  readonly isAny: boolean;
  /** Why it stopped. */
  readonly fault: string | null;
}

/** Puts the goods of an order into the basket again, as they are sold now. */
export interface Reorder {
  readonly busy: boolean;
  readonly reorder: (orderHash: string) => Promise<void>;
}

/** Ordering again: what is not sold any more is named, the rest is in the basket. */
export function useReorder(): Reorder {
  const t = useTexts(ordersTexts);
  const store = useAppStore();
  const currency = useAppSelector(selectCurrency);
  const [add] = useBasketAddMutation();
  const [busy, setBusy] = useState(false);
  // An interrupted attempt continues with the same keys: items already in the basket are not added again.
  const stopped = useRef<{ readonly orderHash: string; readonly key: string } | null>(null);

  /** Adds what can be had; a broken line stops it with its words. @param key - the beginning of the key of each */
  async function addAll(items: readonly Item[], key: string): Promise<Refilled> {
    const missing: Item[] = [];
    const short: ShortLine[] = [];
    const added: AddedLine[] = [];
    let isAny = false;
    // One by one: the basket is one row of lines, and its order is that of the receipt.
    for (const [index, item] of items.entries()) {
      const { productId, options, quantity } = item;
      if (productId === null) {
        missing.push(item);
        continue;
      }
      const wanted = {
        productId,
        productColor: options.Colour,
        productSize: options.Size,
        quantity,
        ...(item.design === null ? {} : { design: item.design }),
        ...makingOf(item),
      };
      const headers = { 'Idempotency-Key': `${key}-${index}` };
      const { error } = await add({ query: { currency }, body: { item: wanted, name: 'main' }, headers });
      if (error === undefined) {
        isAny = true;
        added.push(...selectLastAdded(store.getState()));
      } else if (isGone(error)) {
        const why = whyShort(error);
        if (why === undefined) missing.push(item);
        else short.push({ item, why });
      } else return { missing, short, added, isAny, fault: errorText(error) };
    }
    return { missing, short, added, isAny, fault: null };
  }

  async function reorder(orderHash: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    const held = store.dispatch(checkoutApi.endpoints.ordersGet.initiate({ params: { orderHash } }));
    const { data: order, error } = await held;
    held.unsubscribe();
    const nothing: Refilled = { missing: [], short: [], added: [], isAny: false, fault: errorText(error) };
    const key = stopped.current?.orderHash === orderHash ? stopped.current.key : randomUuid();
    const { added, isAny, fault, ...notAdded } = order ? await addAll(order.items, key) : nothing;
    stopped.current = fault === null ? null : { orderHash, key };
    setBusy(false);
    const text = fault ?? (order ? reorderText(t, order.items, notAdded) : null);
    if (text !== null) snackbars.show({ text, tone: 'error', timeout: 10_000 });
    if (fault !== null || !isAny) return;
    rememberBasketCurrency(currency);
    store.dispatch(basketOpened(joinAdded(added)));
  }
  return { busy, reorder };
}
