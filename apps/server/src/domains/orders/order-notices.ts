import type { OrderStatusCode } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { tellAlerts } from '../alert-mails/tell-alerts.ts';
import { tellTeam } from '../notifications/dashboard/tell-team.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import type { OrderMover } from './order-mover.ts';
import type { OrderRow } from './orders.types.ts';

type Told = Pick<OrderRow, 'division_id' | 'id' | 'number' | 'total_minor' | 'currency'>;

/** A move of an order, as far as its store's team is told of it. */
export interface NoticedMove {
  /** As it is now. */
  readonly order: Told;
  readonly from: string;
  readonly to: OrderStatusCode;
  readonly by: OrderMover;
  /** Id of its row in the status log. */
  readonly logId: number;
}

const aboutOf = ({ id, number }: Told) => ({ id, number });

/** Tells the team of a store what a move of an order means for them, in its transaction; of most moves nothing. */
export async function noticeMove(db: Db, { order, from, to, by, logId }: NoticedMove): Promise<void> {
  const { division_id: division, id } = order;
  switch (to) {
    case 'paid':
    case 'bespoke_paid':
      // Staff may take an order back to it; its money has come once.
      if (from === 'new' || from === 'to_be_paid' || to === 'bespoke_paid') {
        await tellTeam(db, {
          division,
          kind: 'order.paid',
          about: { ...aboutOf(order), totalMinor: order.total_minor, currency: order.currency },
          dedupeKey: `order.paid:${id}`,
        });
        await tellAlerts(db, { division, kind: 'newOrder', about: { id }, dedupeKey: `order.paid:${id}` });
        await tellWebhooks(db, division, [{ event: 'order.paid', about: { id } }]);
      }
      return;
    case 'issue':
    case 'disputed':
      await tellTeam(db, {
        division,
        kind: 'order.problem',
        about: aboutOf(order),
        dedupeKey: `order.problem:${id}:${logId}`,
      });
      return;
    case 'refunded':
      if (by.kind === 'customer')
        await tellTeam(db, {
          division,
          kind: 'order.cancelled',
          about: aboutOf(order),
          dedupeKey: `order.cancelled:${id}`,
        });
      return;
    default:
  }
}

/** Tells the team that the payment of an order has failed, in the transaction that writes it down. */
export async function noticeLostPayment(db: Db, order: Told, intent: string): Promise<void> {
  await tellTeam(db, {
    division: order.division_id,
    kind: 'order.payment_failed',
    about: aboutOf(order),
    dedupeKey: `order.payment_failed:${order.id}:${intent}`,
  });
}

/** Tells the team what a shopper has changed of an order. @param change.id - of its row in `order_changes` */
export async function noticeChange(
  db: Db,
  order: Told,
  change: { readonly id: number; readonly what: 'lines' | 'address' },
): Promise<void> {
  await tellTeam(db, {
    division: order.division_id,
    kind: 'order.changed',
    about: { ...aboutOf(order), what: change.what },
    dedupeKey: `order.changed:${order.id}:${change.id}`,
  });
}
