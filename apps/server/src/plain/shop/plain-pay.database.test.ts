import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { sendForm } from '../../testing/send-form.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { cardOf, openTill, placed } from '../../testing/test-till.ts';

const { platform, teeItem, count } = await openTill();
const { jobs } = platform.core;
const { demo } = testDivisions;
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

const pathOf = (hash: string): string => `/checkout/plain/pay/${hash}/`;
const good = { 'card.number': '4242 4242 4242 4242', 'card.expiry': '12 / 34', 'card.cvc': '123' };
const valueOf = (text: string, name: string): string =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '';

/** An order whose money could not be taken. */
async function unpaidOrder(): Promise<string> {
  await shopper.add(teeItem({ quantity: 2 }));
  const { orderHash } = placed(
    await shopper.place({ paymentMethod: await cardOf(shopper, '4000000000006991') }),
  );
  await jobs.idle();
  return orderHash;
}

/** Opens the page of an order; its form as a browser sends it. */
async function opened(hash: string): Promise<Record<string, string>> {
  const { status, text } = await shopper.client.get(pathOf(hash));
  expect(status).toBe(200);
  const unseen = ['token', 'key', 'expectedTotal'].map((name) => [name, valueOf(text, name)]);
  return { ...Object.fromEntries(unseen), ...good };
}

const send = (hash: string, fields: Record<string, string>) =>
  sendForm(shopper.client, pathOf(hash), { fields });

describe('an order that stands', () => {
  test('is shown with what it costs and what was tried, and is paid by a form', async () => {
    const hash = await unpaidOrder();
    const { text, headers } = await shopper.client.get(pathOf(hash));
    expect(headers['cache-control']).toBe('private, no-store');
    for (const words of ['<b>tee</b>', 'Navy, M', 'Quantity 2', 'Pay £51.95', 'Earlier attempts'])
      expect(text).toContain(words);
    const answer = await send(hash, await opened(hash));
    expect(answer.status, answer.text).toBe(303);
    expect(answer.headers.location).toBe(`/receipt/${hash}`);
    await jobs.idle();
    expect((await shopper.order(hash)).json).toMatchObject({ status: 'paid', payment: { state: 'paid' } });
    const later = await shopper.client.get(pathOf(hash));
    expect([later.status, later.headers.location]).toEqual([303, `/receipt/${hash}`]);
  });

  test('is paid once, however often its form is sent', async () => {
    const hash = await unpaidOrder();
    const before = await count('checkout_attempts');
    const form = await opened(hash);
    const answers = await Promise.all([send(hash, form), send(hash, form)]);
    for (const { status, headers } of answers)
      expect([status, headers.location]).toEqual([303, `/receipt/${hash}`]);
    expect(await count('checkout_attempts')).toBe(before + 1);
  });

  test('takes another card by the form of one that was refused', async () => {
    const hash = await unpaidOrder();
    const form = await opened(hash);
    const refused = await send(hash, { ...form, 'card.number': '4000 0000 0000 0002' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('<a href="#card.number">Card number</a>: ');
    expect(refused.text).not.toContain('4000');
    expect((await send(hash, form)).headers.location).toBe(`/receipt/${hash}`);
  });

  test('takes no card for a while after twenty were refused, as by the call', async () => {
    const hash = await unpaidOrder();
    for (let card = 0; card < 20; card += 1) {
      const refused = await send(hash, { ...(await opened(hash)), 'card.number': '4000 0000 0000 0002' });
      expect(refused.status).toBe(422);
    }
    const before = await count('checkout_attempts');
    expect((await send(hash, await opened(hash))).status).toBe(429);
    expect(await count('checkout_attempts')).toBe(before);
  });

  test('says at its fields what is wrong with a card', async () => {
    const hash = await unpaidOrder();
    const answer = await send(hash, { ...(await opened(hash)), 'card.expiry': '99' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('aria-describedby="card.expiry-fault"');
  });

  test('is not paid at another amount than was shown, nor without the page', async () => {
    const hash = await unpaidOrder();
    const form = await opened(hash);
    const other = await send(hash, { ...form, expectedTotal: '1' });
    expect(other.status).toBe(409);
    expect(other.text).toContain('The total is now £51.95. Check your order again.');
    expect((await send(hash, { ...form, token: 'forged' })).status).toBe(403);
    expect((await shopper.order(hash)).json).toMatchObject({ payment: { payable: true } });
  });

  test('asks for scripts where the bank has a question', async () => {
    const hash = await unpaidOrder();
    const asked = await send(hash, { ...(await opened(hash)), 'card.number': '4000 0025 0000 3155' });
    expect(asked.text).toContain('Your bank needs JavaScript');
  });

  test('is paid in the language of who pays', async () => {
    await offerLanguages(platform.core, demo, ['en', 'de', 'fr']);
    const hash = await unpaidOrder();
    const { text } = await shopper.client.send({
      method: 'GET',
      url: pathOf(hash),
      headers: { 'accept-language': 'de' },
    });
    await offerLanguages(platform.core, demo, ['en']);
    expect(text).toMatch(/51,95\s£ bezahlen/);
  });
});

test.each(['nothing', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAA', '%00AAAAAAAAAAAAAAAAAAAAAAAAA'])(
  'there is no page for %s',
  async (hash) => {
    expect((await shopper.client.get(pathOf(hash))).status).toBe(404);
  },
);
