import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closedPort } from '../../../testing/closed-port.ts';
import { startStripeServer, type StripeServer } from '../../../testing/stripe-server.ts';
import { PaymentUnavailable } from '../processor.ts';
import { createStripeProcessor, type StripeProcessor } from './stripe-processor.ts';

const webhookSecret = 'whsec_test';
const settings = (apiBase: string) => ({
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret,
  apiBase,
});

let server: StripeServer;
let stripe: StripeProcessor;
beforeAll(async () => {
  server = await startStripeServer();
  stripe = createStripeProcessor(settings(server.url));
});
afterAll(() => server.close());

let key = 0;
beforeEach(() => {
  key += 1;
});

const intentOf = async (paymentMethod: string) => {
  const metadata = { division: '21', attempt: `attempt-${key}` };
  const { id } = await stripe.createIntent({
    amountMinor: 4715,
    currency: 'GBP',
    idempotencyKey: `attempt-${key}`,
    metadata,
  });
  return {
    id,
    outcome: await stripe.confirm(id, { paymentMethod, returnUrl: 'http://demo.localhost/checkout/' }),
  };
};

describe('Stripe', () => {
  test('an amount is authorised first, then captured', async () => {
    const { id, outcome } = await intentOf('pm_card_visa');
    expect(outcome).toEqual({ kind: 'authorised', methodName: 'Visa •••• 4242' });
    const [created] = server.requests.filter(({ path }) => path === '/v1/payment_intents').slice(-1);
    expect(created).toMatchObject({
      form: { amount: '4715', currency: 'gbp', capture_method: 'manual', 'metadata[division]': '21' },
      key: `intent:attempt-${key}`,
      authorization: 'Bearer sk_test_1',
    });
    expect(server.intents.get(id)?.status).toBe('requires_capture');
    expect(await stripe.retrieve(id)).toEqual({ kind: 'authorised', methodName: 'Visa •••• 4242' });
    expect(await stripe.capture(id, `capture-${key}`)).toEqual({
      kind: 'captured',
      methodName: 'Visa •••• 4242',
    });
    // Asked again under another key, as after a restart.
    expect(await stripe.capture(id, `capture-again-${key}`)).toEqual({
      kind: 'captured',
      methodName: 'Visa •••• 4242',
    });
    expect(await stripe.retrieve(id)).toMatchObject({ kind: 'captured' });
  });

  test('the same key gives the same intent', async () => {
    const ask = () =>
      stripe.createIntent({
        amountMinor: 100,
        currency: 'JPY',
        idempotencyKey: 'same',
        metadata: { division: '21', attempt: 'same' },
      });
    expect(await ask()).toEqual(await ask());
  });

  test.each([
    [
      'pm_card_chargeDeclined',
      'card_declined',
      'Your card was declined. Try another card, or ask your bank.',
    ],
    ['pm_card_chargeDeclinedExpiredCard', 'card_declined', 'Your card has expired. Use another card.'],
    [
      'pm_card_chargeDeclinedInsufficientFunds',
      'insufficient_funds',
      'Your card has insufficient funds. Try another card.',
    ],
    ['pm_nobody', 'card_declined', 'This card is not known. Enter it again.'],
  ])('%s is declined as %s', async (method, code, message) => {
    const { id, outcome } = await intentOf(method);
    expect(outcome).toMatchObject({ kind: 'declined', code, message });
    expect((await stripe.retrieve(id)).kind).toBe(method === 'pm_nobody' ? 'open' : 'declined');
  });

  test('3-D Secure: the bank is asked, then the state tells how it went', async () => {
    const { id, outcome } = await intentOf('pm_card_threeDSecureRequired');
    expect(outcome).toMatchObject({
      kind: 'requires_action',
      challengeUrl: '',
      clientSecret: `${id}_secret`,
    });
    server.answerChallenge(id, false);
    expect(await stripe.retrieve(id)).toMatchObject({ kind: 'declined', code: 'authentication_failed' });
    server.answerChallenge(id, true);
    expect(await stripe.retrieve(id)).toMatchObject({ kind: 'authorised' });
  });

  test('a confirmation whose first call is still under way, left by a process that died, waits for its outcome', async () => {
    const before = server.requests.length;
    const first = intentOf('pm_slow');
    await expect.poll(() => server.requests.slice(before).map(({ path }) => path)).toHaveLength(2);
    const [id = ''] = [...server.intents.keys()].slice(-1);
    const method = { paymentMethod: 'pm_slow', returnUrl: 'http://demo.localhost/checkout/' };
    const outcome = { kind: 'authorised', methodName: 'Visa •••• 4242' };
    expect(await stripe.confirm(id, method)).toEqual(outcome);
    expect((await first).outcome).toEqual(outcome);
  });

  test('a lost answer is unknown; looking again tells', async () => {
    const { id, outcome } = await intentOf('pm_silence');
    expect(outcome).toEqual({ kind: 'unknown', methodName: '' });
    expect(await stripe.retrieve(id)).toMatchObject({ kind: 'authorised' });
    // The checkout is resumed and confirms again: nothing is charged twice.
    expect(await stripe.confirm(id, { paymentMethod: 'pm_card_visa', returnUrl: 'http://x/' })).toMatchObject(
      { kind: 'authorised' },
    );
  });

  test('cancel lets the authorisation go, twice without harm; capture fails then', async () => {
    const { id } = await intentOf('pm_card_visa');
    await stripe.cancel(id);
    await createStripeProcessor(settings(server.url)).cancel(id);
    expect(await stripe.retrieve(id)).toEqual({ kind: 'cancelled' });
    expect(await stripe.capture(id, `late-${key}`)).toMatchObject({ kind: 'failed' });
  });

  test('refund gives back what was captured, and lets go what was not', async () => {
    const captured = await intentOf('pm_card_visa');
    await stripe.capture(captured.id, `c-${key}`);
    expect(await stripe.refund(captured.id, { idempotencyKey: 'refund-1' })).toEqual({ kind: 'refunded' });
    expect(server.refunds.filter(({ payment_intent }) => payment_intent === captured.id)).toHaveLength(1);
    key += 1000;
    const authorised = await intentOf('pm_card_visa');
    expect(await stripe.refund(authorised.id, { idempotencyKey: 'refund-2' })).toEqual({ kind: 'refunded' });
    expect(server.intents.get(authorised.id)?.status).toBe('canceled');
  });

  test('an amount is given back once for its key, never more than was captured', async () => {
    const { id } = await intentOf('pm_card_visa');
    const part = { idempotencyKey: `part-${key}`, amountMinor: 4000 };
    expect(await stripe.refund(id, part)).toMatchObject({ kind: 'failed' });
    await stripe.capture(id, `c-${key}`);
    for (let round = 0; round < 2; round += 1)
      expect(await stripe.refund(id, part)).toEqual({ kind: 'refunded' });
    const amounts = () =>
      server.refunds.filter(({ payment_intent }) => payment_intent === id).map(({ amount }) => amount);
    expect(amounts()).toEqual([4000]);
    expect(await stripe.refund(id, { idempotencyKey: `more-${key}`, amountMinor: 716 })).toEqual({
      kind: 'failed',
      message: expect.stringContaining('greater than unrefunded amount'),
    });
    expect(await stripe.refund(id, { idempotencyKey: `rest-${key}` })).toEqual({ kind: 'refunded' });
    expect(amounts()).toEqual([4000, 715]);
    // All of it is back already, and with it this part.
    expect(await stripe.refund(id, { idempotencyKey: `late-${key}`, amountMinor: 100 })).toEqual({
      kind: 'refunded',
    });
    expect(amounts()).toEqual([4000, 715]);
  });

  test('krónur are given back in the hundredths that Stripe counts', async () => {
    const metadata = { division: '21', attempt: `isk-${key}` };
    const { id } = await stripe.createIntent({
      amountMinor: 5000,
      currency: 'ISK',
      idempotencyKey: `isk-${key}`,
      metadata,
    });
    await stripe.confirm(id, { paymentMethod: 'pm_card_visa', returnUrl: 'http://x/' });
    await stripe.capture(id, `isk-c-${key}`);
    await stripe.refund(id, { idempotencyKey: `isk-r-${key}`, amountMinor: 1200 });
    expect(server.refunds.find(({ payment_intent }) => payment_intent === id)?.amount).toBe(120_000);
  });

  test('a processor that cannot be reached is unavailable, not a crash', async () => {
    const nobody = createStripeProcessor(settings(`http://127.0.0.1:${await closedPort()}`));
    await expect(
      nobody.createIntent({
        amountMinor: 1,
        currency: 'GBP',
        idempotencyKey: 'x',
        metadata: { division: '1', attempt: 'x' },
      }),
    ).rejects.toBeInstanceOf(PaymentUnavailable);
    expect(await nobody.confirm('pi_1', { paymentMethod: 'pm_card_visa', returnUrl: 'http://x/' })).toEqual({
      kind: 'unknown',
      methodName: '',
    });
  });

  test('a webhook counts only with its signature', async () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_9', object: 'payment_intent', metadata: { division: '21', attempt: 'a' } } },
    });
    const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
    });
    expect(await stripe.readNotice(Buffer.from(payload), signature)).toEqual({
      type: 'payment_intent.succeeded',
      intent: { id: 'pi_9', division: '21', attempt: 'a' },
    });
    expect(await stripe.readNotice(Buffer.from(payload.replace('pi_9', 'pi_8')), signature)).toBeNull();
    expect(await stripe.readNotice(Buffer.from(payload), 't=1,v1=0')).toBeNull();
  });

  test('a webhook is taken under both secrets while the secret of the webhook is changed', async () => {
    const changing = createStripeProcessor({
      ...settings(server.url),
      webhookSecret: `whsec_new, ${webhookSecret}`,
    });
    const payload = JSON.stringify({
      id: 'evt_2',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_9', object: 'payment_intent', metadata: {} } },
    });
    const taken = async (secret: string) =>
      (await changing.readNotice(
        Buffer.from(payload),
        await new Stripe('sk').webhooks.generateTestHeaderStringAsync({ payload, secret }),
      )) !== null;
    expect([await taken(webhookSecret), await taken('whsec_new'), await taken('whsec_other')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
