import { selectLastAdded, type OmnisStore, type RootState } from '@omnis/store';
import type { EventData } from './event-queue.ts';

/** What a shopper does, as it is told. */
export type Act = 'add_to_cart' | 'add_payment_info' | 'purchase';

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The total that the shopper was shown last. */
function shownTotal(state: RootState): EventData {
  const [quote] = Object.values(state.api.queries)
    .filter((entry) => entry?.endpointName === 'checkoutQuote' && entry.data !== undefined)
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
  const tellOnce = (key: string, act: Act, data: EventData): void => {
    if (told.has(key)) return;
    told.add(key);
    tell(act, data);
  };
  const look = (isFirst: boolean): void => {
    const state = store.getState();
    const now = selectLastAdded(state);
    if (now !== added && now.length > 0)
      tell('add_to_cart', { quantity: now.reduce((all, { quantity }) => all + quantity, 0) });
    added = now;
    for (const [id, entry] of Object.entries(state.api.mutations)) {
      const name = entry?.endpointName ?? '';
      if (name !== 'checkoutPlace' && name !== 'checkoutConfirm') continue;
      if (isFirst) told.add(id).add(`${id} placed`);
      if (name === 'checkoutPlace') {
        if (!told.has(id)) sum = shownTotal(state);
        tellOnce(id, 'add_payment_info', sum);
      }
      if (part(entry?.data, 'status') === 'placed') tellOnce(`${id} placed`, 'purchase', sum);
    }
  };
  look(true);
  return store.subscribe(() => look(false));
}
