import { randomUUID } from 'node:crypto';
import { invoiceSchema, managedOrderSchema, orderReturnsSchema, type ManagedOrder } from '@omnis/contract';
import { toMinor } from '@omnis/models';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insertStaff, sendOff } from '../../testing/after-sale.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { layGiftCard, writeGiftCard } from '../../testing/test-gift-cards.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { writeProduct } from '../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { mailsOf, openTill, placed } from '../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform } = await openTill();
const { database, jobs } = platform.core;
const owner = await testOwner(platform, [demo]);
const staff = await insertStaff(platform, 'treasurer', ['orders.view', 'orders.advance', 'orders.refund']);
const ofOwner = `/omnis/v3/dashboard/divisions/${demo}`;
const goods = await Promise.all(
  [
    { urlName: 'candle', priceMinor: 1999, vatRate: 20 },
    { urlName: 'book', priceMinor: 833, vatRate: 0 },
  ].map((product) =>
    writeProduct(platform, { division: demo, colours: ['Navy'], sizes: ['S', 'M'], stock: 9999, ...product }),
  ),
);

afterAll(() => platform.close());

const minor = (amount: number): number => toMinor(amount, 'GBP');
const once = () => ({ 'idempotency-key': randomUUID() });

/** How an order is paid: by card, with a gift card beside it or alone, by bank transfer later, or as a draft of the store. */
const payments = [
  'card',
  'card and gift card',
  'gift card',
  'bank transfer',
  'draft by link',
  'draft by hand',
] as const;
type Payment = (typeof payments)[number];

/** Something that happens to an order afterwards; the number chooses a line and how much. */
const events = [
  'take out',
  'edit',
  'add',
  'pay owed',
  'refund a line',
  'refund an amount',
  'refund delivery',
  'send off',
  'return',
  'exchange',
  'cancel',
  'store cancels',
  'refund all',
] as const;
interface Event {
  readonly what: (typeof events)[number];
  readonly much: number;
}

interface Placed {
  readonly shopper: TestShopper;
  readonly hash: string;
  readonly id: number;
}

const payByLink = (shopper: TestShopper, hash: string) =>
  shopper.client.post(`/omnis/v3/checkout/pay/${hash}/`, { paymentMethod: 'pm_card_visa' }, once());

/** An order that the store builds, and its customer pays. */
async function placeDraft(
  shopper: TestShopper,
  { payment, quantities }: { payment: Payment; quantities: readonly number[] },
): Promise<Placed> {
  const [first = 1, second = 1] = quantities;
  const created = await owner.post(
    `${ofOwner}/orders/`,
    {
      lines: [
        { variantId: goods[0]?.variant('Navy', 'S'), quantity: first },
        { title: 'Engraving', price: 7.99, vat: 'reduced', quantity: second },
      ],
      discount: { kind: 'percent', value: 7.5, reason: '' },
      delivery: { name: 'Courier', price: 4.45 },
      email: `${randomUUID()}@shop.example`,
      address: leeds,
    },
    once(),
  );
  expect(created.status, created.text).toBe(201);
  const { id, orderHash: hash } = managedOrderSchema.parse(created.json);
  if (payment === 'draft by link') placed(await payByLink(shopper, hash));
  else {
    const body = { method: 'cash', reference: '', paidOn: '2026-01-02' };
    const recorded = await owner.post(`${ofOwner}/orders/${id}/payments/`, body, once());
    expect(recorded, recorded.text).toMatchObject({ status: 200 });
  }
  await jobs.idle();
  return { shopper, hash, id };
}

