import { liveTopics, type CallInput } from '@omnis/contract';
import { isBeforeProduction, isShipped, trackingLink } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { forgetTracking, writeTrackingCodes } from './fulfilments/fulfilments.repository.ts';
import { mostParcels, sameCode, type TrackingCodes } from './fulfilments/tracking-codes.ts';
import { isRefundStatus, openStatuses, stateOf } from './order-state.ts';
import { findOrder } from './order-lookups.ts';
import type { OrderRow } from './orders.types.ts';
import { readOrder } from './orders.view.ts';

/** Changes the parcels of an order of any store, under its lock, in a transaction of the platform's role. */
async function changeParcels(
  db: Db,
  id: number,
  change: (parcels: TrackingCodes, order: OrderRow) => Result<TrackingCodes>,
): Promise<Result<OrderRow>> {
  const order = await findOrder(db, { division: null, id, lock: true });
  if (!order) return fail('not_found', 'There is no such order');
  const changed = change(readOrder(order).trackingCodes, order);
  if (!changed.ok) return changed;
  await writeTrackingCodes(db, order, changed.value);
  db.announce(liveTopics.queue);
  return ok(order);
}

/** Tells whether a parcel of an order is on its way while the rest of it is still with us. */
export const isPartSent = (order: OrderRow): boolean =>
  openStatuses.includes(stateOf(order).status) &&
  readOrder(order).trackingCodes.some(({ sentAt }) => sentAt !== undefined);

/**
 * Notes the number of a parcel, which is on its way when the order is, or when it is `sent` ahead of the rest. Fails with
 * `not_found`; with `validation_failed` on `code` for one that is there, on `sent` while nothing of the order is made.
 */
export function addParcel(
  db: Db,
  id: number,
  { code, carrier, sent = false }: CallInput<'atlas.addParcel'>['body'],
): Promise<Result<OrderRow>> {
  return changeParcels(db, id, (parcels, order) => {
    const state = stateOf(order);
    if (isRefundStatus(state.status))
      return fail('conflict', 'This order was refunded, so no parcel of it leaves');
    const hasLeft = isShipped(state);
    if (sent && !hasLeft && (isBeforeProduction(state) || !openStatuses.includes(state.status)))
      return fail('validation_failed', 'Nothing of this order is made yet', 'sent');
    const parcel = {
      code,
      carrier,
      url: trackingLink({ code, carrier }),
      ...((sent || hasLeft) && { sentAt: new Date().toISOString() }),
    };
    const noted = parcels.find((each) => sameCode(each.code, code));
    if (noted && sent && noted.sentAt === undefined)
      return ok(parcels.map((each) => (each === noted ? { ...parcel, code: noted.code } : each)));
    if (noted) return fail('validation_failed', 'This parcel is on the order already', 'code');
    if (parcels.length >= mostParcels)
      return fail('validation_failed', `An order has at most ${mostParcels} parcels`, 'code');
    return ok([...parcels, parcel]);
  });
}

/** Takes the number of a parcel off an order and its parcels; fails with `not_found` where it has none such. */
export async function removeParcel(db: Db, id: number, code: string): Promise<Result<OrderRow>> {
  const removed = await changeParcels(db, id, (parcels) => {
    const left = parcels.filter((parcel) => parcel.code !== code);
    return left.length === parcels.length ? fail('not_found', 'This parcel is not on the order') : ok(left);
  });
  if (removed.ok) await forgetTracking(db, removed.value, code);
  return removed;
}
