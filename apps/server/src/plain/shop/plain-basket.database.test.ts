import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sendForm } from '../../testing/send-form.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { openShelf } from '../../testing/test-shelf.ts';

const { platform, tee, gone, hidden, last } = await openShelf();
const { demo } = testDivisions;
const basket = '/basket/plain/';
const add = `${basket}add/`;
let shopper: TestClient;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testClient(platform.app, testHosts.demo);
});

const navy = { productId: String(tee.id), productColor: 'Navy', productSize: 'M', quantity: '2' };
const put = (fields: Record<string, string>, headers?: Record<string, string>) =>
  sendForm(shopper, add, { fields, ...(headers ? { headers } : {}) });

describe('an item that could not be added', () => {
  const unsaid = 'Nothing was added: your browser did not say that you came from this shop.';

  test.each([
    ['from another site', navy, { origin: 'https://evil.example' }, 403, unsaid],
    ['by a browser that does not say from where', navy, {}, 403, unsaid],
    ['without a product', { ...navy, productId: 'x' }, undefined, 404, 'this product is no longer available'],
    ['of no product', { productId: '999999' }, undefined, 404, 'this product is no longer available'],
    ['sold out', { productId: String(gone.id) }, undefined, 409, 'this product is no longer available'],
    ['hidden', { productId: String(hidden.id) }, undefined, 404, 'this product is no longer available'],
    ['too many', { productId: String(last.id), quantity: '4' }, undefined, 422, 'Only 3 of these are left'],
  ])('%s is said first, with a way on', async (_what, fields, headers, status, words) => {
    const answer = await put(fields, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(
      new RegExp(`<p class="notice" role="alert" tabindex="-1" autofocus>[^<]*${words}`),
    );
    expect(answer.text).toContain('Your basket is empty.');
    expect(answer.text).toContain('Start shopping');
  });

  test('leads back to the product where there is one', async () => {
    expect((await put(navy, {})).text).toContain('<a href="/product/tee/navy/">Back to tee</a>');
    expect((await put({ productId: String(gone.id) })).text).toContain('href="/product/gone/"');
    expect((await put({ productId: String(hidden.id) })).text).not.toContain('Back to');
  });
});

describe('a line without scripts', () => {
  test('leads to its product, and says what it cost and how far free delivery is', async () => {
    await put(navy);
    const { text } = await shopper.get(basket);
    expect(text).toContain('<b><a href="/product/tee/navy/">tee</a></b>');
    expect(text).toMatch(/<ins><span class="unseen">Now <\/span>£40\.00<\/ins>/);
    expect(text).toMatch(/<del><span class="unseen">Was <\/span>£48\.00<\/del>/);
    expect(text).toContain('£20.00 each');
    expect(text).toContain('£10 away from free delivery');
    expect(text).toContain('<progress max="50" value="40" aria-hidden="true">');
    expect(text).toContain('<dd>At checkout</dd>');
    await put(navy);
    const { text: free } = await shopper.get(basket);
    expect(free).toContain('Your delivery is free');
    expect(free).toContain('<dd>Free<br /><small>Other countries and methods: at checkout</small></dd>');
  });

  test('that was made in the studio leads back to what was made of it', async () => {
    await put(navy);
    const design = '11111111-2222-4333-8444-555555555555';
    const { rows } = await platform.core.database.direct(
      `UPDATE basket_lines SET key = key || ':' || $1 WHERE product_id = $2 AND key !~ ':'
         AND added_at = (SELECT max(added_at) FROM basket_lines) RETURNING key`,
      [design, tee.id],
    );
    const key = String(Reflect.get(Object(rows[0]), 'key'));
    expect((await shopper.get(basket)).text).toContain(
      `<b><a href="/studio/tee/?line=${encodeURIComponent(key)}">tee, your design</a></b>`,
    );
  });

  test('of a product that is no longer sold leads nowhere and can only be removed', async () => {
    await put({ productId: String(last.id) });
    await platform.core.database.tenant(demo, ({ query }) =>
      query.updateTable('products').set({ enabled: false }).where('id', '=', last.id).execute(),
    );
    await platform.services.catalogue.service.changed(demo, [last.id]);
    const { text } = await shopper.get(basket);
    expect(text).toContain('<b>last</b>');
    expect(text).toContain('No longer sold. It isn’t included in your total. Remove it.');
    expect(text).not.toContain('type="number"');
    expect(text).toContain('Remove last');
    expect((await shopper.get('/checkout/plain/')).text).toContain('last: No longer sold.');
  });
});

test('the quantity of a line is named shortly to the eye, and with its product to the ear', async () => {
  await put(navy);
  const { text } = await shopper.get(basket);
  expect(text).toMatch(/<label\s*>Quantity\s*<input\s[^>]*aria-label="Quantity of tee"/);
});

test('a coupon with a character that no database can keep is read without it', async () => {
  await put(navy);
  const token = shopper.cookies.get('XSRF-TOKEN') ?? '';
  const { status, text } = await sendForm(shopper, `${basket}coupon/`, {
    fields: { token, code: 'NO\u0000PE' },
  });
  expect(status).toBe(422);
  expect(text).toContain('This coupon code is not valid');
});
