import { liveTopics, statusTexts, type ChangeFulfilment, type FulfilOrder } from '@omnis/contract';
import { isBeforeProduction } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import type { ParcelPart } from '../../notifications/mail/fulfilment-mail.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { OrderAt } from '../cancel/owner-cancel.service.ts';
import { readRefunds } from '../change/changes.repository.ts';
import { moveOrder, noteOnOrder, takeOrderBack, type OrderMover } from '../move-order.ts';
import type { OrderPushes } from '../order-pushes.ts';
import { stateOf } from '../order-state.ts';
import { findOrder, readItems } from '../order-lookups.ts';
import type { OrderRow } from '../orders.types.ts';
import { readOrder } from '../orders.view.ts';
import { isPartSent } from '../parcels.ts';
import { readReturns } from '../returns/returns.repository.ts';
import { tellOfParcel } from './fulfilment-news.ts';
import {
  canComplete,
  editRefusal,
  fulfilRefusal,
  isRest,
  leftToSend,
  parcelCancelRefusal,
  planLines,
  sentStatus,
  standing,
  startedStatus,
  statusWithout,
  type ParcelTeam,
} from './fulfilment-rules.ts';
import { isComingBack } from './fulfilment.view.ts';
import {
  insertFulfilment,
  readFulfilments,
  updateFulfilment,
  writeTrackingCodes,
  type FulfilmentRow,
} from './fulfilments.repository.ts';
import { callReady } from './ready-orders.ts';
import { trackingOf, withTracking, type TrackingCodes } from './tracking-codes.ts';

const keptId = z.object({ id: z.number() });
const teamOf = ({ kind }: Identity): ParcelTeam => (kind === 'staff' ? 'platform' : 'store');
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const moverOf = (by: Identity): OrderMover => ({
  kind: by.kind === 'staff' ? 'staff' : 'owner',
  id: by.id,
  name: by.name,
});

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Rollback(result);
  return result.value;
}

/** Which parcel of an order a member of a team acts on. */
export interface FulfilmentAt extends OrderAt {
  readonly fulfilment: string;
}

/** Sending of orders by their store's team, and by staff. */
export interface Fulfilments {
  /**
   * Sends items of an order in a parcel: once for its key. The order is complete with the last of them, and in production
   * from the first on, so that its customer cannot change or cancel it any more.
   *
   * Fails with `not_found`; `conflict` that says why nothing can be sent; `validation_failed` on the line or the tracking
   * number; `idempotency_key_reused`. Nothing is written then.
   */
  fulfil(by: Identity, at: OrderAt, wish: FulfilOrder): Promise<Result<null>>;
  /**
   * Says that an order lies ready where it is collected, and tells its customer. Fails with `not_found`; `conflict` for one that is
   * delivered, was called ready before, or cannot be handed over.
   */
  ready(by: Identity, at: OrderAt): Promise<Result<null>>;
  /** Completes an order that was sent in part and whose rest was refunded. Fails with `not_found`; `conflict` for any other. */
  complete(by: Identity, at: OrderAt): Promise<Result<null>>;
  /** Changes how a parcel is tracked. Fails with `not_found`; `conflict`, on `version` where somebody else has changed it. */
  change(by: Identity, at: FulfilmentAt, wish: ChangeFulfilment): Promise<Result<null>>;
  /** Cancels a parcel, whose items are to be sent again. Fails as `change` does. */
  cancel(by: Identity, at: FulfilmentAt, version: number): Promise<Result<null>>;
}

