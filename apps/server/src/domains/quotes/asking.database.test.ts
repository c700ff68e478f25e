import { afterAll, describe, expect, test } from 'vitest';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { pixel, sendPicture } from '../../testing/send-picture.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { openQuotes, quotesPath, testQuoteWish } from '../../testing/test-quotes.ts';

const { demo } = testDivisions;
const { platform, visitor, ask, rows } = await openQuotes();
afterAll(() => platform.close());

const mailsTo = (recipient: string) =>
  rows(({ query }) =>
    query.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute(),
  );
const orders = () =>
  rows(({ query }) => query.selectFrom('orders').selectAll().where('division_id', '=', demo).execute());

describe('asking for a quote', () => {
  test('is a bespoke order in its first status, a line for each size, without a price', async () => {
    const answer = await ask(testQuoteWish);
    expect(answer).toMatchObject({ status: 201, json: { number: expect.stringMatching(/^DEMO-/) } });
    const { orderHash } = answer.json as { orderHash: string };
    expect(await visitor().get(`${quotesPath}${orderHash}/`)).toMatchObject({
      status: 200,
      json: {
        status: 'quote',
        percentComplete: 0,
        offer: null,
        moves: [],
        wish: { product: 't-shirts', colour: 'Navy', prints: [{ position: 'front', colours: 'full' }] },
        details: 'For our <b>summer</b> party',
        contact: { firstName: 'Ada', company: 'Archers Ltd', country: 'GB' },
        items: [
          { size: 'M', quantity: 30, price: 0 },
          { size: 'L', quantity: 20, price: 0 },
        ],
        statusLog: [{ from: null, status: 'quote' }],
      },
    });
    expect((await visitor().get(`/omnis/v3/orders/${orderHash}/`)).json).toMatchObject({
      flow: 'bespoke',
      status: 'quote',
      quoted: true,
    });
  });

  test('writes to the shopper and to the shop, which answers the shopper', async () => {
    const email = 'mails@example.com';
    await ask({ ...testQuoteWish, email });
    const [toShopper] = await mailsTo(email);
    expect(toShopper).toMatchObject({ kind: 'quote.asked', reply_to: null });
    expect(toShopper?.body).toContain('/advanced-quote/');
    expect(toShopper?.body).toContain('30 × M');
    const toShop = (await mailsTo('hello@demo.example')).find(({ reply_to: to }) => to === email);
    expect(toShop).toMatchObject({ kind: 'quote.shop' });
    expect(toShop?.html).toContain('&lt;b&gt;summer');
    expect(toShop?.body).not.toContain('/advanced-quote/');
  });

  test('names in the customer’s language what is not known yet, for their papers', async () => {
    await offerLanguages(platform.core, demo, ['en', 'fr']);
    const client = visitor();
    client.cookies.set('language', 'fr');
    const { orderHash } = (await ask(testQuoteWish, client)).json as { orderHash: string };
    const order = (await orders()).find(({ hash }) => hash === orderHash);
    expect(order).toMatchObject({
      language: 'fr',
      billing_address: { street: 'À convenir', city: 'À convenir' },
      shipping_method: { name: 'À convenir' },
    });
    expect((await client.get(`/omnis/v3/orders/${orderHash}/`)).json).toMatchObject({
      items: [{ name: 'T-shirts, impression à la commande' }, { options: { Size: 'L' } }],
    });
  });

  test('is done once for a key, however often and how much at once it is sent', async () => {
    const email = 'once@example.com';
    const wish = { ...testQuoteWish, email };
    const key = crypto.randomUUID();
    const asked = () => orders().then((all) => all.filter((order) => order.email === email).length);
    const answers = await Promise.all([1, 2, 3].map(() => ask(wish, visitor(), key)));
    answers.push(await ask(wish, visitor(), key));
    expect(new Set(answers.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1);
    expect(await asked()).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
    // Another wish is another quote, and so is what comes with a key that could be guessed.
    await ask({ ...wish, colour: 'Red' }, visitor(), key);
    await ask(wish, visitor(), 'key-1234');
    await ask(wish, visitor(), 'key-1234');
    expect(await asked()).toBe(4);
  });

  test.each([
    [{ sizes: [] }, 'sizes'],
    [{ sizes: [{ size: 'M', quantity: 0 }] }, 'sizes.0.quantity'],
    [{ sizes: [{ size: 'M', quantity: 1e9 }] }, 'sizes.0.quantity'],
    [{ prints: [] }, 'prints'],
    [{ prints: [{ position: 'constructor', colours: '1' }] }, 'prints.0.position'],
    [{ product: '__proto__' }, 'product'],
    [{ deadline: '2020-01-01' }, 'deadline'],
    [{ deadline: 'soon' }, 'deadline'],
    [{ firstName: ' ', lastName: '' }, 'firstName'],
    [{ email: 'ada' }, 'email'],
    [{ country: 'UK?' }, 'country'],
    [{ vatNumber: 'GB1' }, 'vatNumber'],
    [{ artwork: 'a'.repeat(43) }, 'artwork'],
  ])('a missing or wrong value is told at its field, and nothing is written: %j', async (change, field) => {
    const before = (await orders()).length;
    expect(await ask({ ...testQuoteWish, ...change })).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
    expect(await orders()).toHaveLength(before);
  });

  test('one address may ask ten times an hour', async () => {
    const client = visitor();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await ask(testQuoteWish, client)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });

  test('is found in its own store only', async () => {
    const { orderHash } = (await ask(testQuoteWish)).json as { orderHash: string };
    expect((await visitor(testHosts.other).get(`${quotesPath}${orderHash}/`)).status).toBe(404);
    expect((await visitor().get(`${quotesPath}${'x'.repeat(43)}/`)).status).toBe(404);
  });

  test('an order that is no quote has no such page', async () => {
    const { hash } = await insertTestOrder(platform.core.database, { division_id: demo });
    expect((await visitor().get(`${quotesPath}${hash}/`)).status).toBe(404);
  });
});

describe('artwork', () => {
  test('goes with the request and is kept then', async () => {
    const client = visitor();
    const sent = await sendPicture(client, '/omnis/v3/frontend/artworks/');
    expect(sent).toMatchObject({ status: 200, json: { name: 'a.png', width: 1, height: 1 } });
    const { id } = sent.json as { id: string };
    const { orderHash } = (await ask({ ...testQuoteWish, artwork: id }, client)).json as {
      orderHash: string;
    };
    const quote = await client.get(`${quotesPath}${orderHash}/`);
    expect(quote.json).toMatchObject({
      artwork: { id, url: expect.stringContaining('/images/uploads/21/') },
    });
    const kept = await rows(({ query }) =>
      query.selectFrom('artworks').select('kept').where('id', '=', id).executeTakeFirst(),
    );
    expect(kept).toEqual({ kept: true });
  });

  test('of another store cannot be taken', async () => {
    const sent = await sendPicture(visitor(testHosts.other), '/omnis/v3/frontend/artworks/');
    const { id } = sent.json as { id: string };
    expect(await ask({ ...testQuoteWish, artwork: id })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'artwork' }] },
    });
  });
});

