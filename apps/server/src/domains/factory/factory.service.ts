import { statusTexts, type AtlasOrder, type CallInput, type CallResponse } from '@omnis/contract';
import {
  isBackwards,
  nextStatusesFor,
  orderFlows,
  platformDivision,
  requiresReason,
  type StaffPermission,
} from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import type { OrderRow } from '../orders/orders.types.ts';
import { addParcel, removeParcel } from '../orders/parcels.ts';
import { isRefundStatus, openStatuses } from '../orders/order-state.ts';
import type { OrdersService, WorkedOrder } from '../orders/orders.service.ts';
import type { HandRefunds } from '../orders/hand-refunds/hand-refunds.service.ts';
import type { RecordedPayments } from '../orders/payments/record-payment.ts';
import { reprintRefusal } from '../orders/reprints/reprint-rules.ts';
import type { Reprints } from '../orders/reprints/reprints.service.ts';
import type { ReturnBooking } from '../orders/returns/booking.service.ts';
import { readStatusFilter } from '../orders/status-filter.ts';

/** Right of staff to give money back, besides the right to move orders. */
export const refundPermission = 'orders.refund' satisfies StaffPermission;

/** The staff's work on the orders of every store. */
export interface FactoryService {
  /** A page of the stores, each with how many of its orders wait for work. */
  stores(query: CallInput<'atlas.stores'>['query']): Promise<CallResponse<'atlas.stores'>>;
  /** The queue; fails with `validation_failed` on `status` for a status that does not exist. */
  queue(query: CallInput<'atlas.orders'>['query']): Promise<Result<CallResponse<'atlas.orders'>>>;
  /** An order with the moves that this member of staff may make. */
  order(staff: Identity, id: number): Promise<Result<AtlasOrder>>;
  /** Notes the number of a parcel; fails as `addParcel` of the orders does. */
  addParcel(
    staff: Identity,
    id: number,
    parcel: CallInput<'atlas.addParcel'>['body'],
  ): Promise<Result<AtlasOrder>>;
  /** Takes the number of a parcel off again. */
  removeParcel(staff: Identity, at: { id: number; code: string }): Promise<Result<AtlasOrder>>;
  /** Records how an order was paid; fails as the recorded payments do. */
  recordPayment(
    staff: Identity,
    at: { id: number; key: string },
    payment: CallInput<'atlas.recordPayment'>['body'],
  ): Promise<Result<AtlasOrder>>;
  /** Refunds part of an order; fails as the refunds by hand do. */
  refund(
    staff: Identity,
    at: { id: number; key: string },
    wish: CallInput<'atlas.refundOrder'>['body'],
  ): Promise<Result<AtlasOrder>>;
  /** Makes spoiled items again as an order of its own; fails as the reprints do. Answers with the order they are of. */
  reprint(
    staff: Identity,
    at: { id: number; key: string },
    wish: CallInput<'atlas.reprintOrder'>['body'],
  ): Promise<Result<AtlasOrder>>;
  /** Books a return in; giving money back takes the right to. Fails as `setStatus` does. */
  bookReturn(
    staff: Identity,
    at: { id: number; returnId: number },
    booking: CallInput<'atlas.bookReturn'>['body'],
  ): Promise<Result<AtlasOrder>>;
  /**
   * Moves an order: log, audit row, mail and refund job in one transaction. Fails with `not_found`; `forbidden` for a
   * refund without the right to; `conflict` when the order is not in `from` any more; `validation_failed` on `status`
   * or `reason`. Nothing is written then.
   */
  setStatus(
    staff: Identity,
    id: number,
    move: CallInput<'atlas.setStatus'>['body'],
  ): Promise<Result<AtlasOrder>>;
}

function mayRefund(staff: Identity): boolean {
  return staff.permissions.includes(refundPermission);
}

/** Tells whether an order was paid, so that the money can be refunded. */
const isPaid = ({ payment: { state }, total }: WorkedOrder['order']): boolean =>
  total === 0 || state === 'paid' || state === 'authorised';

/** Marks of an order's store that staff see. */
const marksOf = (division: Division | null | undefined): AtlasOrder['store'] => ({
  isVip: division?.project.isVip ?? false,
  isFraud: (division?.project.fraud ?? null) !== null,
});

/** An order with what this member of staff may do to it, the ordinary way forward first. */
function toAtlasOrder(
  { order, state }: WorkedOrder,
  { staff, store }: { readonly staff: Identity; readonly store: Division | null },
): AtlasOrder {
  const flow = orderFlows[state.flow];
  const { status: from } = state;
  return {
    ...order,
    store: marksOf(store),
    reprintRefusal: reprintRefusal(state, order.payment.state),
    nextStatuses: nextStatusesFor(state)
      .filter((status) => !isRefundStatus(status) || (mayRefund(staff) && isPaid(order)))
      .map((status) => ({
        status,
        reasonRequired: requiresReason(status, { flow, from }),
        backwards: isBackwards(flow, from, status),
      })),
  };
}

function totalOf(counts: ReadonlyMap<string, number>, statuses: Iterable<string>): number {
  return [...statuses].reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
}

