import { invoiceSchema } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { paperWords } from '../../texts/papers/paper-words.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeProduct } from '../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { openTill, orderOf, placed } from '../../testing/test-till.ts';
import { invoicePdf } from '../orders/invoice/invoice-pdf.ts';

const { demo } = testDivisions;
const { platform, tee, teeItem } = await openTill();
await writeProduct(platform, { division: demo, urlName: 'book', colours: [''], sizes: [''], vatRate: 0 });
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

const invoiceOf = async (hash: string) =>
  invoiceSchema.parse((await shopper.client.get(`/omnis/v3/orders/${hash}/invoice/`)).json);

/** VAT rates that the file shows to the customer. */
async function ratesOnFile(invoice: Awaited<ReturnType<typeof invoiceOf>>): Promise<string[]> {
  const words = paperWords('en', { locale: 'en-GB' });
  const said: string[] = [];
  const say = new Proxy(words.say, {
    apply: (target, self, given) => {
      const text = String(Reflect.apply(target, self, given));
      said.push(text);
      return text;
    },
  });
  await invoicePdf(invoice, { ...words, say });
  return said.filter((text) => text.startsWith('VAT at'));
}

// A tee at 24.00: what is paid is the price and the delivery, wherever it goes.
describe('VAT of an order', () => {
  test.each([
    // Country, postcode, delivery, its price, rate, tax of the goods, tax of the delivery.
    ['GB', 'LS1 1AA', 'standard', 3.95, 20, 4, 0.66, 'VAT at 20% on £23.29'],
    ['GB', 'BT1 5GS', 'standard', 3.95, 20, 4, 0.66, 'VAT at 20% on £23.29'],
    ['GB', 'JE2 3AB', 'standard', 3.95, 0, 0, 0, 'VAT at 0% (export) on £27.95'],
    ['JE', 'JE2 3AB', 'standard', 3.95, 0, 0, 0, 'VAT at 0% (export) on £27.95'],
    ['DE', '04107', 'europe', 7.95, 19, 3.83, 1.27, 'VAT at 19% on £26.85'],
    ['FI', '00100', 'world', 11.95, 25.5, 4.88, 2.43, 'VAT at 25.5% on £28.64'],
    ['US', '94105', 'world', 11.95, 0, 0, 0, 'VAT at 0% (export) on £35.95'],
  ])('to %s %s', async (country, zip, shippingMethod, shipping, vatRate, goodsTax, shippingTax, told) => {
    await shopper.add(teeItem());
    const quoted = await shopper.client.post('/omnis/v3/checkout/quote/', { country, zip });
    const total = Math.round((24 + shipping) * 100) / 100;
    const totals = { subtotal: 24, goodsTax, taxDiscount: 0, shipping, shippingTax, total };
    expect(quoted.json).toMatchObject({ totals });

    const shippingAddress = { ...leeds, country, zip, state: 'CA' };
    const answer = await shopper.place({ shippingAddress, shippingMethod, expectedTotal: total });
    const order = await orderOf(shopper, answer);
    expect(order).toMatchObject({ totals, items: [{ priceIncTax: 24, tax: goodsTax, total: 24 }] });

    const invoice = await invoiceOf(order.orderHash);
    expect(invoice).toMatchObject({
      exported: told.includes('export'),
      lines: [{ vatRate, tax: goodsTax, total: 24 }],
      rates: [{ vatRate, total }],
      totals,
    });
    expect(Math.round((invoice.net + invoice.tax) * 100)).toBe(Math.round(total * 100));
    expect(await ratesOnFile(invoice)).toEqual([told]);
  });

  test('is the rate of each product at home, and the country’s elsewhere in the European Union', async () => {
    await shopper.add(teeItem());
    await shopper.add({ productUrl: 'book' });
    const taxOf = async (body: object): Promise<unknown> =>
      (await shopper.client.post('/omnis/v3/checkout/quote/', body)).json;
    const basket = await shopper.client.get('/omnis/v3/basket/main/list/');
    expect(basket.json).toMatchObject({ totals: { subtotal: 48, goodsTax: 4, total: 48 } });
    expect(await taxOf({ country: 'GB' })).toMatchObject({ totals: { subtotal: 48, goodsTax: 4 } });
    expect(await taxOf({ country: 'DE' })).toMatchObject({ totals: { subtotal: 48, goodsTax: 7.66 } });
  });

  test('is that at home where it is known that the product was taxed otherwise since: then the order is refused', async () => {
    await shopper.add(teeItem());
    const setRate = (rate: number) =>
      platform.core.database.direct('UPDATE products SET vat_rate = $1 WHERE id = $2', [rate, tee.id]);
    // Behind the memory of the catalogue, as a change in the same moment is.
    await setRate(5);
    const answer = await shopper.place({
      shippingAddress: { ...leeds, country: 'JE', zip: 'JE2 3AB' },
    });
    await setRate(20);
    expect(answer).toMatchObject({ status: 409, json: { code: 'total_changed' } });
  });

  test('follows the address that the order goes to later, and what is paid stays', async () => {
    await shopper.add(teeItem());
    const { orderHash } = placed(await shopper.place());
    await platform.core.jobs.idle();
    const move = (changes: object) =>
      shopper.client.post(`/omnis/v3/orders/${orderHash}/address/`, {
        shippingAddress: { ...leeds, ...changes },
      });
    const read = async () => (await shopper.order(orderHash)).json;
    const home = { goodsTax: 4, shippingTax: 0.66, total: 27.95 };
    const abroad = { goodsTax: 0, shippingTax: 0, total: 27.95 };
    expect((await move({ country: 'JE', zip: 'JE2 3AB' })).status).toBe(200);
    expect(await read()).toMatchObject({ totals: abroad, items: [{ tax: 0, price: 24, total: 24 }] });
    expect(await invoiceOf(orderHash)).toMatchObject({ exported: true, rates: [{ vatRate: 0, tax: 0 }] });
    expect((await move({ zip: 'LS2 2BB' })).status).toBe(200);
    expect(await read()).toMatchObject({ totals: home, items: [{ tax: 4, price: 20, total: 24 }] });
  });

  test('stays what it was when goods are taken out', async () => {
    await shopper.add(teeItem({ quantity: 2 }));
    const shippingAddress = { ...leeds, country: 'DE', zip: '04107' };
    const { orderHash } = placed(await shopper.place({ shippingAddress, shippingMethod: 'europe' }));
    await platform.core.jobs.idle();
    const [line] = (await invoiceOf(orderHash)).lines;
    const answer = await shopper.client.post(
      `/omnis/v3/orders/${orderHash}/lines/`,
      { lines: [{ id: line?.id, quantity: 1 }] },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(answer, answer.text).toMatchObject({ status: 200, json: { refund: 24 } });
    expect((await shopper.order(orderHash)).json).toMatchObject({
      totals: { subtotal: 24, goodsTax: 3.83, shippingTax: 1.27, total: 31.95 },
    });
    expect(await invoiceOf(orderHash)).toMatchObject({
      rates: [{ vatRate: 19, tax: 8.93, total: 55.95 }],
      credits: [{ tax: 3.83, total: 24 }],
      afterCredits: { rates: [{ vatRate: 19, tax: 5.1, total: 31.95 }] },
    });
  });
});
