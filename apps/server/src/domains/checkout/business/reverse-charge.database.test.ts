/** A business of another country of the EU types its VAT number, which a stand-in for VIES checks. */
import { invoiceSchema } from '@omnis/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform } from '../../../testing/test-platform.ts';
import { writeProduct, writeShipping } from '../../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { orderOf } from '../../../testing/test-till.ts';
import { openTestVies } from '../../../testing/test-vies.ts';

const { demo } = testDivisions;
const vies = await openTestVies();
const platform = await createTestPlatform({ viesUrl: vies.url });
await writeShipping(platform, demo);
await writeProduct(platform, { division: demo, urlName: 'tee', colours: [''], sizes: [''], vatRate: 19 });
await platform.core.database.direct(
  `UPDATE divisions SET country = 'DE', vat_number = 'DE136695976' WHERE id = ${demo}`,
  [],
);
await platform.core.divisions.changed(demo);
let shopper: TestShopper;
const paris = { ...leeds, city: 'Paris', country: 'FR', zip: '75001', company: 'Bonjour SARL' };
const french = 'FR40303265045';

afterAll(async () => {
  vies.close();
  await platform.close();
});
beforeEach(async () => {
  vies.isUp = true;
  vies.known.clear();
  vies.asked.length = 0;
  shopper = testShopper(platform.app, testHosts.demo);
  await shopper.add({ productUrl: 'tee' });
});

const quoted = async (vatNumber: string, country = 'FR'): Promise<unknown> =>
  (await shopper.client.post('/omnis/v3/checkout/quote/', { country, zip: '', vatNumber })).json;
const placed = (vatNumber: string, changes: object = {}) =>
  shopper.place({ shippingAddress: paris, shippingMethod: 'europe', vatNumber, ...changes });

test('owes the tax itself: it pays the net, and order and invoice name both numbers', async () => {
  // 24.00 and 7.95 for delivery, 20 % of France in both.
  expect(await quoted('')).toMatchObject({
    totals: { goodsTax: 4, shippingTax: 1.33, total: 31.95 },
    business: { asked: true, state: 'none' },
  });
  vies.known.add(french);
  expect(await quoted('fr 40 303.265-045')).toMatchObject({
    totals: { subtotal: 20, goodsTax: 0, shipping: 6.62, shippingTax: 0, total: 26.62 },
    shippingMethods: [{ code: 'europe', price: 6.62 }],
    business: { asked: true, state: 'reverse' },
  });
  const order = await orderOf(shopper, await placed(french, { expectedTotal: 26.62 }));
  const reverseCharge = { sellerVatNumber: 'DE136695976', buyerVatNumber: french };
  expect(order).toMatchObject({ totals: { goodsTax: 0, total: 26.62 }, reverseCharge });
  const invoice = invoiceSchema.parse(
    (await shopper.client.get(`/omnis/v3/orders/${order.orderHash}/invoice/`)).json,
  );
  expect(invoice).toMatchObject({ reverseCharge, tax: 0, exported: false, rates: [{ vatRate: 0, tax: 0 }] });
  // The quote and the order asked once.
  expect(vies.asked).toEqual([french]);
});

test('is charged while the register does not answer, and told so', async () => {
  vies.isUp = false;
  const number = 'FR83404833048';
  expect(await quoted(number)).toMatchObject({
    totals: { goodsTax: 4, total: 31.95 },
    business: { asked: true, state: 'unchecked' },
  });
  const order = await orderOf(shopper, await placed(number, { expectedTotal: 31.95 }));
  expect(order).toMatchObject({ totals: { goodsTax: 4 } });
  expect(order.reverseCharge).toBeUndefined();
});

test.each(['FR1', 'nonsense', 'GB123456782', 'FR61954506077'])(
  '%s, which is no number of the EU or one that nobody has, is refused at its field',
  async (number) => {
    expect(await quoted(number)).toMatchObject({ totals: { goodsTax: 4 }, business: { state: 'invalid' } });
    expect(await placed(number)).toMatchObject({ status: 422, json: { errors: [{ field: 'vatNumber' }] } });
  },
);

test('is charged with a number of the store’s own country, and is not asked outside the EU', async () => {
  vies.known.add('DE811569869');
  expect(await quoted('DE811569869')).toMatchObject({
    totals: { goodsTax: 4 },
    business: { asked: true, state: 'charged' },
  });
  vies.known.add(french);
  for (const country of ['DE', 'US', 'GB'])
    expect(await quoted(french, country)).toMatchObject({ business: { asked: false, state: 'none' } });
});
