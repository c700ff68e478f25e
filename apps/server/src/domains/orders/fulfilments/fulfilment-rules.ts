import type { FulfilOrder } from '@omnis/contract';
import { isBeforeProduction, isSetAside, isUnderDiscussion, type OrderStatusCode } from '@omnis/models';
import { z } from 'zod';
import { fail, ok, type Result } from '../../../http/answer.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import type { OrderRefundRow } from '../change/changes.repository.ts';
import { unitsByHand } from '../hand-refunds/refundable.ts';
import { isRefundStatus, stateOf, type KnownState } from '../order-state.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import type { FulfilmentRow } from './fulfilments.repository.ts';

/** Units of a line of an order. */
export interface LineUnits {
  readonly id: string;
  readonly quantity: number;
}

const storedLines = z.array(z.object({ id: z.string(), quantity: z.number().int() }));

/** The items in a parcel. */
export const linesIn = ({ lines }: Pick<FulfilmentRow, 'lines'>): LineUnits[] => storedLines.parse(lines);

/** Parcels that were not cancelled. */
export const standing = (rows: readonly FulfilmentRow[]): FulfilmentRow[] =>
  rows.filter(({ cancelled_at: cancelled }) => cancelled === null);

/** Units of a line in some parcels. */
const unitsIn = (id: string, rows: readonly FulfilmentRow[]): number =>
  rows.flatMap(linesIn).reduce((sum, line) => (line.id === id ? sum + line.quantity : sum), 0);

/** The status of an order that was sent. */
export const sentStatus = ({ flow }: Pick<KnownState, 'flow'>): OrderStatusCode =>
  flow === 'bespoke' ? 'bespoke_shipped' : 'complete';

/** The status of an order of which a part was sent before its making was noted. */
export const startedStatus = ({ flow }: Pick<KnownState, 'flow'>): OrderStatusCode =>
  flow === 'bespoke' ? 'bespoke_production' : 'processing';

/** Tells whether an order has left as a whole. */
export const isAllSent = (status: string): boolean =>
  status === 'complete' || status === 'exchanged' || status === 'bespoke_shipped';

/** The facts from which the rest of an order is counted. */
export interface FulfilmentFacts {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly refunds: readonly OrderRefundRow[];
  readonly rows: readonly FulfilmentRow[];
}

/**
 * Units that nobody has sent. Units that were refunded by hand are not sent any more, and gift cards go by email.
 *
 * @returns each line with more than none
 */
export function leftToSend({ order, items, refunds, rows }: FulfilmentFacts): LineUnits[] {
  if (isAllSent(order.status) || isRefundStatus(order.status)) return [];
  const sent = standing(rows);
  return items.flatMap((item) => {
    if (recipientOf(item) !== null) return [];
    const quantity = item.quantity - unitsIn(item.id, sent) - unitsByHand(item, refunds);
    return quantity > 0 ? [{ id: item.id, quantity }] : [];
  });
}

/** Why nothing of an order can be sent now, in words for its store's team; null when something can. */
export function fulfilRefusal(order: OrderRow, left: readonly LineUnits[]): string | null {
  const { status } = stateOf(order);
  if (isRefundStatus(status) || order.payment_state === 'refunded')
    return 'This order was cancelled or refunded, so there is nothing to send.';
  if (isAllSent(status)) return 'All of this order was sent.';
  if (isSetAside(status))
    return 'There is a problem with this order that is being looked into. Nothing can be sent until it is solved.';
  if (isUnderDiscussion(status)) return 'This quote is not agreed yet, so there is nothing to send.';
  if (order.payment_state === 'authorised' && isBeforeProduction(stateOf(order)))
    return 'The payment is still being taken. Try again in a moment.';
  if (status === 'new' || status === 'to_be_paid')
    return 'Nobody has paid this order yet. Record the payment before you send it.';
  return left.length === 0 ? 'Nothing of this order is left to send.' : null;
}

