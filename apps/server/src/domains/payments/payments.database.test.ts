import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { passesLuhn, readCard, testCards } from './test-processor/cards.ts';
import type { TestProcessor } from './test-processor/test-processor.ts';

let platform: TestPlatform;
let processor: TestProcessor;
let shopper: TestClient;
beforeAll(async () => {
  platform = await createTestPlatform();
  const { testProcessor } = platform.services.payments.service;
  if (!testProcessor) throw new Error('The test processor is not in use');
  processor = testProcessor;
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(() => platform.close());

const typed = (number: string, changes: object = {}) => ({
  number,
  expMonth: 12,
  expYear: new Date().getUTCFullYear() + 1,
  cvc: '123',
  ...changes,
});

async function refundedOf(id: string): Promise<number> {
  const { rows } = await platform.core.database.direct(
    `SELECT (data->>'refundedMinor')::integer AS refunded FROM test_processor WHERE id = $1`,
    [id],
  );
  return Number(Reflect.get(Object(rows[0]), 'refunded'));
}

let counter = 0;
async function intent(paymentMethod: string, division: number = testDivisions.demo) {
  counter += 1;
  const metadata = { division: String(division), attempt: `a${counter}` };
  const { id } = await processor.createIntent({
    amountMinor: 4715,
    currency: 'GBP',
    idempotencyKey: `k${counter}`,
    metadata,
  });
  return { id, outcome: await processor.confirm(id, { paymentMethod, returnUrl: 'http://x/' }) };
}

describe('test cards', () => {
  test.each(Object.keys(testCards))('%s passes the check digit', (number) =>
    expect(passesLuhn(number)).toBe(true),
  );

  const now = new Date('2026-06-15T00:00:00Z');
  test.each([
    ['a typing error', { number: '4242424242424241' }, 'number'],
    ['letters', { number: '4242 four' }, 'number'],
    ['a real-looking card', { number: '4111111111111111' }, 'number'],
    ['last month', { expMonth: 5, expYear: 2026 }, 'expMonth'],
    ['last year', { expMonth: 12, expYear: 2025 }, 'expYear'],
    ['the far future', { expYear: 2099 }, 'expYear'],
    ['a long code', { cvc: '1234' }, 'cvc'],
    ['a short code for American Express', { number: '378282246310005', cvc: '123' }, 'cvc'],
  ])('%s is refused on its field', (_what, changes, field) => {
    const result = readCard(
      { number: '4242424242424242', expMonth: 6, expYear: 2026, cvc: '123', ...changes },
      now,
    );
    expect(result).toMatchObject({ ok: false, errors: [{ field }] });
  });

  test('spaces and dashes in a number are all right, this month is not expired', () => {
    expect(
      readCard({ number: '4242-4242 4242 4242', expMonth: 6, expYear: 2026, cvc: '123' }, now),
    ).toMatchObject({
      ok: true,
      value: { brand: 'Visa', last4: '4242' },
    });
  });
});

describe('payments.testCard', () => {
  const url = '/omnis/v3/payments/test/cards/';

  test('gives a payment method and keeps no number', async () => {
    const answer = await shopper.post(url, typed('4242 4242 4242 4242'));
    expect(answer).toMatchObject({
      status: 200,
      json: { brand: 'Visa', last4: '4242', paymentMethod: expect.stringMatching(/^pm_/) },
    });
    const { rows } = await platform.core.database.direct(
      `SELECT data::text AS data FROM test_processor WHERE kind = 'card'`,
      [],
    );
    expect(JSON.stringify(rows)).not.toContain('4242424242');
    expect(JSON.stringify(rows)).not.toContain('123');
  });

  test('answers wrong input with 422 and its field', async () => {
    expect(await shopper.post(url, typed('4242424242424241'))).toMatchObject({
      status: 422,
      json: { code: 'validation_failed', errors: [{ field: 'number' }] },
    });
    expect(await shopper.post(url, typed('4242424242424242', { expMonth: 13 }))).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'expMonth', message: 'Check the expiry date' }] },
    });
  });
});

