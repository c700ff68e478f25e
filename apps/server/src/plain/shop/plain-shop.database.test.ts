import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sendForm } from '../../testing/send-form.ts';
import { testClient, type TestAnswer, type TestClient } from '../../testing/test-client.ts';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { leeds } from '../../testing/test-shopper.ts';
import { writeCoupon, writeProduct } from '../../testing/test-shop.ts';
import { openTill } from '../../testing/test-till.ts';

const { platform, tee, count } = await openTill();
const origin = `http://${testHosts.demo}`;
let shopper: TestClient;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testClient(platform.app, testHosts.demo);
});

const send = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin },
): Promise<TestAnswer> => sendForm(shopper, url, { fields, headers });
const hidden = ({ text }: TestAnswer, name: string): string =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '';
const item = { productId: String(tee.id), productColor: 'Navy', productSize: 'M', quantity: '2' };
const address = Object.fromEntries(
  Object.entries(leeds).map(([name, value]) => [`shippingAddress.${name}`, value]),
);
const card = { 'card.number': '4242 4242 4242 4242', 'card.expiry': '12 / 34', 'card.cvc': '123' };
const order = { ...address, ...card, 'contact.email': 'ann@shop.example', shippingMethod: 'standard' };

/** Fills the basket and opens the checkout; what its form holds unseen. */
async function checkout(): Promise<{ token: string; key: string }> {
  await shopper.get('/basket/plain/');
  await send('/basket/plain/add/', item);
  const page = await shopper.get('/checkout/plain/');
  expect(page.status).toBe(200);
  return { token: hidden(page, 'token'), key: hidden(page, 'key') };
}