async function place(payment: Payment, quantities: readonly number[]): Promise<Placed> {
  const shopper = testShopper(platform.app, testHosts.demo);
  if (payment === 'draft by link' || payment === 'draft by hand')
    return placeDraft(shopper, { payment, quantities });
  for (const [index, product] of goods.entries())
    await shopper.add({
      productId: product.id,
      productColor: 'Navy',
      productSize: 'S',
      quantity: quantities[index],
    });
  if (payment === 'card and gift card' || payment === 'gift card') {
    const card = await writeGiftCard(platform.core, { valueMinor: payment === 'gift card' ? 90_000 : 1100 });
    await layGiftCard(shopper, card.code);
  }
  const email = `${randomUUID()}@shop.example`;
  const { orderHash: hash } = placed(
    await shopper.place({
      contact: { email },
      ...(payment === 'gift card' ? { paymentMethod: undefined } : {}),
    }),
  );
  await jobs.idle();
  const { rows } = await database.direct('SELECT id FROM orders WHERE hash = $1', [hash]);
  const id = Number(Reflect.get(Object(rows[0]), 'id'));
  if (payment === 'bank transfer') {
    await database.direct(
      `UPDATE orders SET status = 'to_be_paid', payment_state = 'pending', payment_intent = NULL WHERE id = $1`,
      [id],
    );
    const body = { method: 'bank_transfer', reference: 'R1', paidOn: '2026-01-02' };
    const recorded = await owner.post(`${ofOwner}/orders/${id}/payments/`, body, once());
    expect(recorded, recorded.text).toMatchObject({ status: 200, json: { status: 'paid' } });
  }
  return { shopper, hash, id };
}

async function managed({ id }: Placed): Promise<ManagedOrder> {
  return managedOrderSchema.parse((await owner.get(`${ofOwner}/orders/${id}/`)).json);
}

async function sendBack(at: Placed, order: ManagedOrder, { what, much }: Event): Promise<void> {
  const path = `/omnis/v3/orders/${at.hash}/returns/`;
  const returns = orderReturnsSchema.parse((await at.shopper.client.get(path)).json);
  const line = returns.lines.filter(({ returnable }) => returnable > 0)[much % 2];
  if (!line) return;
  const quantity = 1 + (much % line.returnable);
  const isExchange = what === 'exchange';
  const variantId = line.choices[0]?.variantId;
  // A line without a product has nothing to be exchanged for, and no screen offers it.
  if (isExchange && variantId === undefined) return;
  const body = {
    resolution: isExchange ? 'exchange' : 'refund',
    lines: [{ id: line.id, quantity, reason: 'too_small', ...(isExchange ? { variantId } : {}) }],
  };
  const asked = await at.shopper.client.post(path, body, once());
  expect(asked.status, asked.text).toBe(200);
  const returned = (await managed(at)).returns.at(-1);
  const booked = await staff.post(`/omnis/v3/atlas/orders/${order.id}/returns/${returned?.id}/`, {
    lines: [{ id: line.id, received: 1 + (much % quantity) }],
    restock: much % 3 === 0,
  });
  expect(booked.status, booked.text).toBe(200);
}

/** Pays what is owed of an order, by its link or by hand. */
async function payOwed(
  { shopper, hash, id }: Placed,
  { owed }: ManagedOrder,
  byLink: boolean,
): Promise<void> {
  if (owed === 0) return;
  const body = { method: 'cash', reference: '', paidOn: '2026-01-02' };
  if (byLink) placed(await payByLink(shopper, hash));
  else
    expect(await owner.post(`${ofOwner}/orders/${id}/payments/`, body, once())).toMatchObject({
      status: 200,
    });
  await jobs.idle();
}

