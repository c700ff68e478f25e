import type { ManagedOrder } from '@omnis/contract';
import { carrierCodes } from '@omnis/models';
import { z } from 'zod';
import { isRefundStatus } from '../order-state.ts';
import { isPartSent } from '../parcels.ts';
import type { StoredReturn } from '../returns/returns.repository.ts';
import {
  canComplete,
  editRefusal,
  fulfilRefusal,
  isAllSent,
  leftToSend,
  linesIn,
  parcelCancelRefusal,
  standing,
  type FulfilmentFacts,
  type ParcelTeam,
} from './fulfilment-rules.ts';
import type { FulfilmentRow } from './fulfilments.repository.ts';

type Fulfilment = ManagedOrder['fulfilment'];

const carrierColumn = z.enum(carrierCodes).catch('other');

/** Tells whether items of an order are on their way back, or came. */
export const isComingBack = (returns: readonly StoredReturn[]): boolean =>
  returns.some(({ row }) => row.state !== 'cancelled');

function stateIn({ order, rows }: Pick<FulfilmentFacts, 'order' | 'rows'>): Fulfilment['state'] {
  const sent = standing(rows);
  // A refund leaves what was sent before it as it was.
  const wasSent =
    isRefundStatus(order.status) && sent.some(({ status_after: after }) => isAllSent(after ?? ''));
  if (isAllSent(order.status) || wasSent) return 'sent';
  return sent.length > 0 || isPartSent(order) ? 'part' : 'unsent';
}

const toParcel = (
  row: FulfilmentRow,
  facts: FulfilmentFacts & { returns: readonly StoredReturn[]; team: ParcelTeam },
): Fulfilment['parcels'][number] => ({
  id: row.id,
  number: row.position,
  lines: linesIn(row),
  carrier: carrierColumn.parse(row.carrier),
  code: row.code,
  url: row.url,
  notified: row.notified,
  by: row.by_name,
  time: row.at.toISOString(),
  version: row.version,
  cancelled: row.cancelled_at && {
    by: row.cancelled_by ?? '',
    time: row.cancelled_at.toISOString(),
  },
  editRefusal: editRefusal(row, facts.team),
  cancelRefusal: parcelCancelRefusal(row, { ...facts, isComingBack: isComingBack(facts.returns) }),
});

/** How far an order is sent, as a team sees it. */
export function toFulfilment(
  facts: FulfilmentFacts & { returns: readonly StoredReturn[]; team: ParcelTeam },
): Fulfilment {
  const left = leftToSend(facts);
  return {
    state: stateIn(facts),
    refusal: fulfilRefusal(facts.order, left),
    canComplete: canComplete(facts, left),
    left,
    parcels: facts.rows.map((row) => toParcel(row, facts)),
  };
}
