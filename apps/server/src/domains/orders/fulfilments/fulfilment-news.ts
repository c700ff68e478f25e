import type { Db } from '../../../database/connection.ts';
import type { Division } from '../../../tenancy/division.ts';
import { fulfilmentMail, type ParcelPart } from '../../notifications/mail/fulfilment-mail.ts';
import type { OrderMailFacts } from '../../notifications/mail/order-mail-parts.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { pushOfMove, pushOfParcel, type OrderPushes } from '../order-pushes.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { sentStatus, type LineUnits } from './fulfilment-rules.ts';
import { stateOf } from '../order-state.ts';
import type { Tracking } from './tracking-codes.ts';

/** Facts of an order's emails with the items of a parcel alone. */
export function parcelFacts(
  order: OrderRow,
  items: readonly OrderItemRow[],
  lines: readonly LineUnits[],
): OrderMailFacts {
  const facts = orderMailFacts(order, items);
  return {
    ...facts,
    lines: items.flatMap(({ id, quantity: all }, at) => {
      const line = facts.lines[at];
      const quantity = lines.find((each) => each.id === id)?.quantity ?? 0;
      if (line === undefined || quantity === 0) return [];
      return [{ ...line, quantity, totalMinor: Math.round((line.totalMinor * quantity) / all) }];
    }),
  };
}

/** A parcel that is told of. */
export interface SentParcel {
  readonly id: string;
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly lines: readonly LineUnits[];
  readonly tracking: Tracking;
  readonly part: ParcelPart;
}

/** Tells the customer of a parcel by email and push message, in the transaction that sends it. */
export async function tellOfParcel(
  db: Db,
  { division, mailer, pushes }: { division: Division; mailer: Mailer; pushes: OrderPushes },
  { id, order, items, lines, tracking, part }: SentParcel,
): Promise<void> {
  const facts = parcelFacts(order, items, lines);
  await mailer.send(db, division, {
    kind: 'order.parcel',
    dedupeKey: `order.parcel:${order.id}:${id}`,
    order: order.id,
    to: order.email,
    language: facts.language,
    draft: (brand) =>
      fulfilmentMail(brand, facts, { part, tracking: tracking.code === '' ? null : tracking }),
  });
  if (part === 'first' || part === 'more')
    await pushOfParcel(db, pushes, { order, code: id, isFirst: part === 'first' });
  else
    await pushOfMove(db, pushes, {
      order,
      status: sentStatus(stateOf(order)),
      isRest: part === 'rest',
      logId: id,
    });
}
