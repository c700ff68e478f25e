import type { ReadValue } from '@omnis/shop-kit';
import type { OrdersTexts } from '../texts/orders/index.ts';
import { statusName, type Order } from './stages.ts';

type Listed = ReadValue<'ordersHistory'>['items'][number];

/** How much of an order's money went back. */
export function refundedShare({
  refunded = 0,
  total,
}: Pick<Listed, 'refunded' | 'total'>): 'none' | 'part' | 'all' {
  if (refunded <= 0) return 'none';
  return refunded < total ? 'part' : 'all';
}

/** Tells whether only some of an exchanged order was exchanged. */
export const isPartlyExchanged = ({
  exchangedCount = 0,
  itemCount,
}: Partial<Pick<Listed, 'exchangedCount' | 'itemCount'>>): boolean =>
  exchangedCount > 0 && itemCount !== undefined && exchangedCount < itemCount;

/** How an order stands in words, in a list: what came back of it says more than that it was sent. */
export function standingName(t: OrdersTexts, order: Listed): string {
  const share = refundedShare(order);
  if (order.cancelled) return t('cancelled');
  if (order.status === 'exchanged') {
    if (share !== 'none') return t('partlyBoth');
    return t(isPartlyExchanged(order) ? 'partlyExchanged' : 'exchanged');
  }
  if (share === 'none') return order.partSent ? t('statusPartShipped') : statusName(t, order.status);
  return t(share === 'part' ? 'partlyRefunded' : 'refunded');
}

/** News of some units of a line. */
export type LineNews =
  | { readonly kind: 'asked' | 'returned'; readonly count: number }
  | { readonly kind: 'refunded'; readonly amount: number }
  | { readonly kind: 'wholeRefunded' }
  | {
      readonly kind: 'exchanged';
      readonly count: number;
      /** Its colour and size now; '' where it has none. */
      readonly options: string;
      /** The order that it comes with; null where none is known. */
      readonly order: { readonly orderHash: string; readonly number: string } | null;
    };

/** News of an order's line, in the order in which it is shown. */
export function lineNews(
  order: Pick<Order, 'returns' | 'replacements' | 'status' | 'cancelled'>,
  item: Pick<Order['items'][number], 'id' | 'refunded'>,
): LineNews[] {
  const { returns = [], replacements = [], status } = order;
  const mine = returns.flatMap((given) =>
    given.lines.flatMap((line) => (line.id === item.id ? [{ ...line, given }] : [])),
  );
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  const asked = sum(mine.flatMap(({ given, quantity }) => (given.state === 'asked' ? [quantity] : [])));
  const exchanged = mine.flatMap(({ given, received, instead }): LineNews[] => {
    if (given.resolution !== 'exchange' || received === null || received === 0) return [];
    const options = [instead?.Colour, instead?.Size].filter(Boolean).join(' / ');
    const found = replacements.find(({ returnNumber }) => returnNumber === given.number) ?? null;
    return [{ kind: 'exchanged', count: received, options, order: found }];
  });
  const returned = sum(
    mine.flatMap(({ given, received }) => (given.resolution === 'refund' ? [received ?? 0] : [])),
  );
  const { refunded = 0 } = item;
  const told: LineNews[] = [
    ...(returned > 0 ? [{ kind: 'returned' as const, count: returned }] : []),
    ...(refunded > 0 ? [{ kind: 'refunded' as const, amount: refunded }] : []),
    ...exchanged,
    ...(asked > 0 ? [{ kind: 'asked' as const, count: asked }] : []),
  ];
  const isWhole = (status === 'refunded' || status === 'bespoke_refunded') && !order.cancelled;
  return told.length === 0 && isWhole ? [{ kind: 'wholeRefunded' }] : told;
}