/** The wanted lines of a parcel; fails with `validation_failed` on the line that cannot be in it. */
export function planLines(
  wanted: FulfilOrder['lines'],
  { left, items }: { left: readonly LineUnits[]; items: readonly OrderItemRow[] },
): Result<LineUnits[]> {
  if (wanted === undefined) return ok([...left]);
  const planned: LineUnits[] = [];
  for (const [index, { id, quantity }] of wanted.entries()) {
    const item = items.find((each) => each.id === id);
    if (!item || planned.some((line) => line.id === id))
      return fail('validation_failed', 'This is not in the order', `lines.${index}.id`);
    if (recipientOf(item) !== null)
      return fail('validation_failed', 'Gift cards are sent by email', `lines.${index}.id`);
    const most = left.find((line) => line.id === id)?.quantity ?? 0;
    if (quantity > most) {
      const message =
        most === 0 ? `Nothing of ${item.name} is left to send` : `Only ${most} of ${item.name} left to send`;
      return fail('validation_failed', message, `lines.${index}.quantity`);
    }
    planned.push({ id, quantity });
  }
  return ok(planned);
}

/** Tells whether some units are all that is left of an order. */
export const isRest = (left: readonly LineUnits[], lines: readonly LineUnits[]): boolean =>
  left.every(({ id, quantity }) => lines.some((line) => line.id === id && line.quantity === quantity));

/** Sender of a parcel, or whoever looks at it: the store's own team, or the platform's staff, who may change both. */
export type ParcelTeam = 'store' | 'platform';

/** Why a team cannot change a parcel; null when it can. */
export function editRefusal(row: FulfilmentRow, team: ParcelTeam): string | null {
  if (row.cancelled_at !== null) return 'This parcel was cancelled.';
  return row.sent_by === 'platform' && team === 'store'
    ? 'Omnis sent this parcel, so only Omnis can change it.'
    : null;
}

/** Why a parcel cannot be cancelled; null when it can. */
export function parcelCancelRefusal(
  row: FulfilmentRow,
  {
    order,
    rows,
    isComingBack,
    team,
  }: { order: OrderRow; rows: readonly FulfilmentRow[]; isComingBack: boolean; team: ParcelTeam },
): string | null {
  const refusal = editRefusal(row, team);
  if (refusal !== null) return refusal;
  if (isRefundStatus(order.status) || order.status === 'exchanged')
    return 'This order was refunded or exchanged, so its parcels stay as they are.';
  if (isComingBack) return 'Items of this order are coming back, so its parcels stay as they are.';
  if (!isAllSent(order.status)) return null;
  const last = standing(rows).findLast(({ status_after: after }) => after === order.status);
  return last?.sent_by === 'store' || team === 'platform'
    ? null
    : 'Omnis sent the rest of this order, so its parcels stay as they are.';
}

/** The status of an order after a parcel of it is cancelled; that which it has where it stays. */
export function statusWithout(
  row: FulfilmentRow,
  { order, rows }: Pick<FulfilmentFacts, 'order' | 'rows'>,
): string {
  const started = startedStatus(stateOf(order));
  const before = isAllSent(order.status)
    ? (standing(rows).findLast(({ status_after: after }) => after === order.status)?.status_before ?? started)
    : order.status;
  const others = standing(rows).some(({ id }) => id !== row.id);
  // While another parcel is on its way, customers can change or cancel nothing.
  if (others) return isBeforeProduction(stateOf({ ...order, status: before })) ? started : before;
  const first = rows.find(({ status_after: after }) => after === started)?.status_before ?? null;
  return before === started && first !== null ? first : before;
}

/**
 * Tells whether an order of which a part was sent can be completed: the rest was refunded, so nothing of it is left to
 * send.
 */
export function canComplete({ order, rows }: FulfilmentFacts, left: readonly LineUnits[]): boolean {
  const { status } = stateOf(order);
  return (
    left.length === 0 &&
    standing(rows).length > 0 &&
    !isAllSent(status) &&
    !isRefundStatus(status) &&
    !isSetAside(status) &&
    order.payment_state !== 'refunded'
  );
}
