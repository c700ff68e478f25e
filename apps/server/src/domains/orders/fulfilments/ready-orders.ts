import { fail, Rollback, type Failure } from '../../../http/answer.ts';
import type { Db } from '../../../database/connection.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { pickupReadyMail } from '../../notifications/mail/pickup-mail.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { noteOnOrder, type OrderMover } from '../move-order.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { readItems } from '../order-lookups.ts';
import type { OrderRow } from '../orders.types.ts';
import { readOrder } from '../orders.view.ts';
import { fulfilRefusal, type LineUnits } from './fulfilment-rules.ts';

/** Why an order cannot be called ready; null when it can. */
function readyRefusal(order: OrderRow, left: readonly LineUnits[]): Failure | null {
  if (!readOrder(order).shippingMethod.pickup)
    return fail(
      'conflict',
      'This order is delivered. Only an order that is collected can be ready for pickup.',
    );
  if (order.pickup_ready_at !== null)
    return fail('conflict', 'The customer was told already that this order is ready.');
  const refusal = fulfilRefusal(order, left);
  return refusal === null ? null : fail('conflict', refusal);
}

/** Notes that an order lies ready to be collected, and tells its customer, in the transaction of `db`. */
export async function callReady(
  db: Db,
  { division, mailer }: { division: Division; mailer: Mailer },
  {
    order,
    by,
    mover,
    left,
  }: { order: OrderRow; by: Identity; mover: OrderMover; left: readonly LineUnits[] },
): Promise<void> {
  const refusal = readyRefusal(order, left);
  if (refusal) throw new Rollback(refusal);
  const { pickup } = readOrder(order).shippingMethod;
  if (!pickup) return;
  await db.query
    .updateTable('orders')
    .set({ pickup_ready_at: new Date() })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .execute();
  await noteOnOrder(db, order, { reason: 'Ready for pickup', by: mover });
  await recordAudit(db, {
    division: order.division_id,
    actor: by,
    action: 'order.ready',
    target: `order:${order.id}`,
    data: { number: order.number },
  });
  const facts = orderMailFacts(order, await readItems(db, order));
  await mailer.send(db, division, {
    kind: 'order.ready',
    dedupeKey: `order.ready:${order.id}`,
    order: order.id,
    to: order.email,
    language: facts.language,
    draft: (brand) => pickupReadyMail(brand, facts, pickup),
  });
}
