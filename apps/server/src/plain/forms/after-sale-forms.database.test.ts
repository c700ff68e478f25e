import { orderReturnsSchema } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sendOff } from '../../testing/after-sale.ts';
import { sendForm } from '../../testing/send-form.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { writeProduct } from '../../testing/test-shop.ts';
import { openTill, placed } from '../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform, tee } = await openTill();
let shopper: TestShopper;
let products = 0;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

const valueOf = (text: string, name: string): string =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '';

/** Opens a form; what it sends unseen. */
async function opened(path: string): Promise<Record<string, string>> {
  const { status, text } = await shopper.client.get(path);
  expect(status, text).toBe(200);
  return Object.fromEntries(['token', 'key'].map((name) => [name, valueOf(text, name)]));
}

describe('a review', () => {
  const words = { rating: '4', title: '', body: 'Washed ten times, still soft.', author: 'Ann A.' };
  const path = (hash: string): string => `/reviews/plain/${hash}/`;
  const bought = (status = 'complete') =>
    insertTestOrder(platform.core.database, { division_id: demo, status }, { product_id: tee.id });

  test('is written by a form, once, and waits for the shop', async () => {
    const { hash } = await bought();
    const fields = { ...(await opened(path(hash))), productId: String(tee.id), ...words };
    const sent = await sendForm(shopper.client, path(hash), { fields });
    expect([sent.status, sent.headers.location], sent.text).toEqual([303, path(hash)]);
    const { text } = await shopper.client.get(path(hash));
    expect(text).toContain('The shop will check it before publishing it.');
    expect(text).not.toContain('<textarea');
    // The answer may have been lost.
    const again = await sendForm(shopper.client, path(hash), { fields });
    expect([again.status, again.headers.location], again.text).toEqual([303, path(hash)]);
    const other = await sendForm(shopper.client, path(hash), {
      fields: { ...fields, body: 'It has shrunk' },
    });
    expect(other.status).toBe(409);
    expect(other.text).toContain('The shop will check it before publishing it.');
    expect((await shopper.client.get(`/omnis/v3/orders/${hash}/reviews/`)).json).toMatchObject({
      items: [{ review: { rating: 4, state: 'pending' } }],
    });
  });

  test('says at its fields what is missing', async () => {
    const { hash } = await bought();
    const { token = '' } = await opened(path(hash));
    const fields = { token, productId: String(tee.id), body: 'Soft', author: 'Ann' };
    const { status, text } = await sendForm(shopper.client, path(hash), { fields });
    expect(status).toBe(422);
    expect(text).toContain('<a href="#rating">Your rating</a>: Choose from one to five stars');
    expect(text).toContain('<a href="#body">Your review</a>: Write at least 10 characters');
    expect(text).toContain('Soft</textarea');
  });

  test('is not asked for before the goods are on their way, nor taken without the page', async () => {
    const early = await bought('paid');
    const { text } = await shopper.client.get(path(early.hash));
    expect(text).toContain('Your order is not on its way yet.');
    expect(text).not.toContain('<textarea');
    const { hash } = await bought();
    const fields = { token: 'forged', productId: String(tee.id), ...words };
    expect((await sendForm(shopper.client, path(hash), { fields })).status).toBe(403);
  });
});

describe('a return', () => {
  const path = (hash: string): string => `/returns/plain/${hash}/`;

  /** An order of three that has left. */
  async function sentOrder(): Promise<{ hash: string; line: string }> {
    products += 1;
    const product = await writeProduct(platform, {
      division: demo,
      urlName: `form-back-${products}`,
      priceMinor: 1999,
      colours: ['Navy'],
      sizes: ['S', 'M'],
      stock: 9,
    });
    await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'S', quantity: 3 });
    const { orderHash: hash } = placed(await shopper.place());
    await platform.core.jobs.idle();
    await sendOff(platform, demo, hash);
    return { hash, line: (await read(hash)).lines[0]?.id ?? '' };
  }
  const read = async (hash: string) =>
    orderReturnsSchema.parse((await shopper.client.get(`/omnis/v3/orders/${hash}/returns/`)).json);

  test('is asked for by a form, once, and leads to its label', async () => {
    const { hash, line } = await sentOrder();
    const fields = {
      ...(await opened(path(hash))),
      resolution: 'refund',
      [`quantity.${line}`]: '2',
      [`reason.${line}`]: 'too_small',
      note: 'Thanks',
    };
    for (let round = 0; round < 2; round += 1) {
      const sent = await sendForm(shopper.client, path(hash), { fields });
      expect([sent.status, sent.headers.location], sent.text).toEqual([303, `/returns/${hash}`]);
    }
    expect((await read(hash)).returns).toMatchObject([
      { resolution: 'refund', note: 'Thanks', lines: [{ id: line, quantity: 2, reason: 'too_small' }] },
    ]);
  });

  test('is exchanged for another size', async () => {
    const { hash, line } = await sentOrder();
    const other = (await read(hash)).lines[0]?.choices.find(({ options }) => options.Size === 'M');
    const fields = {
      ...(await opened(path(hash))),
      resolution: 'exchange',
      [`quantity.${line}`]: '1',
      [`reason.${line}`]: 'too_small',
      [`instead.${line}`]: other?.variantId ?? '',
    };
    expect((await sendForm(shopper.client, path(hash), { fields })).status).toBe(303);
    expect((await read(hash)).returns).toMatchObject([{ lines: [{ instead: { Size: 'M' } }] }]);
  });

  test('says at its fields what is missing, and keeps what was typed', async () => {
    const { hash, line } = await sentOrder();
    const { token = '' } = await opened(path(hash));
    const send = (fields: Record<string, string>) =>
      sendForm(shopper.client, path(hash), { fields: { token, ...fields } });
    expect((await send({})).text).toContain('Choose what you send back');
    const unsaid = await send({ [`quantity.${line}`]: '1', note: 'Kept' });
    expect(unsaid.status).toBe(422);
    expect(unsaid.text).toContain(`aria-describedby="reason.${line}-fault"`);
    expect(unsaid.text).toContain('Kept</textarea');
    const many = await send({ [`quantity.${line}`]: '4', [`reason.${line}`]: 'too_big' });
    expect(many.text).toContain('Only 3 of this can be sent back');
    const no = await send({
      resolution: 'exchange',
      [`quantity.${line}`]: '1',
      [`reason.${line}`]: 'too_big',
    });
    expect(no.text).toContain(`aria-describedby="instead.${line}-fault"`);
    expect((await read(hash)).returns).toEqual([]);
  });

  test('has no form while nothing can come back, nor for anybody who guesses', async () => {
    const { hash } = await insertTestOrder(platform.core.database, { division_id: demo, status: 'paid' });
    expect((await shopper.client.get(path(hash))).headers.location).toBe(`/returns/${hash}`);
    expect((await shopper.client.get(path('A'.repeat(24)))).status).toBe(404);
    const sent = await sentOrder();
    const fields = { [`quantity.${sent.line}`]: '1', [`reason.${sent.line}`]: 'faulty' };
    expect((await sendForm(shopper.client, path(sent.hash), { fields })).status).toBe(403);
  });
});
