import { selectLastAdded, type AddedLine, type OmnisStore, type RootState } from '@omnis/store';
import { type EventData, newestAnswer, part, type Sale, saleInBasket, saleOf } from '@omnis/shop-kit';

/** Name of a shopper's act, as it is reported. */
export type Act = 'add_to_cart' | 'add_payment_info' | 'purchase';

/** The calls that an order is paid with, and what shows its total meanwhile; a confirmation follows one of the others. */
const payments: Readonly<Record<string, 'checkoutQuote' | 'ordersGet' | null>> = {
  checkoutPlace: 'checkoutQuote',
  checkoutPay: 'ordersGet',
  checkoutConfirm: null,
};

/** The total that the shopper was shown last. */
function shownTotal(state: RootState, shownBy: string): EventData {
  const totals = part(newestAnswer(state, shownBy).data, 'totals');
  const [value, currency] = [part(totals, 'total'), part(totals, 'currency')];
  return typeof value === 'number' && typeof currency === 'string' ? { value, currency } : {};
}

/** The sale being paid: the ordered basket, or an existing order. */
function paidFor(state: RootState, shownBy: string): Sale | undefined {
  const { asked, data } = newestAnswer(state, shownBy);
  return shownBy === 'ordersGet'
    ? saleOf(data)
    : saleInBasket(state, part(part(asked, 'body'), 'basket') ?? 'main');
}

/** Lines just added to the basket, from the answer that has them. */
function saleAdded(state: RootState, added: readonly AddedLine[]): Sale | undefined {
  const quantities = new Map<unknown, number>(added.map(({ key, quantity }) => [key, quantity]));
  return Object.values(state.api.mutations)
    .filter((entry) => entry?.endpointName === 'basketAdd' || entry?.endpointName === 'basketBulkAdd')
    .toSorted((a, b) => (b?.fulfilledTimeStamp ?? 0) - (a?.fulfilledTimeStamp ?? 0))
    .map((entry) => saleOf(entry?.data, quantities))
    .find(Boolean);
}

/** Takes an act, with the sale for the networks of plugins. */
export type TellAct = (act: Act, data: EventData, sale?: Sale) => void;

/**
 * Tells what shoppers do by what becomes of their calls, whichever button it was; nothing of it has to be in what a page
 * loads first.
 *
 * @returns stops it
 */
export function watchStore(store: OmnisStore, tell: TellAct): () => void {
  let added = selectLastAdded(store.getState());
  let sum: EventData = {};
  let sale: Sale | undefined;
  const told = new Set<string>();
  const look = (isFirst: boolean): void => {
    const state = store.getState();
    const now = selectLastAdded(state);
    if (now !== added && now.length > 0)
      tell(
        'add_to_cart',
        { quantity: now.reduce((all, { quantity }) => all + quantity, 0) },
        saleAdded(state, now),
      );
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
        sale = paidFor(state, shownBy);
        tell('add_payment_info', sum, sale);
      }
      if (isPlaced && !told.has(placed)) {
        told.add(placed);
        const number = part(entry?.data, 'number');
        tell('purchase', sum, sale && typeof number === 'string' ? { ...sale, order: number } : sale);
      }
    }
  };
  look(true);
  return store.subscribe(() => look(false));
}