/** Lets something happen; what the order does not allow any more is refused. */
async function happen(at: Placed, event: Event): Promise<void> {
  const { shopper, hash, id } = at;
  const order = await managed(at);
  const { refundable } = order;
  const refund = (body: object, by = event.much % 2 === 0 ? owner : staff) =>
    by.post(
      by === owner ? `${ofOwner}/orders/${id}/refunds/` : `/omnis/v3/atlas/orders/${id}/refunds/`,
      { reason: 'Sorry', ...body },
      once(),
    );
  switch (event.what) {
    case 'take out': {
      const line = order.items.find(({ quantity }) => quantity > 1);
      const lines = [{ id: line?.id, quantity: (line?.quantity ?? 1) - 1 }];
      await shopper.client.post(`/omnis/v3/orders/${hash}/lines/`, { lines }, once());
      return;
    }
    case 'edit': {
      const line = order.items[event.much % order.items.length];
      const lines = [{ id: line?.id, quantity: event.much % 6 }];
      await owner.patch(`${ofOwner}/orders/${id}/`, { version: order.version, lines }, once());
      return;
    }
    case 'add': {
      const lines = [
        { variantId: goods[event.much % 2]?.variant('Navy', 'M'), quantity: 1 + (event.much % 3) },
      ];
      await owner.patch(`${ofOwner}/orders/${id}/`, { version: order.version, lines }, once());
      return;
    }
    case 'pay owed':
      await payOwed(at, order, event.much % 2 === 0);
      return;
    case 'refund a line': {
      const line = refundable.lines.find(({ units }) => units > 0);
      if (!line) return;
      const quantity = 1 + (event.much % line.units);
      await refund({ lines: [{ id: line.id, quantity }], restock: event.much % 3 === 0 });
      return;
    }
    case 'refund an amount':
      await refund({ amount: Math.round(refundable.amount * (event.much % 101)) / 100 });
      return;
    case 'refund delivery':
      await refund({ delivery: refundable.delivery });
      return;
    case 'send off':
      // An order with a part still to be paid is not made, so it is not sent either.
      if (order.status === 'paid' && order.owed === 0) await sendOff(platform, demo, hash);
      return;
    case 'return':
    case 'exchange':
      await sendBack(at, order, event);
      return;
    case 'cancel':
      await shopper.client.post(`/omnis/v3/orders/${hash}/cancel/`, {}, once());
      return;
    case 'store cancels':
      await owner.post(`${ofOwner}/orders/${id}/cancel/`, { restock: event.much % 2 === 0 }, once());
      return;
    case 'refund all':
      await staff.post(`/omnis/v3/atlas/orders/${id}/status/`, {
        status: 'refunded',
        from: order.status,
        reason: 'Lost',
      });
  }
}

const figuresSchema = z.object({ totals: z.object({ revenue: z.number() }) });
async function revenue(): Promise<number> {
  return minor(figuresSchema.parse((await owner.get(`${ofOwner}/overview/`)).json).totals.revenue);
}

/** Money in and out for an order, by the books of those who hold it. */
async function books({ id }: Placed): Promise<{ paid: number; back: number }> {
  const { rows } = await database.direct(
    `WITH tills AS (
      SELECT payment_intent AS intent FROM orders WHERE id = $1
      UNION SELECT charge ->> 'intent' FROM orders, jsonb_array_elements(charges) AS charges (charge) WHERE id = $1
    )
    SELECT
      coalesce((SELECT sum((data->>'capturedMinor')::integer) FROM test_processor WHERE id IN (SELECT intent FROM tills)), 0)::integer AS captured,
      coalesce((SELECT sum((data->>'refundedMinor')::integer) FROM test_processor WHERE id IN (SELECT intent FROM tills)), 0)::integer AS refunded,
      coalesce((SELECT sum(amount_minor) FROM gift_card_uses WHERE order_id = orders.id), 0)::integer AS cards,
      coalesce((SELECT sum(returned_minor) FROM gift_card_uses WHERE order_id = orders.id), 0)::integer AS cards_back,
      coalesce((SELECT sum(amount_minor) FROM order_payments WHERE order_id = orders.id), 0)::integer AS recorded,
      coalesce((SELECT sum(amount_minor - gift_card_minor) FROM order_refunds WHERE order_id = orders.id), 0)::integer AS sent
     FROM orders WHERE id = $1`,
    [id],
  );
  const row = z
    .object({
      captured: z.number(),
      refunded: z.number(),
      cards: z.number(),
      cards_back: z.number(),
      recorded: z.number(),
      sent: z.number(),
    })
    .parse(rows[0]);
  // Money that was paid outside of the platform counts as refunded when it is noted.
  const outside = row.recorded > 0 ? row.sent - row.refunded : 0;
  return { paid: row.captured + row.cards + row.recorded, back: row.refunded + row.cards_back + outside };
}

