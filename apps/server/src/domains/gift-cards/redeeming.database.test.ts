import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, layGiftCard, writeGiftCard } from '../../testing/test-gift-cards.ts';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeCoupon, writeProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { cardOf, mailsOf, openTill, orderOf, placed } from '../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, teeItem } = await openTill();
const { core } = platform;
const { database, jobs } = core;
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  // Tests come from one address.
  await database.direct(`DELETE FROM rate_limits`, []);
});

const quote = (body: object = {}) =>
  shopper.client.post('/omnis/v3/checkout/quote/', { country: 'GB', ...body });
const yesterday = new Date(Date.now() - 24 * 3_600_000);

/** A shopper with a tee in the basket and gift cards on the checkout. */
async function withCards(...codes: readonly string[]): Promise<void> {
  await shopper.add(teeItem());
  for (const code of codes) expect((await layGiftCard(shopper, code)).status).toBe(200);
}

describe('laying a card on the checkout', () => {
  test('by its code in any case and with any gaps; it pays what it has', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 1000 });
    await shopper.add(teeItem());
    const typed = `${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase();
    expect(await layGiftCard(shopper, typed)).toMatchObject({ status: 200 });
    expect(await layGiftCard(shopper, code)).toMatchObject({ status: 200 });
    expect((await quote()).json).toMatchObject({
      totals: { total: 27.95 },
      giftCards: [{ id, ending: code.slice(-4), balance: 10, amount: 10, problem: '' }],
      toPay: 17.95,
    });
    await shopper.client.post('/omnis/v3/gift-cards/remove/', { id });
    expect((await quote()).json).toMatchObject({ giftCards: [], toPay: 27.95 });
  });

  test.each([
    ['expired', { expiresAt: yesterday }, 'This gift card has expired'],
    ['blocked', { blockedAt: yesterday }, 'This gift card is blocked. Contact us and we’ll sort it out.'],
    ['used up', { balanceMinor: 0 }, 'This gift card has been used up'],
    [
      'in another currency',
      { currency: 'USD' },
      'This gift card is in USD. Choose USD as your currency to pay with it.',
    ],
  ])('one that is %s is refused by its field', async (_why, facts, message) => {
    const { code } = await writeGiftCard(core, facts);
    expect(await layGiftCard(shopper, code)).toMatchObject({
      status: 422,
      json: { code: 'gift_card_invalid', message, errors: [{ field: 'code', message }] },
    });
  });

  test.each(['2222-2222-2222-2222', 'nonsense', '••••-••••-••••-••••', `'; DROP TABLE gift_cards; --`])(
    '%s is not known',
    async (code) => {
      const message = 'We do not know this gift card code. Check it and try again.';
      expect(await layGiftCard(shopper, code)).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'code', message }] },
      });
    },
  );

  test('one that expires while it lies on a checkout says so in the shopper’s language', async () => {
    const { id, code } = await writeGiftCard(core);
    await withCards(code);
    await database.direct('UPDATE gift_cards SET expires_at = $2 WHERE id = $1', [id, yesterday]);
    await offerLanguages(core, demo, ['en', 'de']);
    shopper.client.cookies.set('language', 'de');
    const { json } = await quote();
    await offerLanguages(core, demo, ['en']);
    expect(json).toMatchObject({ giftCards: [{ problem: 'Diese Geschenkkarte ist abgelaufen' }] });
  });

  test('of another store is not known', async () => {
    const { code } = await writeGiftCard(core, { division: other });
    expect((await layGiftCard(shopper, code)).status).toBe(422);
  });

  test('guessing ends soon; who knows codes is not held up', async () => {
    const { code } = await writeGiftCard(core);
    for (let guess = 0; guess < 15; guess += 1) expect((await layGiftCard(shopper, code)).status).toBe(200);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await layGiftCard(shopper, `2222-2222-2222-22${guess + 22}`)).status).toBe(422);
    expect(await layGiftCard(shopper, '2222-2222-2222-2223')).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
    });
    expect((await shopper.client.post('/omnis/v3/gift-cards/balance/', { code })).status).toBe(429);
  });

  test('ten at most', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await layGiftCard(shopper, (await writeGiftCard(core)).code)).status).toBe(200);
    expect(await layGiftCard(shopper, (await writeGiftCard(core)).code)).toMatchObject({
      status: 422,
      json: { message: 'You can pay with up to 10 gift cards' },
    });
  });
});