describe('the shop without scripts', () => {
  test('names its own address, without the query, as the canonical one', async () => {
    expect((await shopper.get('/basket/plain/?from=mail')).text).toContain(
      `<link rel="canonical" href="${origin}/basket/plain/" />`,
    );
  });

  test('has titles of its own, so that nobody takes its tab for that of the page with scripts', async () => {
    expect((await shopper.get('/basket/plain/')).text).toMatch(/<title>Basket \(simple page\) – .+<\/title>/);
    await checkout();
    expect((await shopper.get('/checkout/plain/')).text).toMatch(
      /<title>Checkout \(simple page\) – .+<\/title>/,
    );
  });

  test('fills, changes and empties a basket by forms', async () => {
    expect((await shopper.get('/basket/plain/')).text).toContain('Your basket is empty');
    expect(await send('/basket/plain/add/', item)).toMatchObject({
      status: 303,
      headers: { location: '/basket/plain/' },
    });
    const page = await shopper.get('/basket/plain/');
    expect(page.text).toContain('Navy, M');
    expect(page.text).toContain('£48.00');
    expect(page.headers['cache-control']).toBe('private, no-store');
    const token = hidden(page, 'token');
    const key = hidden(page, 'key');
    await send('/basket/plain/change/', { token, key, quantity: '3' });
    expect((await shopper.get('/basket/plain/')).text).toContain('£72.00');
    await send('/basket/plain/change/', { token, key, quantity: '0' });
    expect((await shopper.get('/basket/plain/')).text).toContain('Your basket is empty');
  });

  test('does not go on with more than there are', async () => {
    const { demo } = testDivisions;
    const few = await writeProduct(platform, { division: demo, urlName: 'few', stock: 5 });
    await send('/basket/plain/add/', { productId: String(few.id), quantity: '5' });
    const words = 'Only 2 left. Reduce the quantity to continue.';
    expect((await shopper.get('/basket/plain/')).text).not.toContain('left.');
    await platform.core.database.tenant(demo, ({ query }) =>
      query.updateTable('variants').set({ stock: 2 }).where('product_id', '=', few.id).execute(),
    );
    await platform.services.catalogue.service.stockChanged(demo, [few.id]);
    const basket = await shopper.get('/basket/plain/');
    expect(basket.text).toContain(words);
    expect(basket.text).not.toContain('href="/checkout/plain/"');
    const held = await shopper.get('/checkout/plain/');
    expect(held.text).toContain(words);
    expect(held.text).not.toContain('Place order');
    await send('/basket/plain/change/', {
      token: hidden(basket, 'token'),
      key: hidden(basket, 'key'),
      quantity: '2',
    });
    expect((await shopper.get('/basket/plain/')).text).toContain('href="/checkout/plain/"');
    expect((await shopper.get('/checkout/plain/')).text).toContain('Place order');
  });

  test('says what is wrong with a coupon where it was given', async () => {
    await send('/basket/plain/add/', item);
    const token = hidden(await shopper.get('/basket/plain/'), 'token');
    const answer = await send('/basket/plain/coupon/', { token, code: 'NONSENSE' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('role="alert"');
  });

  test('contains the tax of what is paid, not of what a coupon takes off', async () => {
    await writeCoupon(platform, { division: testDivisions.demo, code: 'TENTH', value: 10 });
    await send('/basket/plain/add/', item);
    const token = hidden(await shopper.get('/basket/plain/'), 'token');
    await send('/basket/plain/coupon/', { token, code: 'TENTH' });
    const tax = async (url: string) =>
      /Tax included<\/small><\/dt>\s*<dd><small>([^<]*)/.exec((await shopper.get(url)).text)?.[1];
    // 20% of 43.20, and with what delivery is.
    expect(await tax('/basket/plain/')).toBe('£7.20');
    const { text } = await shopper.get('/checkout/plain/');
    const total = Number(/<dd class="sum">£([\d.]+)/.exec(text)?.[1]);
    expect(await tax('/checkout/plain/')).toBe(`£${(total / 6).toFixed(2)}`);
  });

  test('keeps a gift note in the basket, and brings it to the checkout', async () => {
    await send('/basket/plain/add/', item);
    const token = hidden(await shopper.get('/basket/plain/'), 'token');
    const note = { note: 'For <b>you</b>' };
    expect((await send('/basket/plain/gift-note/', { token: 'forged', ...note })).status).toBe(403);
    expect((await send('/basket/plain/gift-note/', { token, ...note })).status).toBe(303);
    // Corners of a control, not those of a button, and air above.
    const { text } = await shopper.get('/basket/plain/');
    expect(text).toMatch(/class="note"/);
    expect(text).toMatch(/textarea\{border-radius:min\(var\(--form-radius\),1rem\)/);
    for (const page of ['/basket/plain/', '/checkout/plain/'])
      expect((await shopper.get(page)).text).toContain('For &lt;b&gt;you&lt;/b&gt;</textarea>');
    // As browsers send what has 500 characters for who types, on two lines.
    const long = `${'x'.repeat(249)}\r\n${'y'.repeat(250)}`;
    expect((await send('/basket/plain/gift-note/', { token, note: long })).status).toBe(303);
    expect((await send('/basket/plain/gift-note/', { token, note: `${long}z` })).status).toBe(422);
    expect((await shopper.get('/basket/plain/')).text).toContain(`${long.replace('\r', '')}</textarea>`);
    await send('/basket/plain/gift-note/', { token, note: ' ' });
    expect((await shopper.get('/basket/plain/')).text).not.toContain('you&lt;');
  });

  test('orders, once however often the form is sent, and leads to the receipt', async () => {
    const { token, key } = await checkout();
    const before = await count('orders');
    const answer = await send('/checkout/plain/', { ...order, token, key, note: 'For <b>you</b>' });
    expect(answer.status, answer.text).toBe(303);
    const { location } = answer.headers;
    expect(location).toMatch(/^\/receipt\/[\w-]{22,}$/);
    const again = await send('/checkout/plain/', { ...order, token, key, note: 'For <b>you</b>' });
    expect([again.status, again.headers.location]).toEqual([303, location]);
    expect(await count('orders')).toBe(before + 1);
    const hash = String(location).slice('/receipt/'.length);
    expect((await shopper.get(`/omnis/v3/orders/${hash}/`)).json).toMatchObject({
      totals: { subtotal: 48 },
      note: 'For <b>you</b>',
    });
    expect((await shopper.get('/basket/plain/')).text).toContain('Your basket is empty');
  });

  test.each([
    [{ 'card.number': '4000 0000 0000 0002' }, 'declined'],
    [{ 'card.expiry': 'soon' }, 'Use month and year'],
    [{ 'card.cvc': '1' }, 'The security code has 3 or 4 digits'],
    [{ 'contact.email': 'nobody' }, 'Please enter a valid email address'],
    [{ 'shippingAddress.zip': 'XX' }, 'postcode'],
    [{ 'shippingAddress.street': '' }, 'This field is required'],
    [{ 'card.number': '4000 0025 0000 3155' }, 'needs JavaScript'],
  ])('shows %j at its field, keeps what was typed and never the card', async (changes, words) => {
    const { token, key } = await checkout();
    const before = await count('orders');
    const answer = await send('/checkout/plain/', { ...order, ...changes, token, key });
    expect(answer.status).toBe(422);
    expect(answer.text.toLowerCase()).toContain(words.toLowerCase());
    expect(answer.text).toContain('value="Archer"');
    expect(answer.text).not.toContain('4242 4242');
    expect(hidden(answer, 'key')).not.toBe(key);
    expect(await count('orders')).toBe(before);
  });

  test('has the state chosen from the country’s list, and takes no other', async () => {
    await checkout();
    expect((await shopper.get('/checkout/plain/')).text).toMatch(/<input\s+name="shippingAddress.state"/);
    const page = await shopper.get('/checkout/plain/?country=US');
    expect(page.text).toMatch(/<select\s+name="shippingAddress.state"[^>]*required/);
    const american = {
      ...order,
      'shippingAddress.country': 'US',
      'shippingAddress.zip': '94105',
      shippingMethod: 'world',
      token: hidden(page, 'token'),
      key: hidden(page, 'key'),
    };
    const refused = await send('/checkout/plain/', { ...american, 'shippingAddress.state': 'Foo' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Please choose a valid state or province');
    const again = {
      ...american,
      'shippingAddress.state': 'CA',
      'card.cvc': '1',
      key: hidden(refused, 'key'),
    };
    expect((await send('/checkout/plain/', again)).text).toMatch(/value="CA"\s+selected/);
  });

  test('is deaf to forms of other sites', async () => {
    const strange = { origin: 'https://evil.example' };
    await send('/basket/plain/add/', item, strange);
    await send('/basket/plain/add/', item, {});
    await send('/basket/plain/add/', item, { 'sec-fetch-site': 'cross-site' });
    expect((await shopper.get('/basket/plain/')).text).toContain('Your basket is empty');
    const { key } = await checkout();
    const before = await count('orders');
    expect((await send('/checkout/plain/', { ...order, token: 'guess', key })).status).toBe(403);
    expect((await send('/checkout/plain/', { ...order, token: 'guess', key }, strange)).status).toBe(403);
    expect(await count('orders')).toBe(before);
  });

  test('writes what was typed as text', async () => {
    const { token, key } = await checkout();
    const name = '"><script>alert(1)</script>';
    const answer = await send('/checkout/plain/', {
      ...order,
      'shippingAddress.firstName': name,
      'card.cvc': '',
      token,
      key,
    });
    expect(answer.text).not.toContain('<script');
    expect(answer.text).toContain('&lt;script&gt;');
  });

  test('speaks the language that the browser asks for, with its numbers and messages', async () => {
    await offerLanguages(platform.core, testDivisions.demo, ['en', 'de', 'fr']);
    const german = { 'accept-language': 'de' };
    await send('/basket/plain/add/', item, { origin, ...german });
    const basket = await shopper.get('/basket/plain/', german);
    expect(basket.text).toContain('<html lang="de-DE">');
    expect(basket.text).toContain('<h1>Warenkorb</h1>');
    expect(basket.text).toContain('<title>Warenkorb (einfache Seite) – ');
    expect(basket.text).toMatch(/48,00\s£/);
    const page = await shopper.get('/checkout/plain/', german);
    expect(page.text).toContain('Zahlungspflichtig bestellen');
    const filled = {
      ...order,
      'contact.email': 'nobody',
      token: hidden(page, 'token'),
      key: hidden(page, 'key'),
    };
    const answer = await send('/checkout/plain/', filled, { origin, ...german });
    expect(answer.text).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein');
    await offerLanguages(platform.core, testDivisions.demo, ['en']);
    expect((await shopper.get('/basket/plain/', german)).text).toContain('<h1>Basket</h1>');
  });
});

describe('the total that a page has shown', () => {
  /** Opens the checkout; its form as it is sent with what the page showed. */
  async function shown(changes: Record<string, string> = {}): Promise<Record<string, string>> {
    await checkout();
    return { ...order, ...shownBy(await shopper.get('/checkout/plain/')), ...changes };
  }
  const shownBy = (page: TestAnswer): Record<string, string> =>
    Object.fromEntries(
      ['token', 'key', 'expectedTotal', 'expectedCurrency'].map((name) => [name, hidden(page, name)]),
    );
  /** Refused with the new total, and ordered once that has been seen. */
  async function placesOnSecondLook(form: Record<string, string>, total: string): Promise<TestAnswer> {
    const before = await count('orders');
    const answer = await send('/checkout/plain/', form);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(`The total is now ${total}. Check it, then place your order.`);
    expect(answer.text.match(/role="alert"/g)).toHaveLength(1);
    expect(answer.text).toContain('value="Archer"');
    expect(await count('orders')).toBe(before);
    expect((await send('/checkout/plain/', { ...form, ...shownBy(answer) })).status).toBe(303);
    return answer;
  }

  test('is charged at once where nothing has changed', async () => {
    expect((await send('/checkout/plain/', await shown())).status).toBe(303);
  });

  test('is not that of another method, which stays chosen', async () => {
    const answer = await placesOnSecondLook(await shown({ shippingMethod: 'express' }), '£54.95');
    expect(answer.text).toMatch(/value="express"\s+required\s+checked/);
  });

  test('is told beside a fault of the form', async () => {
    const answer = await send(
      '/checkout/plain/',
      await shown({ shippingMethod: 'express', 'card.cvc': '1' }),
    );
    expect(answer.text).toContain('The total is now £54.95.');
    expect(answer.text).toContain('The security code has 3 or 4 digits');
  });

  test('is not the same amount of another currency', async () => {
    const { expectedTotal = '', ...form } = await shown();
    expect(expectedTotal).not.toBe('');
    const before = await count('orders');
    shopper.cookies.set('currency', 'USD');
    const now = hidden(await shopper.get('/checkout/plain/'), 'expectedTotal');
    await placesOnSecondLook({ ...form, expectedTotal: now }, `$${now}`);
    expect(await count('orders')).toBe(before + 1);
  });

  test('is not that of a price that has risen', async () => {
    const form = await shown();
    const { demo } = testDivisions;
    const rising = await writeProduct(platform, { division: demo, urlName: 'rising', priceMinor: 1000 });
    await send('/basket/plain/add/', { productId: String(rising.id), quantity: '1' });
    const { expectedTotal = '' } = shownBy(await shopper.get('/checkout/plain/'));
    expect(expectedTotal).not.toBe('');
    await platform.core.database.tenant(demo, ({ query }) =>
      query
        .updateTable('variants')
        .set({ price_minor: 1500 })
        .where('division_id', '=', demo)
        .where('id', '=', rising.variant())
        .execute(),
    );
    await platform.services.catalogue.service.changed(demo, [rising.id]);
    const total = (Number(expectedTotal) + 5).toFixed(2);
    await placesOnSecondLook({ ...form, expectedTotal }, `£${total}`);
  });
});
