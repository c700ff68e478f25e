import { liveTopics } from '@omnis/contract';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { recountOrder } from '../../customers/recounts.ts';
import type { OrderRow } from '../orders.types.ts';
import type { Charge } from './charges.ts';

/** Writes what is owed of an order and its later payments, under its lock. */
export async function writeCharges(
  db: Db,
  order: Pick<OrderRow, 'division_id' | 'id'>,
  { owedMinor, charges }: { owedMinor?: number; charges: readonly Charge[] },
): Promise<void> {
  db.announce(liveTopics.queue);
  await recountOrder(db, order);
  await db.query
    .updateTable('orders')
    .set({
      ...(owedMinor === undefined ? {} : { owed_minor: owedMinor }),
      charges: JSON.stringify(charges),
      updated_at: sql<Date>`now()`,
    })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .execute();
}
