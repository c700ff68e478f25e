import { randomUUID } from 'node:crypto';
import { invoiceSchema, orderReturnsSchema, type Invoice } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertStaff, sendOff } from '../../../testing/after-sale.ts';
import { offerLanguages } from '../../../testing/offer-languages.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { writeProduct, type WrittenProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { openTill, placed } from '../../../testing/test-till.ts';
import { paperWords } from '../../../texts/papers/paper-words.ts';
import { invoicePdf } from './invoice-pdf.ts';

const { demo } = testDivisions;
const { platform } = await openTill();
const { jobs } = platform.core;
const staff = await insertStaff(platform, 'creditor', ['orders.view', 'orders.advance', 'orders.refund']);
let shopper: TestShopper;
let adult: WrittenProduct;
let kids: WrittenProduct;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  adult = await writeProduct(platform, { division: demo, urlName: `adult-${products}`, priceMinor: 2400 });
  kids = await writeProduct(platform, {
    division: demo,
    urlName: `kids-${products}`,
    priceMinor: 1000,
    vatRate: 0,
  });
});

const invoiceOf = async (hash: string, headers = {}): Promise<Invoice> =>
  invoiceSchema.parse((await shopper.client.get(`/omnis/v3/orders/${hash}/invoice/`, headers)).json);
const change = (hash: string, what: string, body: object) =>
  shopper.client.post(`/omnis/v3/orders/${hash}/${what}/`, body, { 'idempotency-key': randomUUID() });

/** Three of adults’ clothes and one of children’s, 72.00 and 10.00, with free delivery. */
async function bought(): Promise<{ hash: string; invoice: Invoice }> {
  await shopper.add({ variantId: adult.variant(), quantity: 3 });
  await shopper.add({ variantId: kids.variant() });
  const { orderHash: hash } = placed(await shopper.place());
  await jobs.idle();
  return { hash, invoice: await invoiceOf(hash) };
}
const idOf = ({ lines }: Invoice, name: string): string => lines.find((line) => line.name === name)?.id ?? '';
/** Parts of an invoice that were fixed on the day of issue. */
const issued = ({ number, issuedAt, lines, rates, net, tax, totals }: Invoice) => ({
  number,
  issuedAt,
  lines,
  rates,
  net,
  tax,
  totals,
});

describe('the invoice of an order of which money was given back', () => {
  test('has no credit note before', async () => {
    const { invoice } = await bought();
    expect(invoice.credits).toBeUndefined();
    expect(invoice.afterCredits).toBeUndefined();
    expect(invoice).toMatchObject({ tax: 12, totals: { total: 82 } });
  });

  test('keeps its lines when goods are taken out, and says what that took off', async () => {
    const { hash, invoice } = await bought();
    await change(hash, 'lines', { lines: [{ id: idOf(invoice, adult.urlName), quantity: 1 }] });
    await change(hash, 'lines', { lines: [{ id: idOf(invoice, kids.urlName), quantity: 0 }] });
    const after = await invoiceOf(hash);
    expect(issued(after)).toEqual(issued(invoice));
    expect(after.credits).toMatchObject([
      { number: `${invoice.number}-C1`, net: 40, tax: 8, total: 48, rates: [{ vatRate: 20, tax: 8 }] },
      { number: `${invoice.number}-C2`, net: 10, tax: 0, total: 10, rates: [{ vatRate: 0, tax: 0 }] },
    ]);
    expect(after.afterCredits).toEqual({
      rates: [{ vatRate: 20, net: 20, tax: 4, total: 24 }],
      net: 20,
      tax: 4,
      total: 24,
    });
  });

  test('has a credit note of everything when it is cancelled', async () => {
    const { hash, invoice } = await bought();
    await change(hash, 'cancel', {});
    await jobs.idle();
    const after = await invoiceOf(hash);
    expect(issued(after)).toEqual(issued(invoice));
    expect(after).toMatchObject({
      credits: [{ reason: 'You cancelled your order', total: 82, tax: 12 }],
      afterCredits: { net: 0, tax: 0, total: 0, rates: [] },
    });
  });

  test('takes what came back off at its own rate, in the language of who looks', async () => {
    const { hash, invoice } = await bought();
    const id = await sendOff(platform, demo, hash);
    await change(hash, 'returns', {
      resolution: 'refund',
      lines: [{ id: idOf(invoice, kids.urlName), quantity: 1, reason: 'too_small' }],
    });
    const { returns } = orderReturnsSchema.parse(
      (await shopper.client.get(`/omnis/v3/orders/${hash}/returns/`)).json,
    );
    const [back] = returns;
    const booked = await staff.post(`/omnis/v3/atlas/orders/${id}/returns/${back?.id}/`, {
      lines: [{ id: idOf(invoice, kids.urlName), received: 1 }],
      restock: true,
    });
    expect(booked, booked.text).toMatchObject({ status: 200 });
    expect(await invoiceOf(hash)).toMatchObject({
      credits: [{ reason: `Return ${back?.number}`, net: 10, tax: 0, total: 10 }],
      afterCredits: { tax: 12, total: 72 },
    });
    await offerLanguages(platform.core, demo, ['en', 'de']);
    expect(await invoiceOf(hash, { 'accept-language': 'de' })).toMatchObject({
      credits: [{ reason: `Rücksendung ${back?.number}` }],
    });
  });

  test('has it in the file too, on as many pages as it needs', async () => {
    const { hash, invoice } = await bought();
    await change(hash, 'lines', { lines: [{ id: idOf(invoice, adult.urlName), quantity: 1 }] });
    const after = await invoiceOf(hash);
    const pages = async (file: Promise<Buffer>): Promise<number> =>
      [...(await file).toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
    const words = paperWords('fr', { locale: 'en-GB' });
    expect(await pages(invoicePdf(after, words))).toBe(1);
    const [credit] = after.credits ?? [];
    if (!credit) throw new Error('There is no credit note');
    const many = Array.from({ length: 12 }, (_, index) => ({ ...credit, number: `C${index}` }));
    expect(await pages(invoicePdf({ ...after, credits: many }, words))).toBeGreaterThan(2);
    const { body } = await platform.app.inject({
      url: `/invoice/${hash}.pdf`,
      headers: { host: testHosts.demo },
    });
    expect(body.length).toBeGreaterThan(1000);
  });
});
