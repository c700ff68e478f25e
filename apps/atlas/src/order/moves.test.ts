import { isBackwards, nextStatuses, orderFlows, orderStatusCodes, requiresReason } from '@omnis/models';
import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import {
  givesMoneyBack,
  moveLabel,
  movesOf,
  offeredMoves,
  sendsNothing,
  statusName,
  type Move,
} from './moves.ts';
import { paidOrder } from '../testing/fake-server.ts';
import en from '../texts/order/en.ts';

const t = translator(en, 'en-GB');

/** The moves that a server answers for an order of the normal flow. */
const movesFrom = (from: 'new' | 'paid' | 'packing' | 'complete' | 'issue' | 'refunded'): Move[] =>
  nextStatuses(orderFlows.normal, from).map((status) => ({
    status,
    backwards: isBackwards(orderFlows.normal, from, status),
    reasonRequired: requiresReason(status, { flow: orderFlows.normal, from }),
  }));

describe('the moves of an order', () => {
  it('AT12 offer the next step as the main button, and all others in the menu', () => {
    const { next, others } = offeredMoves(movesFrom('paid'));
    expect(next?.status).toBe('processing');
    expect(others.map(({ status }) => status)).toEqual(['issue', 'disputed', 'refunded']);
    expect(offeredMoves(movesFrom('packing')).next?.status).toBe('complete');
  });

  it('AT13 never put a move that needs a reason or goes back one click away', () => {
    for (const from of ['complete', 'issue'] as const) {
      const { next, others } = offeredMoves(movesFrom(from));
      expect(next).toBeNull();
      expect(others).toEqual(movesFrom(from));
    }
    expect(offeredMoves(movesFrom('refunded'))).toEqual({ next: null, others: [] });
  });

  it('AT14 ask in red where money goes back', () => {
    expect(orderStatusCodes.filter(givesMoneyBack)).toEqual(['refunded', 'bespoke_refunded']);
  });

  it('move an order that is due to paid by recording its payment alone', () => {
    const moves = movesFrom('new');
    expect(movesOf({ nextStatuses: moves, due: true }).map(({ status }) => status)).toEqual(['to_be_paid']);
    expect(movesOf({ nextStatuses: moves, due: false })).toEqual(moves);
  });

  it('ask before an order is complete without a parcel, and for nothing else', () => {
    const noted = { code: 'QX12', carrier: 'evri' as const, url: null };
    expect(sendsNothing(paidOrder, 'complete')).toBe(true);
    expect(sendsNothing(paidOrder, 'bespoke_shipped')).toBe(true);
    expect(sendsNothing(paidOrder, 'packing')).toBe(false);
    expect(sendsNothing({ ...paidOrder, trackingCodes: [noted] }, 'complete')).toBe(false);
  });

  it('AT15 are named after their status, an unknown one as it stands', () => {
    expect(moveLabel(t, 'label_printed')).toBe('Move to label printed');
    expect(statusName('from_the_future')).toBe('from_the_future');
  });
});