/** Builds the staff's service over the service of orders. */
export function createFactoryService(
  core: Core,
  needs: {
    orders: OrdersService;
    mailer: Mailer;
    booking: ReturnBooking;
    recordedPayments: RecordedPayments;
    handRefunds: HandRefunds;
    reprints: Reprints;
  },
): FactoryService {
  const { database, divisions, jobs } = core;
  const { orders, mailer, booking, recordedPayments, handRefunds, reprints } = needs;

  const view = async (db: Db, worked: WorkedOrder, staff: Identity): Promise<AtlasOrder> =>
    toAtlasOrder(worked, { staff, store: await divisions.byId(worked.order.division.id, db) });

  const readOrder = (staff: Identity, id: number): Promise<Result<AtlasOrder>> =>
    database.platform(async (db) => {
      const worked = await orders.worked(db, id);
      return worked.ok ? ok(await view(db, worked.value, staff)) : worked;
    });

  /** Changes the parcels of an order, with a row in the audit log; answers with the order as it is then. */
  function withParcels(
    staff: Identity,
    id: number,
    change: {
      action: 'parcel.added' | 'parcel.removed';
      data: Readonly<Record<string, string>>;
      run: (db: Db) => Promise<Result<OrderRow>>;
    },
  ): Promise<Result<AtlasOrder>> {
    return settle(() =>
      database.platform(async (db) => {
        const changed = await change.run(db);
        if (!changed.ok) throw new Rollback(changed);
        const { division_id: division, number } = changed.value;
        await recordAudit(db, {
          division,
          actor: staff,
          action: change.action,
          target: `order:${id}`,
          data: { number, ...change.data },
        });
        const worked = await orders.worked(db, id);
        if (!worked.ok) throw new Rollback(worked);
        return view(db, worked.value, staff);
      }),
    );
  }

  return {
    stores: async ({ search, page, perPage, sort, division }) => {
      const { stores, total } = await divisions.list({
        search: search?.trim() ?? '',
        sort,
        page,
        perPage,
        division,
      });
      const open = await orders.openByDivision(stores.map(({ id }) => id));
      const items = stores.map((store) => ({
        division: store.id,
        name: store.name,
        host: new URL(mailer.originOf(store)).host,
        openOrders: open.get(store.id) ?? 0,
      }));
      return { items, total, page, perPage };
    },

    queue: async (query) => {
      const statuses = readStatusFilter(query.status);
      if (!statuses.ok) return statuses;
      const { page, perPage, sort, store, minAgeHours, maxAgeHours, from, to, min, max } = query;
      if (from !== undefined && to !== undefined && to < from)
        return fail('validation_failed', 'The last day is before the first', 'to');
      if (min !== undefined && max !== undefined && max < min)
        return fail('validation_failed', 'The highest total is below the lowest', 'max');
      const place = await divisions.byId(store ?? platformDivision);
      if (store !== undefined && !place) {
        return fail('validation_failed', 'There is no such store', 'store');
      }
      const { items, total, counts } = await orders.managedList({
        division: store ?? null,
        statuses: statuses.value,
        search: query.search?.trim(),
        minAgeHours,
        maxAgeHours,
        payment: query.payment,
        country: query.country,
        signals: query.signals,
        from,
        to,
        timeZone: place?.timeZone,
        min,
        max,
        tag: query.tag,
        product: query.product,
        drafts: query.drafts,
        sort,
        first: sort === 'oldest' && store === undefined ? await divisions.vips() : [],
        page,
        perPage,
      });
      const known = await divisions.byIds(new Set(items.map((item) => item.division.id)));
      return ok({
        items: items.map((item) => ({ ...item, store: marksOf(known.get(item.division.id)) })),
        total,
        page,
        perPage,
        counts: {
          ...Object.fromEntries(counts),
          open: totalOf(counts, openStatuses),
          all: totalOf(counts, counts.keys()),
        },
      });
    },

    order: readOrder,

    addParcel: (staff, id, parcel) =>
      withParcels(staff, id, {
        action: 'parcel.added',
        data: {
          code: parcel.code,
          carrier: parcel.carrier,
          ...(parcel.sent && { sent: 'ahead of the rest' }),
        },
        run: async (db) => {
          const added = await addParcel(db, id, parcel);
          if (added.ok) await orders.tellParcel(db, added.value, parcel);
          return added;
        },
      }),

    removeParcel: (staff, { id, code }) =>
      withParcels(staff, id, {
        action: 'parcel.removed',
        data: { code },
        run: (db) => removeParcel(db, id, code),
      }),

    recordPayment: async (staff, { id, key }, payment) => {
      const recorded = await recordedPayments.record(staff, { division: null, orderId: id, key }, payment);
      return recorded.ok ? readOrder(staff, id) : recorded;
    },

    refund: async (staff, { id, key }, wish) => {
      const refunded = await handRefunds.refund(staff, { division: null, orderId: id, key }, wish);
      return refunded.ok ? readOrder(staff, id) : refunded;
    },

    reprint: async (staff, at, wish) => {
      const made = await reprints.reprint(staff, at, wish);
      return made.ok ? readOrder(staff, at.id) : made;
    },

    bookReturn: async (staff, { id, returnId }, body) => {
      const booked = await booking.book(staff, { orderId: id, returnId, mayRefund: mayRefund(staff) }, body);
      return booked.ok ? readOrder(staff, id) : booked;
    },

    setStatus: async (staff, id, { status, from, reason }) => {
      if (!mayRefund(staff) && isRefundStatus(status)) {
        return fail('forbidden', statusTexts[403] ?? '');
      }
      const by = { kind: 'staff', id: staff.id, name: staff.name } as const;
      const result = await settle(() =>
        database.platform(async (db) => {
          const moved = await orders.move(db, { division: null, orderId: id, from, to: status, reason, by });
          if (!moved.ok) throw new Rollback(moved);
          const { order } = moved.value;
          await recordAudit(db, {
            division: order.division.id,
            actor: staff,
            action: 'order.moved',
            target: `order:${id}`,
            data: { number: order.number, from, to: status, reason },
          });
          return view(db, moved.value, staff);
        }),
      );
      if (result.ok) jobs.wake();
      return result;
    },
  };
}
