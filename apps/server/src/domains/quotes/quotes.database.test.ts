import type { Quote } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../security/passwords.ts';
import { sendPicture } from '../../testing/send-picture.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { openQuotes, quotesPath, testQuoteWish } from '../../testing/test-quotes.ts';

const { demo } = testDivisions;
const { platform, visitor, ask, rows } = await openQuotes();
afterAll(() => platform.close());

describe('a quote on its way', () => {
  const note = 'In green, please';
  const address = {
    firstName: 'Ada',
    lastName: 'Archer',
    company: 'Archers Ltd',
    street: '1 High Street',
    city: 'Leeds',
    country: 'GB',
    zip: 'LS1 1AA',
  };
  let staff: TestClient;
  beforeAll(async () => {
    const password_hash = await hashPassword('correct horse battery');
    await rows(({ query }) =>
      query
        .insertInto('staff')
        .values(
          Object.entries({ quoter: ['orders.view', 'orders.advance'], looker: ['orders.view'] }).map(
            ([name, permissions]) => ({
              email: `${name}@omnis.example`,
              password_hash,
              first_name: 'Sam',
              last_name: name,
              status: 0,
              permissions: JSON.stringify(permissions),
            }),
          ),
        )
        .execute(),
    );
    staff = await signedIn('quoter');
  });
  async function signedIn(name: string): Promise<TestClient> {
    const client = testClient(platform.app, testHosts.atlas);
    await client.post('/omnis/v3/dashboard/secure/login/', {
      email: `${name}@omnis.example`,
      password: 'correct horse battery',
    });
    return client;
  }

  async function asked() {
    const client = visitor();
    const { orderHash } = (await ask(testQuoteWish, client)).json as { orderHash: string };
    const row = await rows(({ query }) =>
      query.selectFrom('orders').select('id').where('hash', '=', orderHash).executeTakeFirstOrThrow(),
    );
    const atlas = `/omnis/v3/atlas/orders/${row.id}`;
    const read = async () => (await client.get(`${quotesPath}${orderHash}/`)).json as Quote;
    return {
      id: row.id,
      read,
      client,
      answer: (body: object, by = client) => by.post(`${quotesPath}${orderHash}/answer/`, body),
      offer: async (changes: object = {}, by = staff) => {
        const { items } = await read();
        const lines = items.map(({ id }) => ({ id, price: 6.5 }));
        return by.post(`${atlas}/quote/`, { lines, vatRate: 20, shipping: 10, ...changes });
      },
      seen: () => staff.get(`${atlas}/quote/`),
      mockup: () => sendPicture(staff, `${atlas}/mockup/`),
    };
  }

  test('taxes each line as a whole, and its invoice says the same', async () => {
    const quote = await asked();
    const { items, orderHash } = await quote.read();
    // 30 and 20 pieces at 4.33: 129.90 and 86.60 before 20 % of tax, of which each piece alone would have 0.87.
    await quote.offer({ lines: items.map(({ id }) => ({ id, price: 4.33 })), shipping: 0 });
    expect(await quote.read()).toMatchObject({
      totals: { subtotal: 259.8, goodsTax: 43.3, total: 259.8 },
      items: [
        { quantity: 30, price: 4.33, total: 155.88 },
        { quantity: 20, price: 4.33, total: 103.92 },
      ],
    });
    const invoice = await quote.client.get(`/omnis/v3/orders/${orderHash}/invoice/`);
    expect(invoice.json).toMatchObject({
      net: 216.5,
      tax: 43.3,
      lines: [
        { unit: 4.33, unitTaxed: false, net: 129.9, tax: 25.98 },
        { unit: 4.33, unitTaxed: false, net: 86.6, tax: 17.32 },
      ],
    });
  });

  test('is not moved on by staff before it has a price', async () => {
    const quote = await asked();
    const move = { from: 'quote', status: 'bespoke_mockup' };
    const moved = () => staff.post(`/omnis/v3/atlas/orders/${quote.id}/status/`, move);
    expect(await moved()).toMatchObject({
      status: 422,
      json: { message: expect.stringContaining('no price yet') },
    });
    await quote.offer();
    expect(await moved()).toMatchObject({ status: 200 });
  });

  test('has papers in the language of its customer once it is confirmed', async () => {
    const quote = await asked();
    await quote.offer({});
    await quote.answer({ action: 'accept', from: 'quote' });
    await quote.mockup();
    await quote.answer({ action: 'approve', from: 'bespoke_mockup' });
    await rows(({ query }) =>
      query.updateTable('orders').set({ language: 'de' }).where('id', '=', quote.id).execute(),
    );
    const confirm = { action: 'confirm', from: 'bespoke_approved', poNumber: 'PO-77', address };
    expect(await quote.answer(confirm)).toMatchObject({ status: 200 });
    const order = await rows(({ query }) =>
      query
        .selectFrom('orders')
        .select(['payment_method', 'shipping_method'])
        .where('id', '=', quote.id)
        .executeTakeFirstOrThrow(),
    );
    expect(order).toEqual({
      payment_method: 'Bestellnummer PO-77',
      shipping_method: { code: 'quote', name: 'Wie vereinbart', estimate: '' },
    });
  });

  test('goes from its price to the confirmed purchase order', async () => {
    const quote = await asked();
    expect(await quote.answer({ action: 'accept', from: 'quote' })).toMatchObject({ status: 409 });
    expect(await quote.seen()).toMatchObject({
      status: 200,
      json: { offer: null, vatRate: 20, shipping: 0 },
    });

    const offered = await quote.offer({ message: 'With pleasure' });
    expect(offered, offered.text).toMatchObject({ status: 200, json: { vatRate: 20, shipping: 10 } });
    // 50 pieces at 6.50 and delivery at 10.00, each with 20 % of tax.
    expect(await quote.read()).toMatchObject({
      moves: ['bespoke_mockup', 'bespoke_requested_terms'],
      offer: { message: 'With pleasure', validUntil: null },
      deliveryAddress: null,
      totals: { subtotal: 390, goodsTax: 65, shipping: 12, shippingTax: 2, total: 402 },
      items: [
        { size: 'M', price: 6.5, total: 234 },
        { size: 'L', price: 6.5, total: 156 },
      ],
    });

    expect(await quote.answer({ action: 'change', from: 'quote', note })).toMatchObject({
      status: 200,
      json: { status: 'quote', asked: note },
    });
    await quote.offer({ validUntil: '2999-12-31' });
    expect(await quote.read()).toMatchObject({ asked: '', offer: { validUntil: '2999-12-31' } });

    expect(await quote.answer({ action: 'accept', from: 'quote' })).toMatchObject({
      status: 200,
      json: { status: 'bespoke_mockup', percentComplete: 25 },
    });
    expect(await quote.answer({ action: 'approve', from: 'bespoke_mockup' })).toMatchObject({ status: 409 });
    expect(await quote.mockup()).toMatchObject({ status: 200 });
    expect(await quote.answer({ action: 'approve', from: 'bespoke_mockup' })).toMatchObject({
      json: { status: 'bespoke_approved', mockup: expect.stringContaining('/images/uploads/21/') },
    });

    const confirm = { action: 'confirm', from: 'bespoke_approved', poNumber: 'PO-77', address };
    expect(await quote.answer({ ...confirm, poNumber: ' ' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'poNumber' }] },
    });
    const elsewhere = { ...confirm, address: { ...address, country: 'US', zip: '9021', state: '' } };
    expect(await quote.answer(elsewhere)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'address.zip' }, { field: 'address.state' }] },
    });
    expect(await quote.answer(confirm)).toMatchObject({
      status: 200,
      json: {
        status: 'po_confirmed',
        poNumber: 'PO-77',
        deliveryAddress: { street: '1 High Street', city: 'Leeds', zip: 'LS1 1AA' },
        percentComplete: 38,
        moves: [],
      },
    });
    const order = await rows(({ query }) =>
      query.selectFrom('orders').selectAll().where('id', '=', quote.id).executeTakeFirstOrThrow(),
    );
    expect(order).toMatchObject({ status: 'po_confirmed', payment_method: 'Purchase order PO-77' });
    expect(order.shipping_address).toMatchObject({ street: '1 High Street', city: 'Leeds' });
    const log = await rows(({ query }) =>
      query
        .selectFrom('order_status_log')
        .selectAll()
        .where('order_id', '=', quote.id)
        .orderBy('id')
        .execute(),
    );
    expect(log.map((entry) => [entry.status, entry.user_kind, entry.reason])).toEqual([
      ['quote', 'customer', ''],
      ['quote', 'staff', 'Price sent'],
      ['quote', 'customer', note],
      ['quote', 'staff', 'Price sent'],
      ['bespoke_mockup', 'customer', ''],
      ['bespoke_mockup', 'staff', 'Mock-up sent'],
      ['bespoke_approved', 'customer', ''],
      ['po_confirmed', 'customer', ''],
    ]);
    const mails = await rows(({ query }) =>
      query.selectFrom('mails').selectAll().where('dedupe_key', 'like', `%:${quote.id}:%`).execute(),
    );
    const mailOf = (kind: string) => mails.find((mail) => mail.kind === kind);
    expect(mailOf('quote.offer')?.body).toContain('Dear Ada, quote');
    expect(mailOf('order.bespoke_mockup')).toMatchObject({
      subject: expect.stringContaining('your mock-up is next'),
      body: expect.stringContaining('You have accepted the price of £402.00.'),
    });
    expect(mailOf('order.po_confirmed')?.body).toMatch(
      /Dear Ada, we have your purchase order PO-77 for £402\.00\.[^]+1 High Street[^]+LS1 1AA/,
    );
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(
      new Set([
        'quote.offer',
        'quote.mockup',
        'quote.answered',
        'order.bespoke_mockup',
        'order.po_confirmed',
      ]),
    );
  });

  test('an approved quote goes back when something is to be changed', async () => {
    const quote = await asked();
    await quote.offer();
    await quote.answer({ action: 'accept', from: 'quote' });
    await quote.mockup();
    await quote.answer({ action: 'approve', from: 'bespoke_mockup' });
    expect(await quote.answer({ action: 'change', from: 'bespoke_approved', note })).toMatchObject({
      json: { status: 'bespoke_mockup', asked: note },
    });
  });

  test('is accepted and approved as it was seen, or not at all', async () => {
    const quote = await asked();
    await quote.offer();
    await quote.offer({ shipping: 20 });
    const accept = { action: 'accept', from: 'quote', expectedTotal: 402 };
    expect(await quote.answer(accept)).toMatchObject({ status: 409 });
    expect(await quote.read()).toMatchObject({ status: 'quote', totals: { total: 414 } });
    expect(await quote.answer({ ...accept, expectedTotal: 414 })).toMatchObject({
      json: { status: 'bespoke_mockup' },
    });

    await quote.mockup();
    const { mockup } = await quote.read();
    const approve = { action: 'approve', from: 'bespoke_mockup', expectedTotal: 414 };
    expect(await quote.answer({ ...approve, expectedMockup: `${mockup}-before` })).toMatchObject({
      status: 409,
    });
    expect(await quote.answer({ ...approve, expectedMockup: mockup })).toMatchObject({
      json: { status: 'bespoke_approved' },
    });

    const confirm = { action: 'confirm', from: 'bespoke_approved', poNumber: 'PO-78', address };
    expect(await quote.answer({ ...confirm, expectedTotal: 402 })).toMatchObject({ status: 409 });
    expect(await quote.answer({ ...confirm, expectedTotal: 414 })).toMatchObject({
      json: { status: 'po_confirmed' },
    });
  });

  test('asks for credit terms, and waits for staff then', async () => {
    const quote = await asked();
    await quote.offer();
    expect(await quote.answer({ action: 'terms', from: 'quote' })).toMatchObject({
      json: { status: 'bespoke_requested_terms', moves: [] },
    });
    expect(await quote.answer({ action: 'change', from: 'bespoke_requested_terms', note })).toMatchObject({
      status: 422,
    });
  });

  test('an answer to what has moved on is a conflict, and nothing is written', async () => {
    const quote = await asked();
    await quote.offer();
    const answers = await Promise.all([1, 2, 3].map(() => quote.answer({ action: 'accept', from: 'quote' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await quote.offer()).status).toBe(409);
  });

  test('a price is accepted no longer than it is valid', async () => {
    const quote = await asked();
    const today = new Date().toISOString().slice(0, 10);
    await quote.offer({ validUntil: today });
    expect(await quote.read()).toMatchObject({ offer: { validUntil: today, expired: false } });
    expect((await quote.read()).moves).not.toEqual([]);
    await rows(({ query }) =>
      query
        .updateTable('quotes')
        .set({ valid_until: '2020-01-01' })
        .where('order_id', '=', quote.id)
        .execute(),
    );
    expect(await quote.read()).toMatchObject({
      moves: [],
      offer: { validUntil: '2020-01-01', expired: true },
    });
    expect(await quote.answer({ action: 'accept', from: 'quote' })).toMatchObject({ status: 409 });
    expect(await quote.answer({ action: 'change', from: 'quote', note })).toMatchObject({ status: 200 });
  });

  test('staff see that a bespoke order which began otherwise has none', async () => {
    const { id } = await insertTestOrder(platform.core.database, { division_id: demo, flow: 'bespoke' });
    expect(await staff.get(`/omnis/v3/atlas/orders/${id}/quote/`)).toMatchObject({
      status: 200,
      text: 'null',
    });
    expect((await staff.get('/omnis/v3/atlas/orders/999999/quote/')).status).toBe(404);
  });

  test('a price is not made for days that are over', async () => {
    const quote = await asked();
    expect(await quote.offer({ validUntil: '2020-01-01' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'validUntil' }] },
    });
    expect((await quote.read()).offer).toBeNull();
  });

  test('a price stands on every line, and is made by who may move orders', async () => {
    const quote = await asked();
    const [line] = (await quote.read()).items;
    expect(await quote.offer({ lines: [{ id: line?.id, price: 5 }] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'lines' }] },
    });
    expect((await quote.offer({}, await signedIn('looker'))).status).toBe(403);
    expect((await quote.mockup()).status).toBe(409);
    expect((await quote.read()).offer).toBeNull();
  });
});
