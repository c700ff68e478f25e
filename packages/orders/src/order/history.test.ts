import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import ordersEn from '../texts/orders/en.ts';
import { historyOf } from './history.ts';
import type { Order } from './stages.ts';

const t = translator(ordersEn, 'en-GB');

const log = (...statuses: string[]): Order['statusLog'] =>
  statuses.map((status, at) => ({
    id: String(at),
    from: statuses[at - 1] ?? null,
    status,
    reason: '',
    user: '',
    time: `2026-01-0${at + 1}`,
  }));

describe('OD1 the history of an order', () => {
  it('is told in the words of its progress, each stage once and from its beginning', () => {
    const statusLog = log(
      'new',
      'paid',
      'processing',
      'label_printed',
      'printed',
      'consolidated',
      'packing',
      'complete',
    );
    expect(historyOf(t, { flow: 'normal', statusLog }).map(({ words, time }) => [words, time])).toEqual([
      ['On its way', '2026-01-08'],
      ['Packing', '2026-01-06'],
      ['Being made', '2026-01-03'],
      ['Paid', '2026-01-02'],
      ['Ordered', '2026-01-01'],
    ]);
  });

  it('has the parcels that left ahead of the rest, in their time', () => {
    const statusLog = log('new', 'paid', 'processing', 'packing', 'complete');
    const parcel = (code: string, sentAt?: string) =>
      ({ code, carrier: 'evri', url: null, ...(sentAt && { sentAt }) }) as const;
    const trackingCodes = [parcel('A', '2026-01-03T12:00'), parcel('B'), parcel('C', '2026-01-06')];
    expect(historyOf(t, { flow: 'normal', statusLog, trackingCodes }).map(({ words }) => words)).toEqual([
      'On its way',
      'Packing',
      'Part of it is on its way',
      'Being made',
      'Paid',
      'Ordered',
    ]);
  });

  it('keeps reasons, what is beside the way, and leaves out what moved nothing', () => {
    const [first, ...rest] = log('paid', 'paid', 'issue', 'processing', 'printed', 'refunded');
    const statusLog = [
      ...(first ? [first] : []),
      ...rest.map((each) => (each.status === 'printed' ? { ...each, reason: 'Printed anew' } : each)),
    ];
    expect(historyOf(t, { flow: 'normal', statusLog }).map(({ words, reason }) => [words, reason])).toEqual([
      ['Refunded', ''],
      ['Being made', 'Printed anew'],
      ['Being made', ''],
      [t('statusIssue'), ''],
      ['Paid', ''],
    ]);
  });

  it('of a quote is told step by step', () => {
    const statusLog = log('quote', 'bespoke_mockup', 'bespoke_approved');
    expect(historyOf(t, { flow: 'bespoke', statusLog })[0]?.words).toBe(t('statusApproved'));
  });
});
