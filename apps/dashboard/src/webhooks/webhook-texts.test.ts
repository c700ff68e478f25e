import { webhookEvents, type Webhook } from '@omnis/contract';
import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { answerText, deliveryState, eventGroups, eventText, webhookState } from './webhook-texts.ts';
import en from '../texts/webhooks/en.ts';

const t = translator(en, 'en-GB');

const webhook: Webhook = {
  id: '1',
  name: '',
  url: 'https://example.com/hooks',
  events: ['order.paid'],
  enabled: true,
  turnedOff: false,
  failingSince: null,
  secretEnd: 'abcd',
  formerSecretUntil: null,
  createdAt: '2026-01-01T00:00:00Z',
  version: 1,
};

describe('texts of webhooks', () => {
  it('offer each event once, with words of its own', () => {
    const offered = eventGroups.flatMap(({ events }) => events);
    expect(offered.toSorted()).toEqual(webhookEvents.toSorted());
    expect(new Set(offered.map((event) => eventText(t, event))).size).toBe(offered.length);
  });

  it('tell one that its owner turned off from one that turned itself off', () => {
    expect(webhookState(t, webhook).text).toBe('On');
    expect(webhookState(t, { ...webhook, failingSince: '2026-01-02T00:00:00Z' }).text).toBe('Failing');
    expect(webhookState(t, { ...webhook, enabled: false }).text).toBe('Off');
    expect(webhookState(t, { ...webhook, enabled: false, turnedOff: true }).text).toBe('Turned off');
  });

  it('say what came of a delivery', () => {
    expect(deliveryState(t, { state: 'waiting', attempts: 0 }).text).toBe('Sending');
    expect(deliveryState(t, { state: 'waiting', attempts: 2 }).text).toBe('Trying again');
    const tried = { status: 200, duration: 1234, error: '', triedAt: '2026-01-01T00:00:00Z' };
    expect(answerText(t, tried)).toBe('200 in 1,234 ms');
    expect(answerText(t, { ...tried, status: null, error: 'No answer within 10 seconds' })).toBe(
      'No answer within 10 seconds',
    );
    expect(answerText(t, { ...tried, triedAt: null })).toBe('Not sent yet');
  });
});
