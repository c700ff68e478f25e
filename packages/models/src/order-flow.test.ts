import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completionAt,
  defineOrderFlow,
  flowStatuses,
  isBackwards,
  isSetAside,
  nextStatuses,
  orderFlows,
  requiresReason,
  stepOf,
  type OrderFlow,
} from './order-flow.ts';
import { isOrderStatusCode, notifiesCustomer, orderStatusCodes, orderStatuses } from './order-status.ts';

// The lines of platform.md §4, as written there.
const specFlows = {
  normal:
    'new/to_be_paid, paid, processing/label_printed/printed, consolidated/packing, disputed/issue, complete/exchanged/refunded',
  bespoke:
    'quote/bespoke_idle, bespoke_requested_terms/bespoke_authorised_terms, bespoke_mockup/bespoke_approved, bespoke_paid/po_confirmed, bespoke_production/bespoke_documents_printed, bespoke_sorted, bespoke_printing, bespoke_packing, bespoke_shipped/bespoke_refunded',
  paper: 'new/paid, processing, printed, packing, disputed/issue, complete/exchanged/refunded',
};
const flow = fc.constantFrom(...Object.values(orderFlows));

describe('orderFlows', () => {
  it.each(Object.entries(specFlows))('FLOW1 %s has the steps of the spec', (code, line) => {
    const found = Object.values(orderFlows).find((candidate) => candidate.code === code);
    expect(found?.steps).toEqual(line.split(', ').map((step) => step.split('/')));
  });

  it('FLOW1 has these three flows only, keyed by their codes', () => {
    expect(Object.keys(orderFlows)).toEqual(Object.keys(specFlows));
    for (const [key, { code }] of Object.entries(orderFlows)) expect(code).toBe(key);
  });

  it.each(Object.entries(orderFlows))(
    'FLOW1 %s: statuses between slashes share a position',
    (code, found) => {
      const steps = (
        code === 'normal' || code === 'bespoke' || code === 'paper' ? specFlows[code] : ''
      ).split(', ');
      for (const [position, step] of steps.entries()) {
        for (const status of step.split('/'))
          expect([status, isOrderStatusCode(status) && stepOf(found, status)]).toEqual([status, position]);
      }
    },
  );

  it('FLOW2 describes every status of the flows and no other', () => {
    const used = new Set(Object.values(orderFlows).flatMap(flowStatuses));
    expect(new Set(Object.keys(orderStatuses))).toEqual(used);
    expect(new Set(orderStatusCodes)).toEqual(used);
    for (const [key, status] of Object.entries(orderStatuses)) expect(status.code).toBe(key);
    expect(new Set(Object.values(orderStatuses).map(({ id }) => id)).size).toBe(used.size);
    expect(isOrderStatusCode('paid')).toBe(true);
    expect(isOrderStatusCode('constructor')).toBe(false);
  });

  it.each(Object.values(orderStatuses))('FLOW2 the colour of $code carries white text', ({ color }) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('transitions', () => {
  it('FLOW3 a status that is a name of every object leads nowhere', () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(Reflect.apply(nextStatuses, undefined, [orderFlows.normal, name])).toEqual([]);
  });

  it('FLOW3 normal goes forward one status at a time', () => {
    const way = ['new'];
    for (const step of way) {
      const next = isOrderStatusCode(step) ? nextStatuses(orderFlows.normal, step)[0] : undefined;
      if (next === undefined || next === 'exchanged') break;
      way.push(next);
    }
    expect(way).toEqual('new paid processing label_printed printed consolidated packing complete'.split(' '));
  });

  it.each(['paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing'] as const)(
    'FLOW3 %s may become disputed, issue or refunded',
    (status) => {
      expect(nextStatuses(orderFlows.normal, status)).toEqual(
        expect.arrayContaining(['disputed', 'issue', 'refunded']),
      );
    },
  );

  it('FLOW3 an issue is resolved to processing, printed, packing or complete, or refunded', () => {
    for (const name of ['normal', 'paper'] as const) {
      for (const status of ['disputed', 'issue'] as const) {
        expect(nextStatuses(orderFlows[name], status)).toEqual([
          'processing',
          'printed',
          'packing',
          'complete',
          'refunded',
        ]);
      }
    }
  });

  it('FLOW3 nothing unpaid is refunded, only complete is exchanged, refunded is final', () => {
    expect(nextStatuses(orderFlows.normal, 'new')).toEqual(['paid', 'to_be_paid']);
    expect(nextStatuses(orderFlows.normal, 'to_be_paid')).toEqual(['paid']);
    expect(nextStatuses(orderFlows.normal, 'refunded')).toEqual([]);
    const exchangeable = orderStatusCodes.filter((status) =>
      nextStatuses(orderFlows.normal, status).includes('exchanged'),
    );
    expect(exchangeable).toEqual(['complete']);
    expect(nextStatuses(orderFlows.normal, 'quote')).toEqual([]);
  });

  it('FLOW3 a walk of any length stays within the flow and never moves to where it is', () => {
    fc.assert(
      fc.property(flow, fc.array(fc.nat(), { maxLength: 60 }), (picked, choices) => {
        let status = flowStatuses(picked)[0];
        for (const choice of choices) {
          const next: readonly (typeof status)[] = status === undefined ? [] : nextStatuses(picked, status);
          if (next.length === 0) break;
          const to = next[choice % next.length];
          expect(to).not.toBe(status);
          expect(to !== undefined && stepOf(picked, to)).not.toBeNull();
          status = to;
        }
      }),
    );
  });

  it('FLOW4 a move without a reason never loses ground', () => {
    fc.assert(
      fc.property(flow, fc.nat(), fc.nat(), (picked, at, choice) => {
        const statuses = flowStatuses(picked);
        const from = statuses[at % statuses.length] ?? 'new';
        const next = nextStatuses(picked, from);
        const to = next[choice % Math.max(next.length, 1)];
        if (to === undefined || requiresReason(to, { flow: picked, from })) return;
        expect(stepOf(picked, to)).toBeGreaterThanOrEqual(stepOf(picked, from) ?? Infinity);
      }),
    );
  });

  it('FLOW4 asks for a reason where one is due', () => {
    const due = orderStatusCodes.filter((status) => requiresReason(status));
    expect(due).toEqual(['disputed', 'issue', 'exchanged', 'refunded', 'bespoke_refunded']);
    expect(requiresReason('processing', { flow: orderFlows.normal, from: 'issue' })).toBe(true);
    expect(requiresReason('processing', { flow: orderFlows.normal, from: 'paid' })).toBe(false);
    expect(requiresReason('complete', { flow: orderFlows.normal, from: 'issue' })).toBe(false);
    expect(isBackwards(orderFlows.bespoke, 'bespoke_requested_terms', 'quote')).toBe(true);
  });

  it('FLOW5 tells the customer what a shop would', () => {
    const told = flowStatuses(orderFlows.normal).filter(notifiesCustomer);
    expect(told).toEqual(['paid', 'complete', 'exchanged', 'refunded']);
    expect(notifiesCustomer('bespoke_shipped')).toBe(true);
    expect(notifiesCustomer('bespoke_sorted')).toBe(false);
  });
});

describe('defineOrderFlow', () => {
  const good: OrderFlow = {
    code: 'paper',
    name: 'Test',
    steps: [['new'], ['complete']],
    transitions: { new: ['complete'], complete: [] },
  };

  it('FLOW6 accepts a sound flow', () => {
    expect(defineOrderFlow(good)).toBe(good);
  });

  it.each<[string, Partial<OrderFlow>]>([
    ['needs at least two steps', { steps: [['new']] }],
    ['step 1 has no status', { steps: [['new'], [], ['complete']] }],
    ['new occurs twice', { steps: [['new'], ['new', 'complete']] }],
    ['complete has no transitions', { transitions: { new: ['complete'] } }],
    ['transition from new to paid, which has no step', { transitions: { new: ['paid'], complete: [] } }],
    [
      'transition from paid, which has no step',
      { transitions: { paid: [], new: ['complete'], complete: [] } },
    ],
    ['complete cannot be reached from new', { transitions: { new: [], complete: ['new'] } }],
    [
      'issue cannot reach the last step',
      {
        steps: [['new'], ['issue'], ['complete']],
        transitions: { new: ['complete', 'issue'], issue: [], complete: [] },
      },
    ],
  ])('FLOW6 refuses a flow: %s', (problem, change) => {
    expect(() => defineOrderFlow({ ...good, ...change })).toThrow(`Order flow paper: ${problem}`);
  });
});

describe('completionAt', () => {
  it('is the position of the step by the last one; null for a status of another flow', () => {
    expect(completionAt(orderFlows.normal, 'new')).toBe(0);
    expect(completionAt(orderFlows.normal, 'printed')).toBe(0.4);
    expect(completionAt(orderFlows.normal, 'refunded')).toBe(1);
    expect(completionAt(orderFlows.paper, 'quote')).toBeNull();
  });
});

describe('isSetAside', () => {
  it('is so for disputes and issues only', () => {
    const statuses = Object.values(orderFlows).flatMap(flowStatuses);
    expect([...new Set(statuses.filter(isSetAside))]).toEqual(['disputed', 'issue']);
  });
});
