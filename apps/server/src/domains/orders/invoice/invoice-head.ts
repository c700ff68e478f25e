import type { Invoice } from '@omnis/contract';
import { orderAddressLines } from '@omnis/models';
import type { InvoicePaper } from './invoice-paper.ts';
import { page, right } from './invoice-sheet.ts';

const stateWords = {
  pending: 'Waiting for the bank',
  authorised: 'Paid',
  paid: 'Paid',
  refunded: 'Refunded',
  failed: 'Not paid',
} as const satisfies Readonly<Record<Invoice['payment']['state'], string>>;

/** How the payment stands, in words. No bank is waited for where an order has still to be paid. */
const paymentWords = ({ payment: { state, payable }, flow }: Invoice) =>
  state === 'pending' && (flow === 'bespoke' || payable) ? stateWords.failed : stateWords[state];

/** Draws what the paper is, its dates, and who sells. */
export function drawHead(paper: InvoicePaper): void {
  const { sheet, words } = paper;
  const { number, seller, kind, issuedAt, orderedAt } = paper.invoice;
  const { say } = words;
  const half = (right - page.margin) / 2;
  const facts = [
    ...seller.address,
    seller.email,
    seller.vatNumber && say('VAT number {number}', { number: seller.vatNumber }),
    seller.companyNumber && say('Company number {number}', { number: seller.companyNumber }),
    seller.charityNumber && say('Charity number {number}', { number: seller.charityNumber }),
  ].filter((line) => line !== '');
  const x = page.margin + half;
  sheet.write(paper.title, { x: page.margin, width: half }, { size: 22, bold: true });
  const issued = paper.day(issuedAt);
  const ordered = paper.day(orderedAt);
  const dates = [
    say('Number {number}', { number }),
    kind === 'invoice' ? say('Date {day}', { day: issued }) : say('Ordered on {day}', { day: issued }),
    ...(ordered === issued ? [] : [say('Ordered on {day}', { day: ordered })]),
  ];
  const left = sheet.write(dates.join('\n'), { x: page.margin, width: half, y: sheet.y + 34 });
  const name = sheet.write(seller.name, { x, width: half, align: 'right' }, { size: 11, bold: true });
  const end = sheet.write(facts.join('\n'), { x, width: half, y: name + 2, align: 'right' }, { muted: true });
  sheet.y = Math.max(left, end) + 24;
}

/** Draws who is billed, where it went, and how it was paid. */
export function drawParties({ sheet, words, invoice }: InvoicePaper): void {
  const { billingAddress, shippingAddress, delivered, payment } = invoice;
  const { say, locale } = words;
  const width = (right - page.margin) / 3;
  const deliveredTo: [string, string[]] = [say('Delivered to'), orderAddressLines(shippingAddress, locale)];
  const parts: [string, string[]][] = [
    [say('Billed to'), orderAddressLines(billingAddress, locale)],
    ...(delivered ? [deliveredTo] : []),
    [say('Payment'), [payment.method, say(paymentWords(invoice))].filter((line) => line !== '')],
  ];
  const ends = parts.map(([title, lines], index) => {
    const at = { x: page.margin + index * width, width: width - 14 };
    const under = sheet.write(title, at, { bold: true });
    return sheet.write(lines.join('\n'), { ...at, y: under + 2 }, { muted: true });
  });
  sheet.y = Math.max(...ends) + 26;
}
