import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../security/passwords.ts';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { sendForm } from '../../testing/send-form.ts';
import { testClient, type TestAnswer, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { leeds } from '../../testing/test-shopper.ts';
import { writeCoupon } from '../../testing/test-shop.ts';
import { openTill } from '../../testing/test-till.ts';

const { platform, tee, count } = await openTill();
const { demo } = testDivisions;
const origin = `http://${testHosts.demo}`;
const page = '/checkout/plain/';
let shopper: TestClient;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testClient(platform.app, testHosts.demo);
});

const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm(shopper, url, { fields, headers: { origin, ...headers } });
const addressOf = (group: string, address: object): Record<string, string> =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [`${group}.${name}`, String(value)]));
const order = {
  ...addressOf('shippingAddress', leeds),
  'contact.email': 'ann@shop.example',
  'card.number': '4242 4242 4242 4242',
  'card.expiry': '12 / 34',
  'card.cvc': '123',
  shippingMethod: 'standard',
};
const inputs = /<input\b[^>]*>/g;
/** Hidden fields of a page's form, as a browser would send them. */
const unseen = ({ text }: TestAnswer): Record<string, string> =>
  Object.fromEntries(
    [...text.slice(text.indexOf(`<form method="post" action="${page}"`)).matchAll(inputs)].flatMap(
      ([tag]) => {
        const [, name = ''] = /name="([^"]*)"/.exec(tag) ?? [];
        const [, value = ''] = /value="([^"]*)"/.exec(tag) ?? [];
        return tag.includes('type="hidden"') ? [[name, value]] : [];
      },
    ),
  );
const fill = async (): Promise<void> => {
  await send('/basket/plain/add/', {
    productId: String(tee.id),
    productColor: 'Navy',
    productSize: 'M',
    quantity: '2',
  });
};
/** Fills the basket and opens the checkout; the order as its form is sent. */
async function opened(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  await fill();
  return { ...order, ...unseen(await shopper.get(page)), ...changes };
}
const orderOf = async ({ headers }: TestAnswer): Promise<unknown> => {
  const hash = String(headers.location).slice('/receipt/'.length);
  return (await shopper.get(`/omnis/v3/orders/${hash}/`)).json;
};

describe('the bill', () => {
  const elsewhere = addressOf('billingAddress', { ...leeds, firstName: 'Bea', street: '2 Bill Street' });

  test('goes to the address of the parcel where the box is ticked, whatever lies unseen', async () => {
    const answer = await send(page, await opened({ ...elsewhere, billingSame: 'yes' }));
    expect(await orderOf(answer)).toMatchObject({ billingAddress: { street: leeds.street } });
  });

  test('goes to another one where it is not', async () => {
    const answer = await send(page, await opened(elsewhere));
    expect(await orderOf(answer)).toMatchObject({
      shippingAddress: { street: leeds.street },
      billingAddress: { street: '2 Bill Street', firstName: 'Bea' },
    });
  });

  test('says at its own fields what is wrong, and stays opened', async () => {
    const answer = await send(page, await opened({ ...elsewhere, 'billingAddress.zip': 'XX' }));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<a href="#billingAddress.zip">Billing address, Postcode</a>');
    expect(answer.text).not.toMatch(/name="billingSame"[^>]*checked/);
    expect(answer.text).toContain('value="2 Bill Street"');
  });
});