/** The refunds that emails announce. */
async function toldBack(at: Placed): Promise<number> {
  const mails = await Promise.all(
    [
      'order.changed',
      'order.edited',
      'order.cancelled',
      'order.refunded',
      'order.refund',
      'order.return_booked',
    ].map((kind) => mailsOf(at.shopper, kind)),
  );
  const { email } = await managed(at);
  const texts = mails.flat().flatMap(({ to, text }) => (to === email ? [text.replace(/\s+/g, ' ')] : []));
  const amounts = texts.flatMap((text) => [
    ...text.matchAll(/we (?:refund|are refunding) £([\d,]+\.\d\d)/gi),
    ...text.matchAll(/£([\d,]+\.\d\d) is back on/gi),
  ]);
  return amounts.reduce((sum, [, amount = '0']) => sum + minor(Number(amount.replaceAll(',', ''))), 0);
}

test('owner, staff, receipt, invoice, emails and figures say what was paid less what went back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...payments),
      fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
      fc.array(fc.record({ what: fc.constantFrom(...events), much: fc.nat(1000) }), { maxLength: 8 }),
      async (payment, quantities, history) => {
        const before = await revenue();
        const at = await place(payment, quantities);
        for (const event of history) {
          await happen(at, event);
          await jobs.idle();
        }
        const open = await managed(at);
        if (open.owed > 0) {
          const { paid, back } = await books(at);
          expect(minor(open.total) - minor(open.refunded ?? 0) - minor(open.owed)).toBe(paid - back);
          expect((await revenue()) - before).toBe(paid - back);
          await payOwed(at, open, true);
        }
        const { paid, back } = await books(at);
        const net = paid - back;
        expect(net).toBeGreaterThanOrEqual(0);

        const forOwner = await managed(at);
        const forStaff = managedOrderSchema.parse((await staff.get(`/omnis/v3/atlas/orders/${at.id}/`)).json);
        const rows = z
          .object({ items: z.array(z.object({ id: z.number(), total: z.number(), refunded: z.number() })) })
          .parse((await owner.get(`${ofOwner}/orders/`)).json);
        const receipt = z
          .object({ total: z.number(), refunded: z.number() })
          .parse((await at.shopper.order(at.hash)).json);
        const invoice = invoiceSchema.parse(
          (await at.shopper.client.get(`/omnis/v3/orders/${at.hash}/invoice/`)).json,
        );
        const left = ({ total, refunded = 0 }: { total: number; refunded?: number | undefined }) =>
          minor(total) - minor(refunded);
        const row = rows.items.find(({ id }) => id === at.id);
        expect({
          owner: left(forOwner),
          staff: left(forStaff),
          list: row && left(row),
          receipt: left(receipt),
          invoice: minor(invoice.afterCredits?.total ?? invoice.totals.total),
          told: paid - (await toldBack(at)),
          figures: (await revenue()) - before,
        }).toEqual({
          owner: net,
          staff: net,
          list: net,
          receipt: net,
          invoice: net,
          told: net,
          figures: net,
        });
        // Nothing more can be promised back than is there, and no rate of tax is overdrawn.
        expect(minor(forOwner.refundable.amount)).toBeLessThanOrEqual(net);
        for (const rate of invoice.afterCredits?.rates ?? []) expect(rate.total).toBeGreaterThanOrEqual(0);
      },
    ),
    {
      numRuns: 20,
      examples: [
        [
          'draft by link',
          [1, 1],
          [
            { what: 'send off', much: 0 },
            { what: 'exchange', much: 111 },
          ],
        ],
        [
          'draft by link',
          [1, 1],
          [
            { what: 'send off', much: 0 },
            { what: 'exchange', much: 3 },
          ],
        ],
      ],
    },
  );
}, 300_000);
