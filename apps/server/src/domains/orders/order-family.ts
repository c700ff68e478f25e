import type { ManagedOrder } from '@omnis/contract';
import type { Db } from '../../database/connection.ts';
import type { OrderRow } from './orders.types.ts';

type Family = Pick<ManagedOrder, 'parent' | 'children'>;
type Member = Pick<OrderRow, 'id' | 'number' | 'status' | 'reprint_reason'>;

const toRelative = ({ id, number, status, reprint_reason: reason }: Member): Family['children'][number] => ({
  id,
  number,
  status,
  reprintReason: reason,
});

/** The order that another one replaces or prints again, and those that do so for it, oldest first. */
export async function familyOf({ query }: Db, order: OrderRow): Promise<Family> {
  const rows = await query
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'parent_id', 'reprint_reason'])
    .where('division_id', '=', order.division_id)
    .where('draft', 'is', null)
    .where((where) =>
      where.or([
        where('parent_id', '=', order.id),
        ...(order.parent_id === null ? [] : [where('id', '=', order.parent_id)]),
      ]),
    )
    .orderBy('id')
    .execute();
  const parent = rows.find(({ id }) => id === order.parent_id);
  return {
    parent: parent ? toRelative(parent) : null,
    children: rows.filter(({ parent_id: of }) => of === order.id).map(toRelative),
  };
}
