import { afterAll, beforeEach, expect, test } from 'vitest';
import { sendForm } from '../../testing/send-form.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeGiftCard } from '../../testing/test-gift-cards.ts';
import { leeds } from '../../testing/test-shopper.ts';
import { openTill } from '../../testing/test-till.ts';

const { platform, tee, count } = await openTill();
const page = '/checkout/plain/';
let shopper: TestClient;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testClient(platform.app, testHosts.demo);
  await send('/basket/plain/add/', {
    productId: String(tee.id),
    productColor: 'Navy',
    productSize: 'M',
    quantity: '2',
  });
});

const send = (url: string, fields: Record<string, string>) =>
  sendForm(shopper, url, { fields, headers: { origin: `http://${testHosts.demo}` } });

/** Values that a page's form is sent with: those of its fields, visible and hidden. */
function formOf(text: string): Record<string, string> {
  const main = text.slice(text.indexOf(`<form method="post" action="${page}"`));
  return Object.fromEntries(
    [...main.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) => {
      const [, name = ''] = /name="([^"]*)"/.exec(tag) ?? [];
      const [, value = ''] = /value="([^"]*)"/.exec(tag) ?? [];
      return /type="(?:checkbox|radio)"/.test(tag) ? [] : [[name, value]];
    }),
  );
}
const typed = {
  ...Object.fromEntries(Object.entries(leeds).map(([name, value]) => [`shippingAddress.${name}`, value])),
  'contact.email': 'ann@shop.example',
  shippingMethod: 'standard',
  note: 'For Ben',
};
const kept = {
  'contact.email': 'ann@shop.example',
  'shippingAddress.street': leeds.street,
  'shippingAddress.zip': leeds.zip,
};

test('a gift card is used and taken off in the form that everything else is typed into', async () => {
  const { code, id } = await writeGiftCard(platform.core, { division: testDivisions.demo, valueMinor: 500 });
  const opened = formOf((await shopper.get(page)).text);
  const used = await send(page, { ...opened, ...typed, 'giftCard.code': code, do: 'giftCard' });
  expect(used.status).toBe(200);
  expect(used.text).toContain('pays £5.00');
  expect(used.text).toContain('For Ben');
  expect(formOf(used.text)).toMatchObject({ ...kept, 'giftCard.code': '' });
  const off = await send(page, { ...formOf(used.text), ...typed, 'giftCard.remove': id });
  expect(off.text).not.toContain('pays £5.00');
  expect(formOf(off.text)).toMatchObject(kept);
});

test('where gift cards pay for all of it, no other code is asked for', async () => {
  const { code } = await writeGiftCard(platform.core, { division: testDivisions.demo, valueMinor: 50_000 });
  const opened = formOf((await shopper.get(page)).text);
  const used = await send(page, { ...opened, ...typed, 'giftCard.code': code, do: 'giftCard' });
  expect(used.text).toContain('Your gift cards pay for all of it.');
  expect(formOf(used.text)).not.toHaveProperty(['giftCard.code']);
});

test('a code that nobody knows is said at its field, and all that was typed stays', async () => {
  const opened = formOf((await shopper.get(page)).text);
  const refused = await send(page, { ...opened, ...typed, 'giftCard.code': 'NOPE', do: 'giftCard' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('<a href="#giftCard.code">Gift card code</a>');
  expect(formOf(refused.text)).toMatchObject({ ...kept, 'giftCard.code': 'NOPE' });
});

test('a code that is typed and not used yet is used before anything is ordered', async () => {
  const { code } = await writeGiftCard(platform.core, { division: testDivisions.demo, valueMinor: 500 });
  const opened = formOf((await shopper.get(page)).text);
  const card = { 'card.number': '4242 4242 4242 4242', 'card.expiry': '12 / 34', 'card.cvc': '123' };
  const shown = await send(page, { ...opened, ...typed, ...card, 'giftCard.code': code });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('pays £5.00');
  expect(await count('orders')).toBe(0);
  const placed = await send(page, { ...formOf(shown.text), ...typed, ...card });
  expect(placed.status).toBe(303);
  expect(placed.headers.location).toMatch(/^\/receipt\//);
});