describe('test processor', () => {
  test.each([
    ['pm_card_visa', { kind: 'authorised', methodName: 'Visa •••• 4242' }],
    ['pm_card_mastercard', { kind: 'authorised', methodName: 'Mastercard •••• 4444' }],
    ['pm_card_chargeDeclined', { kind: 'declined', code: 'card_declined' }],
    ['pm_card_chargeDeclinedInsufficientFunds', { kind: 'declined', code: 'insufficient_funds' }],
    ['pm_card_chargeCustomerFail', { kind: 'declined', code: 'card_declined' }],
    [
      'pm_card_chargeDeclinedIncorrectCvc',
      { kind: 'declined', message: expect.stringContaining('security code') },
    ],
    ['pm_card_chargeDeclinedExpiredCard', { kind: 'declined', message: expect.stringContaining('expired') }],
    ['pm_card_threeDSecure2Required', { kind: 'requires_action' }],
    ['pm_unknown', { kind: 'declined', message: 'This card is not known. Enter it again.' }],
  ])('%s: %o', async (method, outcome) => expect((await intent(method)).outcome).toMatchObject(outcome));

  async function withNumber(number: string) {
    const card = await processor.addCard(typed(number));
    if (!card.ok) throw new Error(card.message);
    return intent(card.value.paymentMethod);
  }

  test('a timeout after the charge is unknown, and looking again tells that it was charged', async () => {
    const { id, outcome } = await withNumber('4000000000006975');
    expect(outcome.kind).toBe('unknown');
    expect((await processor.retrieve(id)).kind).toBe('authorised');
  });

  test('a timeout without a charge is unknown, and looking again tells that nothing happened', async () => {
    const { id, outcome } = await withNumber('4000000000006983');
    expect(outcome.kind).toBe('unknown');
    expect((await processor.retrieve(id)).kind).toBe('open');
  });

  test('a card whose capture fails', async () => {
    const { id } = await withNumber('4000000000006991');
    expect(await processor.capture(id, 'c')).toMatchObject({ kind: 'failed' });
    expect(await processor.retrieve(id)).toEqual({ kind: 'cancelled' });
  });

  test('capture, refund and cancel can be repeated', async () => {
    const { id } = await intent('pm_card_visa');
    for (let round = 0; round < 2; round += 1) {
      expect(await processor.capture(id, `c${round}`)).toMatchObject({ kind: 'captured' });
    }
    await processor.cancel(id);
    expect(await processor.retrieve(id)).toMatchObject({ kind: 'captured' });
    for (let round = 0; round < 2; round += 1)
      expect(await processor.refund(id, { idempotencyKey: `r${round}` })).toEqual({ kind: 'refunded' });
    const open = await intent('pm_card_visa');
    await processor.cancel(open.id);
    await processor.cancel(open.id);
    expect(await processor.retrieve(open.id)).toEqual({ kind: 'cancelled' });
  });

  test('an amount is given back once for its key, and never more than was captured', async () => {
    const { id } = await intent('pm_card_visa');
    const part = { idempotencyKey: `part ${id}`, amountMinor: 4000 };
    expect(await processor.refund(id, part)).toMatchObject({ kind: 'failed' });
    await processor.capture(id, 'c');
    const answers = await Promise.all(Array.from({ length: 8 }, () => processor.refund(id, part)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ kind: 'refunded' })));
    expect(await refundedOf(id)).toBe(4000);
    expect(await processor.refund(id, { idempotencyKey: `more ${id}`, amountMinor: 716 })).toMatchObject({
      kind: 'failed',
    });
    expect(await refundedOf(id)).toBe(4000);
    expect(await processor.refund(id, { idempotencyKey: `rest ${id}` })).toEqual({ kind: 'refunded' });
    expect(await refundedOf(id)).toBe(4715);
    // All of it is back already, and with it this part.
    expect(await processor.refund(id, { idempotencyKey: `late ${id}`, amountMinor: 100 })).toEqual({
      kind: 'refunded',
    });
    expect(await refundedOf(id)).toBe(4715);
  });

  test('the same key gives one intent, also at once', async () => {
    const ask = () =>
      processor.createIntent({
        amountMinor: 1,
        currency: 'GBP',
        idempotencyKey: 'once',
        metadata: { division: '21', attempt: 'once' },
      });
    const ids = await Promise.all(Array.from({ length: 8 }, ask));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });
});

describe('the bank’s page', () => {
  const answerUrl = (id: string): string => `/omnis/v3/payments/test/challenges/${id}/`;

  test('asks on the store’s host under a strict policy, and takes the answer once', async () => {
    const { id } = await intent('pm_card_threeDSecure2Required');
    const page = await shopper.get(`/test-processor/challenge/${id}/`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('£47.15');
    expect(page.text).toContain('Visa •••• 3155');
    expect(page.headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'nonce-[^']+'.*frame-ancestors 'self'/,
    );
    expect(await shopper.post(answerUrl(id), { outcome: 'approve' })).toMatchObject({
      status: 200,
      json: { status: 'approved' },
    });
    expect(await shopper.post(answerUrl(id), { outcome: 'fail' })).toMatchObject({
      json: { status: 'approved' },
    });
    expect((await processor.retrieve(id)).kind).toBe('authorised');
    expect((await shopper.get(`/test-processor/challenge/${id}/`)).text).toContain('answered already');
  });

  test('a refusal is a failed authentication', async () => {
    const { id } = await intent('pm_card_threeDSecure2Required');
    expect(await shopper.post(answerUrl(id), { outcome: 'fail' })).toMatchObject({
      json: { status: 'failed' },
    });
    expect(await processor.retrieve(id)).toMatchObject({ kind: 'declined', code: 'authentication_failed' });
  });

  test('another store knows nothing of it', async () => {
    const { id } = await intent('pm_card_threeDSecure2Required');
    const stranger = testClient(platform.app, testHosts.other);
    expect((await stranger.get(`/test-processor/challenge/${id}/`)).status).toBe(404);
    expect((await stranger.post(answerUrl(id), { outcome: 'approve' })).status).toBe(404);
    expect((await shopper.get('/test-processor/challenge/pi_nobody/')).status).toBe(404);
    expect((await processor.retrieve(id)).kind).toBe('requires_action');
  });
});
