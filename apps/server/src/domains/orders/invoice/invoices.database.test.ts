import { inflateSync } from 'node:zlib';
import { invoiceSchema } from '@omnis/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { createTestPlatform } from '../../../testing/test-platform.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { paperWords } from '../../../texts/papers/paper-words.ts';

const { demo } = testDivisions;
const platform = await createTestPlatform();
const { database } = platform.core;
const shop = testClient(platform.app, testHosts.demo);
const order = await insertTestOrder(database, { division_id: demo });

afterAll(() => platform.close());

const callPath = (hash: string): string => `/omnis/v3/orders/${hash}/invoice/`;

describe('the invoice of an order', () => {
  test('tells the seller, the lines with their tax, and sums that add up to what was charged', async () => {
    const answer = await shop.get(callPath(order.hash));
    expect(answer.status).toBe(200);
    const invoice = invoiceSchema.parse(answer.json);
    expect(invoice).toMatchObject({
      number: order.number,
      kind: 'invoice',
      seller: { country: 'GB' },
      lines: [
        {
          name: 'Wren tee',
          options: ['Green', 'M'],
          quantity: 2,
          unit: 12,
          unitTaxed: true,
          discount: 4,
          vatRate: 20,
          total: 20,
        },
        { name: 'Print', quantity: 1, total: 5 },
      ],
      delivery: { name: 'Standard', net: 3.29, tax: 0.66, total: 3.95 },
      tax: 4.83,
      net: 24.12,
      totals: { total: 28.95 },
      payment: { method: 'Visa •••• 4242', state: 'paid' },
    });
    expect(invoice.rates).toEqual([{ vatRate: 20, net: 24.12, tax: 4.83, total: 28.95 }]);
  });

  test('of an order that is not paid is a pro forma invoice', async () => {
    const unpaid = await insertTestOrder(database, {
      division_id: demo,
      status: 'to_be_paid',
      payment_state: 'failed',
    });
    expect((await shop.get(callPath(unpaid.hash))).json).toMatchObject({ kind: 'pro_forma', flow: 'normal' });
  });

  test.each([
    ['another store', testHosts.other],
    ['the preview origin', 'demo.preview.localhost:3000'],
  ])('is not on %s', async (_name, host) => {
    const other = testClient(platform.app, host);
    expect((await other.get(callPath(order.hash))).status).toBe(404);
    expect((await other.get(`/invoice/${order.hash}.pdf`)).status).toBe(404);
  });

  test('is a file too, which nobody keeps and no search engine lists', async () => {
    const { statusCode, headers, rawPayload } = await platform.app.inject({
      url: `/invoice/${order.hash}.pdf`,
      headers: { host: testHosts.demo },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="Invoice-${order.number}.pdf"`,
      'x-robots-tag': 'noindex',
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
    expect((await shop.get(`/invoice/${'x'.repeat(30)}.pdf`)).status).toBe(404);
  });

  test('is in the language in which its order was placed', async () => {
    const german = await insertTestOrder(database, { division_id: demo, language: 'de' });
    const { headers, rawPayload } = await platform.app.inject({
      url: `/invoice/${german.hash}.pdf`,
      headers: { host: testHosts.demo, 'accept-language': 'fr' },
    });
    expect(headers['content-disposition']).toBe(`inline; filename="Rechnung-${german.number}.pdf"`);
    expect(rawPayload.toString('latin1')).toContain('/Lang (de-DE)');
  });

  test('has each amount on one line, however large it is', async () => {
    const invoice = invoiceSchema.parse((await shop.get(callPath(order.hash))).json);
    const linesOfText = async (total: number): Promise<number> => {
      const totals = { ...invoice.totals, total };
      const lines = invoice.lines.map((line) => ({ ...line, net: total, tax: total, total }));
      const file = await invoicePdf({ ...invoice, totals, lines }, paperWords('de', { locale: 'en-GB' }));
      const drawn = [...file.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
        .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
        // A page turns the axes first; the others are fonts.
        .filter((content) => content.startsWith('1 0 0 -1 0'));
      return [...drawn.join().matchAll(/ TJ\b/g)].length;
    };
    const few = await linesOfText(1);
    expect(few).toBeGreaterThan(20);
    expect(await linesOfText(123_456.78)).toBe(few);
  });

  test('takes the pages that its lines need', async () => {
    const invoice = invoiceSchema.parse((await shop.get(callPath(order.hash))).json);
    const pages = async (count: number): Promise<number> => {
      const [line] = invoice.lines;
      if (!line) throw new Error('The order has no lines');
      const lines = Array.from({ length: count }, (_, index) => ({ ...line, id: String(index) }));
      const file = await invoicePdf({ ...invoice, lines }, paperWords('en', { locale: 'en-GB' }));
      return [...file.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
    };
    expect([await pages(1), await pages(7), await pages(60)]).toEqual([1, 1, 5]);
  });
});