describe('an error', () => {
  test('is said first, in one place that has the focus, with ways to the fields', async () => {
    const wrong = { 'contact.email': 'nobody', 'shippingAddress.zip': 'XX', 'card.cvc': '1' };
    const answer = await send(page, await opened(wrong));
    expect(answer.text.match(/role="alert"/g)).toHaveLength(1);
    const [, summary = ''] =
      /<div class="notice" role="alert" tabindex="-1" autofocus>([^]*?)<\/div>/.exec(answer.text) ?? [];
    expect(summary).toContain('Some fields need another look');
    expect(summary).toMatch(/<a href="#contact\.email">Email<\/a>: Please enter a valid email/);
    expect(summary).toContain('<a href="#shippingAddress.zip">Postcode</a>');
    for (const name of Object.keys(wrong)) {
      const tag = answer.text.match(inputs)?.find((one) => one.includes(`id="${name}"`));
      expect(tag).toContain(`aria-invalid="true" aria-describedby="${name}-fault"`);
      expect(answer.text).toContain(`<p class="fault" id="${name}-fault">`);
    }
  });

  test.each([
    [{ 'card.number': '4000 0000 0000 0002' }, 'card.number', 'Card number'],
    [{ 'card.number': '4000 0000 0000 0127' }, 'card.cvc', 'Security code'],
    [{ 'card.number': '4000 0000 0000 0069' }, 'card.expiry', 'Expiry date, such as 12/29'],
    [
      { 'card.number': '4242 4242 4242 4242', 'card.expiry': '01 / 20' },
      'card.expiry',
      'Expiry date, such as',
    ],
  ])('leads from a card that was declined, %o, to %s', async (card, field, label) => {
    const answer = await send(page, await opened(card));
    expect(answer.text).toContain(`<a href="#${field}">${label}`);
  });

  test('is said in the shopper’s language', async () => {
    await offerLanguages(platform.core, demo, ['en', 'de', 'fr']);
    const answer = await send(page, await opened({ 'contact.email': 'nobody' }), { 'accept-language': 'fr' });
    await offerLanguages(platform.core, demo, ['en']);
    expect(answer.text).toContain('Certains champs sont à revoir');
    expect(answer.text).toContain('Recevoir les nouveautés et offres par e-mail');
  });
});

describe('news by mail', () => {
  const pending = async (): Promise<number> => {
    await platform.core.jobs.idle();
    const { rows } = await platform.core.database.direct(
      `SELECT count(*)::integer AS n FROM subscribers WHERE email = 'news@shop.example'`,
      [],
    );
    return Number(Reflect.get(Object(rows[0]), 'n'));
  };

  test('are sent to those only who tick the box', async () => {
    const news = { 'contact.email': 'news@shop.example' };
    expect((await shopper.get(page)).text).not.toMatch(/name="contact\.marketing"[^>]*checked/);
    expect((await send(page, await opened(news))).status).toBe(303);
    expect(await pending()).toBe(0);
    expect((await send(page, await opened({ ...news, 'contact.marketing': 'yes' }))).status).toBe(303);
    expect(await pending()).toBe(1);
  });
});

describe('another delivery than the one that was shown first', () => {
  test('is ordered at once at the same total, by the price and the days beside it', async () => {
    await writeCoupon(platform, { division: demo, code: 'SENT', kind: 'free_shipping', value: 0 });
    await fill();
    const { token = '' } = unseen(await shopper.get(page));
    await send('/basket/plain/coupon/', { token, code: 'SENT' });
    const form = { ...order, ...unseen(await shopper.get(page)), shippingMethod: 'express' };
    const answer = await send(page, form);
    expect(answer.status, answer.text).toBe(303);
    expect(await orderOf(answer)).toMatchObject({ shippingMethod: { code: 'express' } });
  });

  test('is asked about again when it comes on other days than was said', async () => {
    const before = await count('orders');
    const form = await opened();
    const other = { ...form, 'promised.standard': '2020-01-01/2020-01-03' };
    const faulty = await send(page, { ...other, 'contact.email': 'nobody' });
    expect(faulty.text).toContain('Standard now arrives');
    expect(faulty.text).toContain('<a href="#contact.email">');
    const asked = await send(page, other);
    expect(asked.status).toBe(409);
    expect(asked.text).toMatch(/Standard now arrives [^<]*20[^<]*\. Check it, then place your order\./);
    expect(await count('orders')).toBe(before);
    expect((await send(page, { ...form, ...unseen(asked) })).status).toBe(303);
  });

  test('is that of the country, where the one that was chosen does not go', async () => {
    const answer = await send(
      page,
      await opened({ 'shippingAddress.country': 'FR', 'shippingAddress.zip': '75001' }),
    );
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('This delivery method does not go to this country');
    expect(answer.text).toMatch(/value="europe"\s+required\s+checked/);
  });
});

