import { randomUUID } from 'node:crypto';
import { orderReturnsSchema } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertStaff, sendOff } from '../../testing/after-sale.ts';
import { balanceOf, layGiftCard, writeGiftCard } from '../../testing/test-gift-cards.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeProduct } from '../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { mailsOf, openTill, orderOf, placed } from '../../testing/test-till.ts';

const { demo } = testDivisions;
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

/** A shopper with a tee in the basket and gift cards on the checkout. */
async function withCards(...codes: readonly string[]): Promise<void> {
  await shopper.add(teeItem());
  for (const code of codes) expect((await layGiftCard(shopper, code)).status).toBe(200);
}

describe('money that goes back', () => {
  const cancel = (hash: string) =>
    shopper.client.post(`/omnis/v3/orders/${hash}/cancel/`, {}, { 'idempotency-key': randomUUID() });

  test('of a cancelled order: to the card what the card paid, the rest to the processor', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 1000 });
    await withCards(code);
    const { orderHash, number } = placed(await shopper.place());
    await jobs.idle();
    expect((await cancel(orderHash)).status).toBe(200);
    await jobs.idle();
    expect(await balanceOf(core, id)).toBe(1000);
    const { rows } = await database.direct(
      `SELECT (data->>'refundedMinor')::integer AS refunded FROM test_processor t
       JOIN orders o ON o.payment_intent = t.id WHERE o.hash = $1`,
      [orderHash],
    );
    expect(rows).toEqual([{ refunded: 1795 }]);
    const mail = (await mailsOf(shopper, 'order.cancelled')).find(({ subject }) => subject.includes(number));
    expect(mail?.text).toContain(
      '£10.00 is back on the gift card that you paid with, and we refund £17.95 to your other card.',
    );
    expect((await shopper.order(orderHash)).json).toMatchObject({
      payment: { state: 'refunded' },
      giftCards: [{ amount: 10, returned: 10, balance: 10 }],
    });
  });

  test('of an order that a card paid alone, and of one that expires soon', async () => {
    const soon = new Date(Date.now() + 3_600_000);
    const { id, code } = await writeGiftCard(core, { valueMinor: 5000, expiresAt: soon });
    await withCards(code);
    const { orderHash } = placed(await shopper.place({ paymentMethod: undefined }));
    expect((await cancel(orderHash)).status).toBe(200);
    await jobs.idle();
    expect(await balanceOf(core, id)).toBe(5000);
    expect((await shopper.order(orderHash)).json).toMatchObject({ payment: { state: 'refunded' } });
    const { rows } = await database.direct(
      `SELECT expires_at > now() + interval '80 days' AS later FROM gift_cards WHERE id = $1`,
      [id],
    );
    expect(rows).toEqual([{ later: true }]);
  });

  test('of goods that are taken out: to the card first, then to the processor', async () => {
    const { id, code } = await writeGiftCard(core, { valueMinor: 3000 });
    await shopper.add(teeItem({ quantity: 2 }));
    await layGiftCard(shopper, code);
    const answer = await shopper.place();
    const { orderHash } = placed(answer);
    await jobs.idle();
    const order = await orderOf(shopper, answer);
    expect(order).toMatchObject({ totals: { total: 51.95 }, payment: { giftCardAmount: 30 } });
    const [line] = order.items;
    const changed = await shopper.client.post(
      `/omnis/v3/orders/${orderHash}/lines/`,
      { lines: [{ id: line?.id, quantity: 1 }] },
      { 'idempotency-key': randomUUID() },
    );
    expect(changed, changed.text).toMatchObject({ status: 200, json: { refund: 24 } });
    await jobs.idle();
    expect(await balanceOf(core, id)).toBe(2400);
    expect((await shopper.order(orderHash)).json).toMatchObject({
      totals: { total: 27.95 },
      payment: { giftCardAmount: 6 },
      refunds: [{ amount: 24, giftCardAmount: 24, state: 'refunded' }],
      giftCards: [{ amount: 30, returned: 24 }],
    });
  });

  test('of goods that were sent back: to the card first, then to the processor, and the mail says both', async () => {
    const staff = await insertStaff(platform, 'refunder', ['orders.view', 'orders.advance', 'orders.refund']);
    const { id, code } = await writeGiftCard(core, { valueMinor: 2000 });
    await shopper.add(teeItem({ quantity: 2 }));
    await layGiftCard(shopper, code);
    const answer = await shopper.place();
    const { orderHash, number } = placed(answer);
    await jobs.idle();
    const [line] = (await orderOf(shopper, answer)).items;
    const orderId = await sendOff(platform, demo, orderHash);
    const returns = `/omnis/v3/orders/${orderHash}/returns/`;
    const asked = await shopper.client.post(
      returns,
      { resolution: 'refund', lines: [{ id: line?.id, quantity: 1, reason: 'too_small' }] },
      { 'idempotency-key': randomUUID() },
    );
    expect(asked, asked.text).toMatchObject({ status: 200 });
    const [given] = orderReturnsSchema.parse((await shopper.client.get(returns)).json).returns;
    const booked = await staff.post(`/omnis/v3/atlas/orders/${orderId}/returns/${given?.id}/`, {
      lines: [{ id: line?.id, received: 1 }],
    });
    expect(booked, booked.text).toMatchObject({ status: 200 });
    await jobs.idle();
    // A tee is 24.00: what the card paid, and the rest.
    expect(await balanceOf(core, id)).toBe(2000);
    expect((await shopper.order(orderHash)).json).toMatchObject({
      refunds: [{ amount: 24, giftCardAmount: 20, state: 'refunded' }],
      giftCards: [{ amount: 20, returned: 20 }],
    });
    expect((await shopper.client.get(returns)).json).toMatchObject({
      returns: [{ state: 'booked', refund: { amount: 24, giftCardAmount: 20 } }],
    });
    const { rows } = await database.direct(
      `SELECT (data->>'refundedMinor')::integer AS refunded FROM test_processor t
       JOIN orders o ON o.payment_intent = t.id WHERE o.hash = $1`,
      [orderHash],
    );
    expect(rows).toEqual([{ refunded: 400 }]);
    const said = (await mailsOf(shopper, 'order.return_booked')).filter(({ subject }) =>
      subject.includes(number),
    );
    expect(said.map(({ text }) => text).join()).toContain('£20.00 is back on the gift card');
  });

  test('of an order with a gift card: the card is blocked; one that was used keeps the order', async () => {
    const giftCard = await writeProduct(platform, {
      division: demo,
      urlName: 'card-to-refund',
      isGiftCard: true,
      colours: [''],
      sizes: ['£20'],
      priceMinor: 2000,
    });
    const buy = async () => {
      await shopper.add({ productId: giftCard.id });
      await shopper.add(teeItem());
      const bought = placed(await shopper.place({ billingAddress: leeds }));
      await jobs.idle();
      return bought;
    };
    const cards = (number: string) =>
      database.direct(
        `SELECT c.id, c.blocked_at IS NOT NULL AS blocked FROM gift_cards c JOIN orders o ON o.id = c.order_id WHERE o.number = $1`,
        [number],
      );
    const used = await buy();
    await database.direct(
      `UPDATE gift_cards SET balance_minor = 1 WHERE order_id = (SELECT id FROM orders WHERE number = $1)`,
      [used.number],
    );
    expect(await cancel(used.orderHash)).toMatchObject({
      status: 409,
      json: { message: 'A gift card of this order has been used, so the order cannot be refunded.' },
    });
    expect((await cards(used.number)).rows).toMatchObject([{ blocked: false }]);
    expect((await shopper.order(used.orderHash)).json).toMatchObject({ status: 'paid' });
    const fresh = await buy();
    expect((await cancel(fresh.orderHash)).status).toBe(200);
    expect((await cards(fresh.number)).rows).toMatchObject([{ blocked: true }]);
  });
});
