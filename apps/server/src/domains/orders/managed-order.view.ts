import type { CallResponse, ManagedOrder } from '@omnis/contract';
import { toMajor } from '@omnis/models';
import type { Division } from '../../tenancy/division.ts';
import { toCancel } from './cancel/cancel-rules.ts';
import type { OrderChangeRow } from './change/changes.repository.ts';
import { toManagedDraft } from './drafts/draft.ts';
import { editRights } from './edit/edit-rights.ts';
import type { ParcelTeam } from './fulfilments/fulfilment-rules.ts';
import { toFulfilment } from './fulfilments/fulfilment.view.ts';
import type { FulfilmentRow } from './fulfilments/fulfilments.repository.ts';
import { toManagedRefund, toRecordedPayment, toRefundable } from './managed-money.view.ts';
import type { LinesSummary } from './orders.repository.ts';
import type { OrderRow } from './orders.types.ts';
import type { OrderNoteRow } from './notes/order-notes.repository.ts';
import { tagsOf } from './notes/order-tags.ts';
import { readOrder, toLogEntry, toSummary, toWhole, type WholeOrderRows } from './orders.view.ts';
import type { OrderPaymentRow } from './payments/order-payments.repository.ts';
import { signalsOf } from './signals/signals.ts';
import { isDue, isOwed } from './payments/payment-due.ts';
import type { StoredReturn } from './returns/returns.repository.ts';
import { toReturn } from './returns/returns.view.ts';

/** The same with what its customer has changed and sends back, and what people recorded. */
export interface ManagedOrderRows extends WholeOrderRows {
  payments: readonly OrderPaymentRow[];
  notes: readonly OrderNoteRow[];
  changes: readonly OrderChangeRow[];
  returns: readonly StoredReturn[];
  fulfilments: readonly FulfilmentRow[];
  mails: ManagedOrder['mails'];
  family: Pick<ManagedOrder, 'parent' | 'children'>;
}

const toNote = (note: OrderNoteRow): ManagedOrder['notes'][number] => ({
  id: note.id,
  text: note.text,
  addedTags: tagsOf(note.tags_added),
  removedTags: tagsOf(note.tags_removed),
  by: note.by_name,
  time: note.at.toISOString(),
});

/**
 * An order as owner and staff see it.
 *
 * @param about.host - where its store is visited, with the port if there is one
 * @param about.refunded - what of its total went back, in major units
 * @param about.team - whoever looks at it, which decides what may be done to its parcels
 */
export function toManagedOrder(
  rows: ManagedOrderRows,
  about: { division: Division; host: string; refunded: number; team: ParcelTeam },
): ManagedOrder {
  const { division, host } = about;
  const { order, items, log, refunds, uses, attempts, changes, returns, payments, notes } = rows;
  const { currency } = readOrder(order);
  return {
    ...toWhole({ order, items, refunds, uses, attempts }),
    refunded: about.refunded,
    refunds: refunds.map((refund) => toManagedRefund(refund, { items, currency })),
    payments: payments.map((payment) => toRecordedPayment(payment, currency)),
    due: isDue(order),
    refundable: toRefundable({ order, items, refunds, returns }, currency),
    cancel: toCancel(order, refunds, currency),
    fulfilment: toFulfilment({ order, items, refunds, returns, rows: rows.fulfilments, team: about.team }),
    mails: rows.mails,
    draft: toManagedDraft(order),
    version: order.version,
    ...rows.family,
    reprintReason: order.reprint_reason,
    edit: editRights(order),
    signals: signalsOf(order),
    owed: toMajor(isOwed(order) ? order.owed_minor : 0, currency),
    tags: tagsOf(order.tags),
    notes: notes.map(toNote),
    statusLog: log.map(toLogEntry),
    returns: returns.map((each) => toReturn(each, items)),
    changes: changes.map(({ text, at }) => ({ text, time: at.toISOString() })),
    id: order.id,
    division: { id: division.id, name: division.name, host },
    customerName: order.customer_name,
    phone: order.phone,
  };
}

/** A row of the owner's list and of the staff's queue. */
export type ManagedOrderRow = Omit<CallResponse<'atlas.orders'>['items'][number], 'store'>;

/** A row of the owner's list and of the staff's queue. @param about.now - what the age is counted from */
export function toManagedRow(
  order: OrderRow,
  about: { divisionName: string; lines: LinesSummary | undefined; refunded: number; now: Date },
): ManagedOrderRow {
  const hours = (about.now.getTime() - order.created_at.getTime()) / 3_600_000;
  return {
    ...toSummary(order, about.lines),
    id: order.id,
    division: { id: order.division_id, name: about.divisionName },
    customerName: order.customer_name,
    email: order.email,
    country: order.country,
    refunded: about.refunded,
    ageHours: Math.max(0, Math.floor(hours)),
  };
}