describe('paying', () => {
  test('with a part of a card, beside a coupon: the rest stays on it', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 5000 });
    await writeCoupon(platform, { division: demo, code: 'TENTH', kind: 'percent', value: 10 });
    await withCards(code);
    await shopper.client.post('/omnis/v3/basket/coupon/', { code: 'tenth' });
    expect((await quote()).json).toMatchObject({ totals: { total: 25.55 }, toPay: 0 });
    const answer = await shopper.place({ paymentMethod: undefined, expectedTotal: 25.55, expectedToPay: 0 });
    const order = await orderOf(shopper, answer);
    expect(order).toMatchObject({
      status: 'paid',
      payment: { state: 'paid', method: 'Gift card', giftCardAmount: 25.55 },
      giftCards: [{ ending: code.slice(-4), amount: 25.55, returned: 0, balance: 24.45 }],
    });
    expect(await balanceOf(core, id)).toBe(2445);
    const mail = (await mailsOf(shopper, 'order.confirmation')).find(({ subject }) =>
      subject.includes(order.number),
    );
    expect(mail?.text).toMatch(/Paid by gift card: +-£25\.55/);
    expect(mail?.text).toContain(`Your gift card ending in ${code.slice(-4)} has £24.45 left.`);
    // A used card is not applied to the next checkout.
    await shopper.add(teeItem());
    expect((await quote()).json).toMatchObject({ giftCards: [] });
  });

  test('with several cards and the processor: each pays its part', async () => {
    const [first, second] = [
      await writeGiftCard(core, { valueMinor: 1000 }),
      await writeGiftCard(core, { valueMinor: 1500 }),
    ];
    await withCards(first.code, second.code);
    expect((await quote()).json).toMatchObject({
      giftCards: [{ amount: 10 }, { amount: 15 }],
      toPay: 2.95,
    });
    expect(await shopper.place({ paymentMethod: undefined })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'paymentMethod', message: 'Enter your card details' }] },
    });
    const answer = await shopper.place({ expectedToPay: 2.95 });
    await jobs.idle();
    expect(await orderOf(shopper, answer)).toMatchObject({
      totals: { total: 27.95, goodsTax: 4 },
      payment: { state: 'paid', method: 'Visa •••• 4242', giftCardAmount: 25 },
    });
    const { rows } = await database.direct(
      `SELECT (data->>'capturedMinor')::integer AS captured FROM test_processor t
       JOIN orders o ON o.payment_intent = t.id WHERE o.hash = $1`,
      [placed(answer).orderHash],
    );
    expect(rows).toEqual([{ captured: 295 }]);
    expect([await balanceOf(core, first.id), await balanceOf(core, second.id)]).toEqual([0, 0]);
    expect(
      (await shopper.client.get(`/omnis/v3/orders/${placed(answer).orderHash}/invoice/`)).json,
    ).toMatchObject({ tax: 4.66, payment: { giftCardAmount: 25 } });
  });

  test('with a card that lacks a few pence: it pays less, so that the rest can be charged', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 2790 });
    await withCards(code);
    expect((await quote()).json).toMatchObject({ giftCards: [{ balance: 27.9, amount: 27.65 }], toPay: 0.3 });
    const answer = await shopper.place({ expectedToPay: 0.3 });
    expect(await orderOf(shopper, answer)).toMatchObject({ payment: { giftCardAmount: 27.65 } });
    expect(await balanceOf(core, id)).toBe(25);
  });

  test('a card that has less by now is not charged more by the processor', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 1000 });
    await withCards(code);
    await database.direct(`UPDATE gift_cards SET balance_minor = 400 WHERE id = $1`, [id]);
    expect(await shopper.place({ expectedToPay: 17.95 })).toMatchObject({
      status: 409,
      json: { code: 'total_changed', errors: [{ field: 'expectedToPay' }] },
    });
    await database.direct(`UPDATE gift_cards SET blocked_at = now() WHERE id = $1`, [id]);
    expect(await shopper.place()).toMatchObject({
      status: 422,
      json: { code: 'gift_card_invalid', errors: [{ field: 'giftCards' }] },
    });
  });

  test('a gift card does not buy gift cards', async () => {
    const giftCard = await writeProduct(platform, {
      division: demo,
      urlName: 'card',
      isGiftCard: true,
      colours: [''],
      sizes: ['£20'],
      priceMinor: 2000,
    });
    const { code } = await writeGiftCard(core, { valueMinor: 10_000 });
    await shopper.add({ productId: giftCard.id });
    await layGiftCard(shopper, code);
    expect((await quote()).json).toMatchObject({ giftCards: [{ amount: 0, problem: '' }], toPay: 20 });
    await shopper.add(teeItem());
    expect((await quote()).json).toMatchObject({
      totals: { total: 47.95 },
      giftCards: [{ amount: 27.95 }],
      toPay: 20,
    });
  });

  test('the same key pays once', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 5000 });
    await withCards(code);
    const key = randomUUID();
    const [first, second] = await Promise.all([shopper.place({}, key), shopper.place({}, key)]);
    expect(placed(first)).toEqual(placed(second));
    expect(await balanceOf(core, id)).toBe(2205);
  });

  test('thirty buyers with one card: never more than it has', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 10_000 });
    const buyers = Array.from({ length: 30 }, () => testShopper(platform.app, testHosts.demo));
    for (const buyer of buyers) {
      await buyer.add(teeItem());
      expect((await layGiftCard(buyer, code)).status).toBe(200);
    }
    const answers = await Promise.all(buyers.map((buyer) => buyer.place({ expectedToPay: 0 })));
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect([409, 422], answer.text).toContain(answer.status);
    expect(await balanceOf(core, id)).toBe(10_000 - 3 * 2795);
    const { rows } = await database.direct(
      `SELECT sum(amount_minor)::integer AS used FROM gift_card_uses WHERE card_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ used: 3 * 2795 }]);
  });
});

describe('a payment that does not come', () => {
  test('declined: nothing is taken from the card', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 1000 });
    await withCards(code);
    const refused = await shopper.place({ paymentMethod: await cardOf(shopper, '4000000000000002') });
    expect(refused).toMatchObject({ status: 422, json: { code: 'card_declined' } });
    expect(await balanceOf(core, id)).toBe(1000);
    expect((await quote()).json).toMatchObject({ giftCards: [{ amount: 10 }] });
  });

  test('that fails later gives the value back, and takes it again when the order is paid', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 1000 });
    await withCards(code);
    const failing = await shopper.place({ paymentMethod: await cardOf(shopper, '4000000000006991') });
    const { orderHash, number } = placed(failing);
    await jobs.idle();
    expect(await balanceOf(core, id)).toBe(1000);
    const told = (await mailsOf(shopper, 'order.payment_failed')).find(({ subject }) =>
      subject.includes(number),
    );
    expect(told?.text).toContain('£10.00 is back on the gift card');
    const path = `/omnis/v3/checkout/pay/${orderHash}/`;
    expect((await shopper.client.get(path)).json).toMatchObject({ state: 'payable', toPay: 17.95 });
    const pay = (body: object) =>
      shopper.client.post(
        path,
        { paymentMethod: 'pm_card_visa', ...body },
        { 'idempotency-key': randomUUID() },
      );
    expect(await pay({ expectedTotal: 27.95 })).toMatchObject({ status: 409 });
    expect((await pay({ expectedTotal: 17.95 })).status).toBe(200);
    await jobs.idle();
    expect(await balanceOf(core, id)).toBe(0);
    expect((await shopper.order(orderHash)).json).toMatchObject({
      status: 'paid',
      payment: { giftCardAmount: 10 },
      giftCards: [{ amount: 10, returned: 0 }],
    });
  });

  test('the card was spent elsewhere meanwhile: the whole is to be paid', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 1000 });
    await withCards(code);
    const failing = await shopper.place({ paymentMethod: await cardOf(shopper, '4000000000006991') });
    const { orderHash } = placed(failing);
    await jobs.idle();
    await database.direct(`UPDATE gift_cards SET balance_minor = 0 WHERE id = $1`, [id]);
    const path = `/omnis/v3/checkout/pay/${orderHash}/`;
    expect((await shopper.client.get(path)).json).toMatchObject({ toPay: 27.95 });
    const answer = await shopper.client.post(
      path,
      { paymentMethod: 'pm_card_visa', expectedTotal: 27.95 },
      { 'idempotency-key': randomUUID() },
    );
    expect(answer.status).toBe(200);
    await jobs.idle();
    expect((await shopper.order(orderHash)).json).toMatchObject({ payment: { giftCardAmount: 0 } });
  });
});

describe('the balance', () => {
  test('is told by the code, whatever became of the card', async () => {
    const balance = (code: string) => shopper.client.post('/omnis/v3/gift-cards/balance/', { code });
    const { code } = await writeGiftCard(core, { balanceMinor: 700 });
    expect(await balance(code)).toMatchObject({
      status: 200,
      json: {
        ending: code.slice(-4),
        balance: 7,
        value: 25,
        currency: 'GBP',
        state: 'active',
        expiresAt: null,
      },
    });
    const blocked = await writeGiftCard(core, { blockedAt: yesterday });
    expect((await balance(blocked.code)).json).toMatchObject({ state: 'blocked' });
    expect(await balance('2222222222222222')).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'code' }] },
    });
  });
});