describe('the country of a form', () => {
  test('is changed without losing what was typed, and asks nothing about it', async () => {
    const changed = await send(
      page,
      await opened({ 'shippingAddress.country': 'FR', do: 'country', note: 'Hello' }),
    );
    expect(changed.status).toBe(200);
    expect(changed.text).toMatch(/value="FR" selected/);
    expect(changed.text).toContain('value="1 High Street"');
    expect(changed.text).toContain('>Hello</textarea>');
    expect(changed.text).not.toContain('role="alert"');
    expect(changed.text).not.toContain('4242');
  });

  test('is not what the Enter key changes', async () => {
    await fill();
    const { text } = await shopper.get(page);
    const buttons = text.slice(text.indexOf(`action="${page}"`)).match(/<button\b[^>]*>/g);
    expect(buttons?.[0]).toBe('<button class="first" type="submit" tabindex="-1" aria-hidden="true">');
  });
});

test('an order is looked over before it is paid', async () => {
  await fill();
  const { text } = await shopper.get(page);
  const list = text.slice(text.indexOf('>Your order<'), text.indexOf('</dl>'));
  for (const words of ['<b>tee</b>', 'Navy, M', 'Quantity 2', '£48.00']) expect(list).toContain(words);
  expect(list).toContain('<a class="edit" href="/basket/plain/">Change the basket</a>');
});

describe('a form that is gone back to and sent with another card', () => {
  const mastercard = { 'card.number': '5555 5555 5555 4444' };

  test('orders after the first was refused, once', async () => {
    const form = await opened({ 'card.number': '4000 0000 0000 0002' });
    const before = await count('orders');
    expect((await send(page, form)).status).toBe(422);
    const other = await send(page, { ...form, ...mastercard });
    expect(other.status, other.text).toBe(303);
    const again = await send(page, { ...form, ...mastercard });
    expect(again.headers.location).toBe(other.headers.location);
    expect(await count('orders')).toBe(before + 1);
  });

  test('leads to the order that stands already', async () => {
    const form = await opened();
    const first = await send(page, form);
    const before = await count('orders');
    const other = await send(page, { ...form, ...mastercard });
    expect([other.status, other.headers.location]).toEqual([303, first.headers.location]);
    expect(await count('orders')).toBe(before);
  });

  test('waits for the first one, and asks for it again', async () => {
    const form = await opened();
    await send(page, form);
    const unanswered = { answer: null, answer_status: null };
    await platform.core.database.platform(({ query }) =>
      query
        .updateTable('checkout_attempts')
        .set(unanswered)
        .where('idempotency_key', '=', form['key'] ?? '')
        .execute(),
    );
    await fill();
    const before = await count('orders');
    const other = await send(page, { ...form, ...mastercard });
    expect(other.status).toBe(409);
    expect(other.text).toContain('This order is being placed');
    expect(unseen(other)).toMatchObject({ key: form['key'] });
    expect(await count('orders')).toBe(before);
  });
});

describe('a signed-in customer', () => {
  const password = 'A-long-Passw0rd';
  const signedIn = async (email: string): Promise<void> => {
    const passwordHash = await hashPassword(password);
    await platform.core.database.platform(({ query }) =>
      query
        .insertInto('customers')
        .values({ division_id: demo, email, password_hash: passwordHash })
        .execute(),
    );
    await shopper.post('/omnis/v3/dashboard/secure/login/', { email, password });
  };

  test('finds the last address filled in, and has the form filled with another', async () => {
    await signedIn('known@shop.example');
    const keep = (address: object) => shopper.post('/omnis/v3/shop/customer/addresses/', { address });
    await keep({ ...leeds, street: '1 First Street' });
    await keep({ ...leeds, country: 'FR', zip: '75001', city: 'Paris', street: '2 Rue Seconde' });
    await fill();
    const first = await shopper.get(page);
    expect(first.text).toContain('Signed in as known@shop.example');
    expect(first.text).toContain('value="known@shop.example"');
    expect(first.text).toContain('value="1 First Street"');
    const [, second = ''] =
      /<option value="([^"]+)"\s*>\s*Ann Archer, 2 Rue Seconde, Paris/.exec(first.text) ?? [];
    const form = { ...unseen(first), do: 'address', savedAddress: second, note: 'Kept' };
    const filled = await send(page, form);
    expect(filled.text).toContain('value="2 Rue Seconde"');
    expect(filled.text).toMatch(/value="FR" selected/);
    expect(filled.text).toContain('>Kept</textarea>');
    expect(filled.text).toMatch(/value="europe"\s+required\s+checked/);
  });

  test('is offered addresses, unlike a guest', async () => {
    await fill();
    expect((await shopper.get(page)).text).not.toContain('Saved addresses');
  });
});
