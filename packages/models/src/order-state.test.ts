import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderFlows } from './order-flow.ts';
import {
  canRefund,
  currentStep,
  flowFor,
  isBespokeOrder,
  isBeforeProduction,
  isExchange,
  isShipped,
  isUnderDiscussion,
  nextStatusesFor,
  percentageComplete,
  type OrderState,
} from './order-state.ts';
import { orderStatusCodes } from './order-status.ts';

const newport = { code: 'newport' };

describe('flowFor', () => {
  it.each<[string, OrderState]>([
    ['normal', { status: 'paid' }],
    ['normal', { status: 'paid', fulfillmentFactory: { code: 'freshwater' } }],
    ['paper', { status: 'paid', fulfillmentFactory: newport }],
    ['bespoke', { status: 'quote' }],
    [
      'bespoke',
      { status: 'bespoke_paid', statusLogRecords: [{ status: 'quote' }], fulfillmentFactory: newport },
    ],
  ])('FLOW7 takes the %s flow for %j', (code, order) => {
    expect(flowFor(order).code).toBe(code);
  });

  it('FLOW7 is bespoke only if ever in quote', () => {
    expect(isBespokeOrder({ status: 'bespoke_idle' })).toBe(false);
    expect(
      isBespokeOrder({ status: 'paid', statusLogRecords: [{ status: 'new' }, { status: 'quote' }] }),
    ).toBe(true);
  });
});

describe('production', () => {
  it.each<['normal' | 'paper' | 'bespoke', string[]]>([
    ['normal', ['new', 'to_be_paid', 'paid']],
    ['paper', ['new', 'paid']],
    [
      'bespoke',
      [
        'quote',
        'bespoke_idle',
        'bespoke_requested_terms',
        'bespoke_authorised_terms',
        'bespoke_mockup',
        'bespoke_approved',
        'bespoke_paid',
        'po_confirmed',
      ],
    ],
  ])('FLOW11 of the %s flow has not begun in %j, and in no other status', (flow, before) => {
    const facts = {
      normal: {},
      paper: { fulfillmentFactory: newport },
      bespoke: { statusLogRecords: [{ status: 'quote' as const }] },
    }[flow];
    // An order in quote is bespoke, whatever else is known of it.
    const found = orderStatusCodes.filter(
      (status) => isBeforeProduction({ status, ...facts }) && (flow === 'bespoke' || status !== 'quote'),
    );
    expect(found.toSorted()).toEqual(before.toSorted());
  });
});

it('is discussed in all statuses of a quote until its purchase order is confirmed', () => {
  expect(orderStatusCodes.filter(isUnderDiscussion).toSorted()).toEqual([
    'bespoke_approved',
    'bespoke_authorised_terms',
    'bespoke_idle',
    'bespoke_mockup',
    'bespoke_requested_terms',
    'quote',
  ]);
});

describe('progress', () => {
  it.each<[OrderState, number]>([
    [{ status: 'new' }, 0],
    [{ status: 'to_be_paid' }, 0],
    [{ status: 'paid' }, 0.2],
    [{ status: 'printed' }, 0.4],
    [{ status: 'packing' }, 0.6],
    [{ status: 'issue' }, 0.8],
    [{ status: 'refunded' }, 1],
    [{ status: 'paid', fulfillmentFactory: newport }, 0],
    [{ status: 'bespoke_sorted', statusLogRecords: [{ status: 'quote' }] }, 5 / 8],
    [{ status: 'complete', statusLogRecords: [{ status: 'quote' }] }, 0],
  ])('FLOW8 %j is %d complete', (order, expected) => {
    expect(percentageComplete(order)).toBe(expected);
  });

  it('FLOW8 is position ÷ (steps − 1) for every order', () => {
    const anyStatus = fc.constantFrom(...orderStatusCodes);
    const log = fc.array(
      anyStatus.map((status) => ({ status })),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(
        anyStatus,
        log,
        fc.constantFrom(null, newport),
        (status, statusLogRecords, fulfillmentFactory) => {
          const order = { status, statusLogRecords, fulfillmentFactory };
          const step = currentStep(order);
          expect(percentageComplete(order)).toBe(
            step === null ? 0 : step / (flowFor(order).steps.length - 1),
          );
          expect(percentageComplete(order)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('shipping and exchanges', () => {
  it('FLOW9 is shipped if ever complete or bespoke_shipped', () => {
    expect(isShipped({ status: 'complete' })).toBe(true);
    expect(isShipped({ status: 'refunded', statusLogRecords: [{ status: 'complete' }] })).toBe(true);
    expect(isShipped({ status: 'bespoke_refunded', statusLogRecords: [{ status: 'bespoke_shipped' }] })).toBe(
      true,
    );
    expect(isShipped({ status: 'packing', statusLogRecords: [{ status: 'paid' }] })).toBe(false);
  });

  it('FLOW10 an exchange is a child without a reprint reason', () => {
    expect(isExchange({ status: 'paid', parentOrder: 7 })).toBe(true);
    expect(isExchange({ status: 'paid', parentOrder: 7, reprintReason: '' })).toBe(true);
    expect(isExchange({ status: 'paid', parentOrder: 7, reprintReason: 'Misprint' })).toBe(false);
    expect(isExchange({ status: 'paid', parentOrder: null })).toBe(false);
  });

  it('FLOW10 an exchange is never refunded, whatever its status', () => {
    for (const status of Object.values(orderFlows).flatMap(({ steps }) => steps.flat())) {
      for (const fulfillmentFactory of [null, newport]) {
        expect(canRefund({ status, parentOrder: 7, fulfillmentFactory })).toBe(false);
        expect(
          nextStatusesFor({ status, parentOrder: 7, statusLogRecords: [{ status: 'quote' }] }),
        ).not.toContain('bespoke_refunded');
      }
    }
    expect(canRefund({ status: 'complete' })).toBe(true);
    expect(canRefund({ status: 'paid', parentOrder: 7, reprintReason: 'Misprint' })).toBe(true);
    expect(canRefund({ status: 'new' })).toBe(false);
  });
});