describe('the form without scripts', () => {
  const cut = 'cut-here';
  const form = (fields: Record<string, string>, file?: { name: string; bytes: Buffer }) =>
    Buffer.concat([
      ...Object.entries(fields).map(([name, value]) =>
        Buffer.from(`--${cut}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      ),
      ...(file
        ? [
            Buffer.from(
              `--${cut}\r\ncontent-disposition: form-data; name="artwork"; filename="${file.name}"\r\ncontent-type: image/png\r\n\r\n`,
            ),
            file.bytes,
            Buffer.from('\r\n'),
          ]
        : []),
      Buffer.from(`--${cut}--\r\n`),
    ]);
  const fields = {
    product: 'mugs',
    'sizes.One size': '48',
    'prints.front': '2',
    'prints.back': 'none',
    firstName: 'Ada',
    lastName: 'Archer',
    email: 'plain@example.com',
    country: 'GB',
  };
  const post = (payload: Buffer, headers: Record<string, string> = {}) =>
    visitor().send({
      method: 'POST',
      url: '/get-a-quote/',
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${cut}`, ...headers },
    });

  test('leads to the page of the quote', async () => {
    const answer = await post(form(fields));
    expect(answer.status).toBe(303);
    const hash = /\/advanced-quote\/([\w-]+)\/$/.exec(String(answer.headers['location']))?.[1] ?? '';
    expect((await visitor().get(`${quotesPath}${hash}/`)).json).toMatchObject({
      items: [{ size: 'One size', quantity: 48 }],
      wish: { prints: [{ position: 'front', colours: '2' }] },
    });
  });

  test('takes artwork, and an empty file for none', async () => {
    expect((await post(form(fields, { name: 'a.png', bytes: pixel }))).status).toBe(303);
    expect((await post(form(fields, { name: '', bytes: Buffer.alloc(0) }))).status).toBe(303);
  });

  test('says what is wrong', async () => {
    expect(await post(form({ ...fields, email: 'no' }))).toMatchObject({ status: 422 });
    expect(await post(form(fields, { name: 'a.png', bytes: Buffer.from('no picture') }))).toMatchObject({
      status: 415,
      json: { errors: [{ field: 'artwork' }] },
    });
  });

  test('from another site is refused', async () => {
    expect((await post(form(fields), { origin: 'http://evil.example' })).status).toBe(403);
  });
});
