import type { Invoice } from '@omnis/contract';
import type { InvoicePaper } from './invoice-paper.ts';
import { page, right, type TextLook } from './invoice-sheet.ts';

/** Room for a label, and for millions in large letters. */
const columns = { label: [200, 225], amount: [430, right - 430] } as const;
/** Where a block of sums has to end. */
const lowest = page.height - 70;
const rowHeight = 16;
const totalHeight = 40;

type Row = readonly [label: string, amount: number];
/** Amounts with the tax in them, by rate. */
type Taxed = Pick<Invoice, 'rates' | 'net' | 'tax'>;

function drawPair(paper: InvoicePaper, [label, amount]: Row, look: TextLook = {}): void {
  const { sheet } = paper;
  const [labelX, labelWidth] = columns.label;
  sheet.write(label, { x: labelX, width: labelWidth, align: 'right' }, look);
  const [x, width] = columns.amount;
  const end = sheet.write(paper.money(amount), { x, width, align: 'right' }, { ...look, bold: true });
  sheet.y = end + 4;
}

/** Net, and the tax at each rate; nothing of a seller without a VAT number. */
function taxRows(paper: InvoicePaper, { rates, net, tax }: Taxed): Row[] {
  const { say } = paper.words;
  if (rates.length === 0) return [];
  return [
    [say('Net'), net],
    ...rates.map((rate): Row => [paper.taxWords(rate), rate.tax]),
    ...(rates.length > 1 ? [[say('VAT altogether'), tax] satisfies Row] : []),
  ];
}

/** Sums with their total under them, on one page. */
function drawSums(paper: InvoicePaper, rows: readonly Row[], total: Row): void {
  const { sheet } = paper;
  if (sheet.y + rows.length * rowHeight + totalHeight > lowest) sheet.turn();
  for (const row of rows) drawPair(paper, row);
  sheet.y += 4;
  drawPair(paper, total, { bold: true, size: 12 });
}

/** Draws what the invoice comes to, and how it was paid. */
export function drawTotals(paper: InvoicePaper): void {
  const { sheet, invoice } = paper;
  const { totals, payment, reverseCharge } = invoice;
  const { say } = paper.words;
  drawSums(paper, taxRows(paper, invoice), [say('Total'), totals.total]);
  if (payment.giftCardAmount > 0) {
    drawPair(paper, [say('Paid by gift card'), payment.giftCardAmount]);
    drawPair(paper, [say('Paid otherwise'), totals.total - payment.giftCardAmount]);
  }
  if (reverseCharge)
    sheet.y = sheet.write(
      say(
        'Reverse charge: the customer owes the VAT. VAT number of the seller: {seller}. VAT number of the customer: {buyer}.',
        { seller: reverseCharge.sellerVatNumber, buyer: reverseCharge.buyerVatNumber },
      ),
      { x: page.margin, width: right - page.margin, y: sheet.y + 16 },
    );
  if (invoice.kind === 'pro_forma')
    sheet.write(
      say('This order is not paid yet. A pro forma invoice cannot be used to reclaim VAT.'),
      { x: page.margin, width: right - page.margin, y: sheet.y + 16 },
      { muted: true },
    );
}

function negative({ rates, net, tax }: Taxed): Taxed {
  // Less than nothing, and never a nothing with a minus.
  const less = (amount: number): number => 0 - amount;
  return {
    net: less(net),
    tax: less(tax),
    rates: rates.map((rate) => ({ ...rate, net: less(rate.net), tax: less(rate.tax) })),
  };
}

/** Draws what was given back since, and what is left after it. */
export function drawCredits(paper: InvoicePaper): void {
  const { sheet, invoice } = paper;
  const { credits = [], afterCredits } = invoice;
  if (!afterCredits) return;
  const { say } = paper.words;
  const at = { x: page.margin, width: right - page.margin };
  for (const credit of credits) {
    const rows = taxRows(paper, negative(credit));
    const height = 66 + rows.length * rowHeight + totalHeight;
    sheet.y += 14;
    if (sheet.y + height > lowest) sheet.turn();
    sheet.rule();
    sheet.y += 12;
    sheet.y = sheet.write(say('Credit note {number}', { number: credit.number }), at, {
      size: 12,
      bold: true,
    });
    const day = say('Date {day}', { day: paper.day(credit.issuedAt) });
    sheet.y = sheet.write(`${day}\n${credit.reason}`, at, { muted: true }) + 6;
    drawSums(paper, rows, [say('Refunded'), -credit.total]);
  }
  sheet.y += 14;
  const rows = taxRows(paper, afterCredits);
  if (sheet.y + 12 + rows.length * rowHeight + totalHeight > lowest) sheet.turn();
  sheet.rule();
  sheet.y += 12;
  drawSums(paper, rows, [say('Total after refunds'), afterCredits.total]);
}
