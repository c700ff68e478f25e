import { customerOrderSchema } from '@omnis/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/test-client.ts';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeCoupon, writeProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { cardOf, mailsOf, openTill, orderOf, placed } from '../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform, teeItem, count, stockOf } = await openTill();
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

describe('cards', () => {
  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000341', 'card_declined'],
    ['4000000000000127', 'card_declined', 'paymentMethod.cvc'],
    ['4000000000000069', 'card_declined', 'paymentMethod.expiry'],
  ])(
    '%s: %s; the basket stays, the same key gives the same answer, a new one may try again',
    async (number, code, field = 'paymentMethod') => {
      await shopper.add(teeItem());
      const key = randomUUID();
      const paymentMethod = await cardOf(shopper, number);
      const before = await count('orders');
      const answer = await shopper.place({ paymentMethod }, key);
      expect(answer).toMatchObject({ status: 422, json: { code, errors: [{ field }] } });
      expect((await shopper.place({ paymentMethod }, key)).json).toEqual(answer.json);
      expect(await count('orders')).toBe(before);
      expect(await shopper.basketSize()).toBe(1);
      placed(await shopper.place());
      // The job that captures the money of an earlier order may write beside it.
      const { rows } = await platform.core.database.direct(
        'SELECT message FROM payment_attempts WHERE NOT success ORDER BY id DESC LIMIT 1',
        [],
      );
      expect(rows).toEqual([{ message: Reflect.get(answer.json ?? {}, 'message') }]);
    },
  );

  test('refused attempts stay with the order that follows, and a charge is one attempt', async () => {
    // Of others nothing is told.
    const other = testShopper(platform.app, testHosts.demo);
    await other.add(teeItem());
    await other.place({ paymentMethod: 'pm_card_chargeDeclinedExpiredCard' });

    await shopper.add(teeItem());
    await shopper.place({ paymentMethod: 'pm_card_chargeDeclined' });
    await shopper.place({ paymentMethod: 'pm_card_chargeDeclinedInsufficientFunds' });
    const { orderHash } = placed(await shopper.place());
    await platform.core.jobs.idle();
    const attemptsOf = async (hash: string) =>
      customerOrderSchema.parse((await shopper.order(hash)).json).attempts;
    expect(await attemptsOf(orderHash)).toEqual([
      {
        message: 'Your card was declined. Try another card, or ask your bank.',
        success: false,
        methodName: 'Visa •••• 0002',
        time: expect.any(String),
      },
      {
        message: 'Your card has insufficient funds. Try another card.',
        success: false,
        methodName: 'Visa •••• 9995',
        time: expect.any(String),
      },
      { message: 'Paid', success: true, methodName: 'Visa •••• 4242', time: expect.any(String) },
    ]);

    // They belong to one order, not to the next.
    await shopper.add(teeItem());
    const next = placed(await shopper.place()).orderHash;
    await platform.core.jobs.idle();
    expect(await attemptsOf(next)).toMatchObject([{ message: 'Paid', success: true }]);
  });

  test('a refused attempt is told in the shopper’s language', async () => {
    await shopper.add(teeItem());
    await shopper.place({ paymentMethod: 'pm_card_chargeDeclined' });
    const { orderHash } = placed(await shopper.place());
    await platform.core.jobs.idle();
    await offerLanguages(platform.core, demo, ['en', 'de']);
    shopper.client.cookies.set('language', 'de');
    const answers = await Promise.all([
      shopper.order(orderHash),
      shopper.client.get(`/omnis/v3/checkout/pay/${orderHash}/`),
    ]);
    await offerLanguages(platform.core, demo, ['en']);
    for (const { json } of answers)
      expect(json).toMatchObject({
        attempts: [{ message: expect.stringMatching(/^Ihre Karte wurde abgelehnt/) }, { success: true }],
      });
  });

  test('a card that nobody knows is declined', async () => {
    await shopper.add(teeItem());
    expect(await shopper.place({ paymentMethod: 'pm_nobody' })).toMatchObject({
      status: 422,
      json: { code: 'card_declined' },
    });
  });

  const action = (answer: TestAnswer): { paymentIntent: string; challengeUrl: string } => {
    expect(answer, answer.text).toMatchObject({ status: 200, json: { status: 'requires_action' } });
    return answer.json as { paymentIntent: string; challengeUrl: string };
  };
  const answerBank = (intent: string, outcome: 'approve' | 'fail') =>
    shopper.client.post(`/omnis/v3/payments/test/challenges/${intent}/`, { outcome });

  test('3-D Secure: the bank asks, the shopper approves, the order is written once', async () => {
    await shopper.add(teeItem());
    const key = randomUUID();
    const { paymentIntent, challengeUrl } = action(
      await shopper.place({ paymentMethod: await cardOf(shopper, '4000002500003155') }, key),
    );
    expect((await shopper.client.get(challengeUrl)).status).toBe(200);
    expect(action(await shopper.confirm(paymentIntent))).toMatchObject({ paymentIntent });
    await answerBank(paymentIntent, 'approve');
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.confirm(paymentIntent)));
    const order = await orderOf(shopper, answers[0]!);
    for (const answer of answers) expect(answer.json).toEqual(answers[0]?.json);
    expect(order.payment.method).toBe('Visa •••• 3155');
    expect(await shopper.basketSize()).toBe(0);
  });

  test.each([
    ['en', '<html lang="en-GB">', 'Is this you?', 'Approve payment', 'Refuse'],
    ['de', '<html lang="de-DE">', 'Sind Sie das?', 'Zahlung freigeben', 'Ablehnen'],
    ['fr', '<html lang="fr-FR">', 'Est-ce bien vous\u00a0?', 'Autoriser le paiement', 'Refuser'],
  ])('3-D Secure: the bank asks in the shopper’s language, %s', async (language, ...texts) => {
    await offerLanguages(platform.core, demo, ['en', 'de', 'fr']);
    const reader = testShopper(platform.app, testHosts.demo);
    reader.client.cookies.set('language', language);
    await reader.add(teeItem());
    const { challengeUrl } = action(
      await reader.place({ paymentMethod: await cardOf(reader, '4000002500003155') }),
    );
    const { text } = await reader.client.get(challengeUrl);
    for (const said of texts) expect(text).toContain(said);
    // Its look follows the shop's.
    expect(text).toContain('@media (prefers-color-scheme:dark)');
  });

  test('3-D Secure: a refusal is a failed authentication, and the basket stays', async () => {
    await shopper.add(teeItem());
    const { paymentIntent } = action(
      await shopper.place({ paymentMethod: await cardOf(shopper, '4000002760003184') }),
    );
    await answerBank(paymentIntent, 'fail');
    const answer = await shopper.confirm(paymentIntent);
    expect(answer).toMatchObject({
      status: 422,
      json: { code: 'authentication_failed', errors: [{ field: 'paymentMethod' }] },
    });
    expect((await shopper.confirm(paymentIntent)).json).toEqual(answer.json);
    expect(await shopper.basketSize()).toBe(1);
    placed(await shopper.place());
  });

  test('3-D Secure: somebody else cannot confirm, nor can an unknown payment be', async () => {
    await shopper.add(teeItem());
    const { paymentIntent } = action(
      await shopper.place({ paymentMethod: await cardOf(shopper, '4000002500003155') }),
    );
    await answerBank(paymentIntent, 'approve');
    const stranger = testShopper(platform.app, testHosts.demo);
    expect(await stranger.confirm(paymentIntent)).toMatchObject({
      status: 404,
      json: { errors: [{ field: 'paymentIntent' }] },
    });
    expect(await shopper.confirm('pi_nobody')).toMatchObject({ status: 404 });
    placed(await shopper.confirm(paymentIntent));
  });

  test('3-D Secure: approved at the bank, but the page never came back: the order is written all the same', async () => {
    await shopper.add(teeItem());
    const { paymentIntent } = action(
      await shopper.place({ paymentMethod: await cardOf(shopper, '4000002500003155') }),
    );
    await answerBank(paymentIntent, 'approve');
    await platform.services.checkout.service.settlement.noticed({
      id: paymentIntent,
      division: String(demo),
      attempt: '',
    });
    await platform.core.jobs.idle();
    const order = await orderOf(shopper, await shopper.confirm(paymentIntent));
    expect(order.payment.state).toBe('paid');
    expect(await shopper.basketSize()).toBe(0);
  });

  test('3-D Secure: sold out while the bank asks', async () => {
    const single = await writeProduct(platform, { division: demo, urlName: 'single', stock: 1 });
    await shopper.add({ productId: single.id });
    const { paymentIntent } = action(
      await shopper.place({ paymentMethod: await cardOf(shopper, '4000002500003155') }),
    );
    const rival = testShopper(platform.app, testHosts.demo);
    await rival.add({ productId: single.id });
    placed(await rival.place());
    await answerBank(paymentIntent, 'approve');
    expect(await shopper.confirm(paymentIntent)).toMatchObject({ status: 409, json: { code: 'sold_out' } });
    await platform.core.jobs.idle();
    expect(await platform.services.payments.service.processor.retrieve(paymentIntent)).toEqual({
      kind: 'cancelled',
    });
  });

  test('a timeout after the charge: the order waits, and is paid when the bank is asked again', async () => {
    const limited = await writeProduct(platform, { division: demo, urlName: 'limited', stock: 4 });
    await shopper.add({ productId: limited.id });
    const key = randomUUID();
    const paymentMethod = await cardOf(shopper, '4000000000006975');
    const answer = await shopper.place({ paymentMethod }, key);
    const { orderHash, number } = placed(answer, 'pending');
    expect(await stockOf(limited)).toBe(3);
    expect((await shopper.place({ paymentMethod }, key)).json).toEqual(answer.json);
    await platform.core.jobs.idle();
    expect((await shopper.order(orderHash)).json).toMatchObject({
      status: 'paid',
      payment: { state: 'paid', method: 'Visa •••• 6975' },
    });
    expect(
      (await mailsOf(shopper, 'order.confirmation')).find(({ subject }) => subject.includes(number))?.text,
    ).toContain('has not confirmed the payment yet');
    expect(
      (await mailsOf(shopper, 'order.payment_received')).filter(({ subject }) => subject.includes(number)),
    ).toHaveLength(1);
  });

  test('a timeout without a charge: the order is given up, the goods go back, the coupon too', async () => {
    await writeCoupon(platform, { division: demo, code: 'BACK', maxUses: 1 });
    const back = await writeProduct(platform, { division: demo, urlName: 'back', stock: 4 });
    await shopper.add({ productId: back.id, quantity: 2 });
    await shopper.client.post('/omnis/v3/basket/coupon/', { code: 'BACK' });
    const { orderHash, number } = placed(
      await shopper.place({ paymentMethod: await cardOf(shopper, '4000000000006983') }),
      'pending',
    );
    expect(await stockOf(back)).toBe(2);
    const { rows } = await platform.core.database.direct('SELECT id FROM orders WHERE hash = $1', [
      orderHash,
    ]);
    const id = Number(Reflect.get(Object(rows[0]), 'id'));
    for (const looks of [0, 1, 2, 2])
      await platform.services.checkout.service.settlement.reconcile(demo, id, looks);
    expect((await shopper.order(orderHash)).json).toMatchObject({
      status: 'to_be_paid',
      payment: { state: 'failed' },
      statusLog: [{ status: 'new' }, { status: 'to_be_paid' }],
    });
    expect(await stockOf(back)).toBe(4);
    expect(
      (await mailsOf(shopper, 'order.payment_failed')).filter(({ subject }) => subject.includes(number)),
    ).toHaveLength(1);
    const again = testShopper(platform.app, testHosts.demo);
    await again.add({ productId: back.id });
    expect(await again.client.post('/omnis/v3/basket/coupon/', { code: 'BACK' })).toMatchObject({
      status: 200,
    });
  });

  test('money that cannot be captured: the order is given up', async () => {
    const lost = await writeProduct(platform, { division: demo, urlName: 'lost', stock: 1 });
    await shopper.add({ productId: lost.id });
    const { orderHash } = placed(
      await shopper.place({ paymentMethod: await cardOf(shopper, '4000000000006991') }),
    );
    await platform.core.jobs.idle();
    expect((await shopper.order(orderHash)).json).toMatchObject({
      status: 'to_be_paid',
      payment: { state: 'failed' },
    });
    expect(await stockOf(lost)).toBe(1);
  });
});
