import type { CallInput } from '@omnis/contract';
import { trackingLink } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { findOrder, type OrderRow } from './orders.repository.ts';
import { readOrder, type ReadOrder } from './orders.view.ts';

type Parcels = ReadOrder['trackingCodes'];

/** Most parcels of one order. */
const mostParcels = 20;

/** The same parcel however its number is written. */
const sameCode = (a: string, b: string): boolean =>
  a.replace(/[\s-]/g, '').toUpperCase() === b.replace(/[\s-]/g, '').toUpperCase();

/** Changes the parcels of an order of any store, under its lock, in a transaction of the platform's role. */
async function changeParcels(
  db: Db,
  id: number,
  change: (parcels: Parcels) => Result<Parcels>,
): Promise<Result<OrderRow>> {
  const order = await findOrder(db, { division: null, id, lock: true });
  if (!order) return fail('not_found', 'There is no such order');
  const changed = change(readOrder(order).trackingCodes);
  if (!changed.ok) return changed;
  await db.query
    .updateTable('orders')
    .set({ tracking_codes: JSON.stringify(changed.value), updated_at: sql<Date>`now()` })
    .where('division_id', '=', order.division_id)
    .where('id', '=', id)
    .execute();
  return ok(order);
}

/** Notes the number of a parcel; fails with `not_found`, and with `validation_failed` on `code` for one that is there. */
export function addParcel(
  db: Db,
  id: number,
  { code, carrier }: CallInput<'atlas.addParcel'>['body'],
): Promise<Result<OrderRow>> {
  return changeParcels(db, id, (parcels) => {
    if (parcels.some((parcel) => sameCode(parcel.code, code)))
      return fail('validation_failed', 'This parcel is on the order already', 'code');
    if (parcels.length >= mostParcels)
      return fail('validation_failed', `An order has at most ${mostParcels} parcels`, 'code');
    return ok([...parcels, { code, carrier, url: trackingLink({ code, carrier }) }]);
  });
}

/** Takes the number of a parcel off an order; fails with `not_found` where it has none such. */
export function removeParcel(db: Db, id: number, code: string): Promise<Result<OrderRow>> {
  return changeParcels(db, id, (parcels) => {
    const left = parcels.filter((parcel) => parcel.code !== code);
    return left.length === parcels.length ? fail('not_found', 'This parcel is not on the order') : ok(left);
  });
}
