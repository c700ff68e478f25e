import { selectLastAdded, type OmnisStore, type RootState } from '@omnis/store';
import type { EventData } from './event-queue.ts';

/** What a shopper does, as it is told. */
export type Act = 'add_to_cart' | 'add_payment_info' | 'purchase';

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The calls that an order is paid with, and what shows its total meanwhile; a confirmation follows one of the others. */
const payments: Readonly<Record<string, 'checkoutQuote' | 'ordersGet' | null>> = {
  checkoutPlace: 'checkoutQuote',
  checkoutPay: 'ordersGet',
  checkoutConfirm: null,
};

/** The total that the shopper was shown last. */
function shownTotal(state: RootState, shownBy: string): EventData {
  const [quote] = Object.values(state.api.queries)
    .filter((entry) => entry?.endpointName === shownBy && entry.data !== undefined)
    .toSorted((a, b) => (b?.fulfilledTimeStamp ?? 0) - (a?.fulfilledTimeStamp ?? 0));
  const totals = part(quote?.data, 'totals');
  const [value, currency] = [part(totals, 'total'), part(totals, 'currency')];
  return typeof value === 'number' && typeof currency === 'string' ? { value, currency } : {};
}

/**
 * Tells what shoppers do by what becomes of their calls, whichever button it was; nothing of it has to be in what a page
 * loads first.
 *
 * @returns stops it
 */
export function watchStore(store: OmnisStore, tell: (act: Act, data: EventData) => void): () => void {
  let added = selectLastAdded(store.getState());
  let sum: EventData = {};
  const told = new Set<string>();
  const look = (isFirst: boolean): void => {
    const state = store.getState();
    const now = selectLastAdded(state);
    if (now !== added && now.length > 0)
      tell('add_to_cart', { quantity: now.reduce((all, { quantity }) => all + quantity, 0) });
    added = now;
    for (const [id, entry] of Object.entries(state.api.mutations)) {
      const name = entry?.endpointName ?? '';
      const shownBy = payments[name];
      if (shownBy === undefined) continue;
      const order = part(entry?.data, 'orderHash');
      const placed = `${typeof order === 'string' ? order : id} placed`;
      const isPlaced = part(entry?.data, 'status') === 'placed';
      if (isFirst) {
        told.add(id);
        if (isPlaced) told.add(placed);
      }
      if (shownBy !== null && !told.has(id)) {
        told.add(id);
        sum = shownTotal(state, shownBy);
        tell('add_payment_info', sum);
      }
      if (isPlaced && !told.has(placed)) {
        told.add(placed);
        tell('purchase', sum);
      }
    }
  };
  look(true);
  return store.subscribe(() => look(false));
}
