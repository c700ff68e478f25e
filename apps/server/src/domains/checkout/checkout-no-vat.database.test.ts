import { randomUUID } from 'node:crypto';
import { invoiceSchema } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { leeds, testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { mailsOf, openTill, placed } from '../../testing/test-till.ts';
import { paperWords } from '../../texts/papers/paper-words.ts';
import { invoicePdf } from '../orders/invoice/invoice-pdf.ts';
import { patchNow } from '../../testing/patch-now.ts';

const { demo } = testDivisions;
const { platform, teeItem } = await openTill();
const owner = await testOwner(platform, [demo]);
let shopper: TestShopper;

/** As its owner does in the settings. */
async function setVatNumber(vatNumber: string): Promise<void> {
  const company = { name: 'Demo Goods', address: '', vatNumber, companyNumber: '' };
  const answer = await patchNow(owner, `/omnis/v3/dashboard/divisions/${demo}/settings/`, { company });
  expect(answer.status, answer.text).toBe(200);
}

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testShopper(platform.app, testHosts.demo);
});

const invoiceOf = async (hash: string) =>
  invoiceSchema.parse((await shopper.client.get(`/omnis/v3/orders/${hash}/invoice/`)).json);

/** Everything that an invoice's file says of tax. */
async function taxOnFile(invoice: Awaited<ReturnType<typeof invoiceOf>>): Promise<string[]> {
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
  return said.filter((text) => /VAT|Net/.test(text));
}

const noTax = { goodsTax: 0, taxDiscount: 0, shippingTax: 0 };

describe('a store without a VAT number', () => {
  test('charges and prints no VAT: basket, checkout, receipt, email, invoice and credit note', async () => {
    await setVatNumber('');
    await shopper.add(teeItem({ quantity: 2 }));
    const basket = await shopper.client.get('/omnis/v3/basket/main/list/');
    expect(basket.json).toMatchObject({ totals: { ...noTax, subtotal: 48, total: 48 } });
    const quoted = await shopper.client.post('/omnis/v3/checkout/quote/', { country: 'DE', zip: '04107' });
    expect(quoted.json).toMatchObject({ totals: noTax });
    const { orderHash } = placed(await shopper.place());
    await platform.core.jobs.idle();
    const read = await shopper.order(orderHash);
    expect(read.json).toMatchObject({ totals: { ...noTax, total: 51.95 }, items: [{ price: 24, tax: 0 }] });
    const [mail] = (await mailsOf(shopper, 'order.confirmation')).filter(({ text }) =>
      text.includes(orderHash),
    );
    expect(mail?.text).not.toMatch(/tax|VAT/i);

    const items: unknown = Reflect.get(Object(read.json), 'items');
    const line = Reflect.get(Object(Array.isArray(items) ? items[0] : null), 'id');
    await shopper.client.post(
      `/omnis/v3/orders/${orderHash}/lines/`,
      { lines: [{ id: line, quantity: 1 }] },
      { 'idempotency-key': randomUUID() },
    );
    const invoice = await invoiceOf(orderHash);
    expect(invoice).toMatchObject({
      seller: { vatNumber: '' },
      rates: [],
      tax: 0,
      exported: false,
      credits: [{ total: 24, rates: [] }],
      afterCredits: { total: 27.95, rates: [] },
    });
    expect(await taxOnFile(invoice)).toEqual([]);
  });

  test('that gets one charges new orders alone, and one that loses it keeps what it printed', async () => {
    await setVatNumber('');
    await shopper.add(teeItem());
    const before = placed(await shopper.place()).orderHash;
    await platform.core.jobs.idle();
    await setVatNumber('GB123456782');
    await shopper.add(teeItem());
    const after = placed(await shopper.place()).orderHash;
    await platform.core.jobs.idle();
    expect((await shopper.order(after)).json).toMatchObject({ totals: { goodsTax: 4 } });
    await setVatNumber('');
    expect(await invoiceOf(after)).toMatchObject({ seller: { vatNumber: 'GB123456782' }, tax: 4.66 });
    await setVatNumber('GB123456782');
    // It goes somewhere else, and is still not taxed.
    const moved = await shopper.client.post(`/omnis/v3/orders/${before}/address/`, {
      shippingAddress: { ...leeds, zip: 'LS2 2BB' },
    });
    expect(moved.status).toBe(200);
    expect((await shopper.order(before)).json).toMatchObject({ totals: noTax });
    expect(await invoiceOf(before)).toMatchObject({ seller: { vatNumber: '' }, rates: [], tax: 0 });
  });
});