/** Builds the sending by a store's team. */
export function createFulfilments(
  { database, jobs }: Pick<Core, 'database' | 'jobs'>,
  { mailer, pushes }: { mailer: Mailer; pushes: OrderPushes },
): Fulfilments {
  /** Works on a locked order once for its key. */
  async function onOrder(
    by: Identity,
    { division, orderId, key }: OrderAt,
    {
      call,
      request,
      work,
    }: { call: string; request: unknown; work: (db: Db, order: OrderRow) => Promise<void> },
  ): Promise<Result<null>> {
    const once = writeKey({ call, actor: by, key }, [orderId, request]);
    const result = await settle(() =>
      database.tenant(division.id, (db) =>
        writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
          const order = await findOrder(db, { division: division.id, id: orderId, lock: true });
          if (!order) throw new Rollback(gone());
          await work(db, order);
          db.announce(liveTopics.queue);
          return { id: order.id };
        }),
      ),
    );
    if (!result.ok) return result;
    jobs.wake();
    return ok(null);
  }

  /** A parcel as it was read, with the others of its order. */
  async function readParcel(
    db: Db,
    order: OrderRow,
    { id, version }: { id: string; version: number },
  ): Promise<{ row: FulfilmentRow; rows: FulfilmentRow[] }> {
    const rows = await readFulfilments(db, order);
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Rollback(gone());
    if (row.version !== version)
      throw new Rollback(
        fail('conflict', 'Somebody else has changed this parcel. Load it again.', 'version'),
      );
    return { row, rows };
  }

  return {
    fulfil: (by, at, wish) =>
      onOrder(by, at, {
        call: 'order.fulfil',
        request: wish,
        work: async (db, order) => {
          const [items, refunds, rows] = await Promise.all([
            readItems(db, order),
            readRefunds(db, order),
            readFulfilments(db, order),
          ]);
          const left = leftToSend({ order, items, refunds, rows });
          const refusal = fulfilRefusal(order, left);
          if (refusal !== null) throw new Rollback(fail('conflict', refusal));
          const lines = must(planLines(wish.lines, { left, items }));
          const tracking = trackingOf(wish);
          const codes = readOrder(order).trackingCodes;
          const sentAt = new Date().toISOString();
          const tracked: TrackingCodes = must(withTracking(codes, tracking, { sentAt }));

          const state = stateOf(order);
          // Whoever has collected it needs no mail that it is on its way.
          const notify = wish.notify && !readOrder(order).shippingMethod.pickup;
          const isAll = isRest(left, lines);
          const isFirst = standing(rows).length === 0 && !isPartSent(order);
          const to = isAll ? sentStatus(state) : isBeforeProduction(state) ? startedStatus(state) : null;
          const row = await insertFulfilment(db, {
            division_id: order.division_id,
            order_id: order.id,
            position: rows.length + 1,
            lines: JSON.stringify(lines),
            ...tracking,
            notified: notify,
            sent_by: teamOf(by),
            status_before: to === null ? null : order.status,
            status_after: to,
            by_id: by.id,
            by_name: by.name,
          });
          if (tracking.code !== '') await writeTrackingCodes(db, order, tracked);
          if (to !== null)
            must(
              await moveOrder(db, {
                division: order.division_id,
                orderId: order.id,
                from: order.status,
                to,
                sent: true,
                by: moverOf(by),
              }),
            );
          await recordAudit(db, {
            division: order.division_id,
            actor: by,
            action: 'order.fulfilled',
            target: `order:${order.id}`,
            data: { number: order.number, parcel: row.position, lines, code: tracking.code },
          });
          if (!notify) return;
          const whole: ParcelPart = isFirst ? 'all' : 'rest';
          const some: ParcelPart = isFirst ? 'first' : 'more';
          await tellOfParcel(
            db,
            { division: at.division, mailer, pushes },
            { id: row.id, order, items, lines, tracking, part: isAll ? whole : some },
          );
        },
      }),

    ready: (by, at) =>
      onOrder(by, at, {
        call: 'order.ready',
        request: null,
        work: async (db, order) => {
          const [items, refunds, rows] = await Promise.all([
            readItems(db, order),
            readRefunds(db, order),
            readFulfilments(db, order),
          ]);
          const left = leftToSend({ order, items, refunds, rows });
          await callReady(db, { division: at.division, mailer }, { order, by, mover: moverOf(by), left });
        },
      }),

    complete: (by, at) =>
      onOrder(by, at, {
        call: 'order.complete',
        request: null,
        work: async (db, order) => {
          const [items, refunds, rows] = await Promise.all([
            readItems(db, order),
            readRefunds(db, order),
            readFulfilments(db, order),
          ]);
          const facts = { order, items, refunds, rows };
          if (!canComplete(facts, leftToSend(facts)))
            throw new Rollback(
              fail(
                'conflict',
                'Only an order that was sent in part, and whose rest was refunded, can be completed.',
              ),
            );
          must(
            await moveOrder(db, {
              division: order.division_id,
              orderId: order.id,
              from: order.status,
              to: sentStatus(stateOf(order)),
              reason: 'The rest was refunded',
              sent: true,
              by: moverOf(by),
            }),
          );
          await recordAudit(db, {
            division: order.division_id,
            actor: by,
            action: 'order.completed',
            target: `order:${order.id}`,
            data: { number: order.number },
          });
        },
      }),

    change: (by, at, wish) =>
      onOrder(by, at, {
        call: 'order.fulfilment',
        request: [at.fulfilment, wish],
        work: async (db, order) => {
          const { row } = await readParcel(db, order, { id: at.fulfilment, version: wish.version });
          const refusal = editRefusal(row, teamOf(by));
          if (refusal !== null) throw new Rollback(fail('conflict', refusal));
          const tracking = trackingOf(wish);
          const codes = readOrder(order).trackingCodes;
          const sentAt = codes.find(({ code }) => code === row.code)?.sentAt ?? row.at.toISOString();
          await writeTrackingCodes(
            db,
            order,
            must(withTracking(codes, tracking, { sentAt, former: row.code })),
          );
          await updateFulfilment(db, row, tracking);
          await noteOnOrder(db, order, {
            reason: `Tracking of parcel ${row.position} changed`,
            by: moverOf(by),
          });
          await recordAudit(db, {
            division: order.division_id,
            actor: by,
            action: 'order.tracking_changed',
            target: `order:${order.id}`,
            data: { number: order.number, parcel: row.position, before: row.code, code: tracking.code },
          });
        },
      }),

    cancel: (by, at, version) =>
      onOrder(by, at, {
        call: 'order.fulfilment.cancel',
        request: [at.fulfilment, version],
        work: async (db, order) => {
          const { row, rows } = await readParcel(db, order, { id: at.fulfilment, version });
          const returns = await readReturns(db, order);
          const facts = { order, rows, isComingBack: isComingBack(returns), team: teamOf(by) };
          const refusal = parcelCancelRefusal(row, facts);
          if (refusal !== null) throw new Rollback(fail('conflict', refusal));
          if (row.code !== '') {
            const codes = readOrder(order).trackingCodes.filter(({ code }) => code !== row.code);
            await writeTrackingCodes(db, order, codes);
          }
          await updateFulfilment(db, row, { cancelled_at: new Date(), cancelled_by: by.name });
          const to = statusWithout(row, { order, rows });
          if (to !== order.status)
            await takeOrderBack(db, order, {
              to,
              reason: `Parcel ${row.position} cancelled`,
              by: moverOf(by),
            });
          await recordAudit(db, {
            division: order.division_id,
            actor: by,
            action: 'order.fulfilment_cancelled',
            target: `order:${order.id}`,
            data: { number: order.number, parcel: row.position },
          });
        },
      }),
  };
}
