import type { Invoice } from '@omnis/contract';
import { postalLines } from '@omnis/models';
import { moneyFormat } from '../../../texts/money-format.ts';
import type { PaperWords } from '../../../texts/papers/paper-words.ts';
import { InvoiceSheet, page, right, type TextLook } from './invoice-sheet.ts';

/** Where the last row of a page may begin. */
const lastRow = page.height - 110;
/** Columns of the lines: left edge and width; all but the first are set to the right. */
const columns = {
  item: [page.margin, 202],
  quantity: [254, 22],
  net: [278, 72],
  rate: [354, 36],
  tax: [394, 66],
  total: [464, right - 464],
} as const;
type Column = keyof typeof columns;

/** The sums under them: room for a label, and for millions in large letters. */
const sums = { label: [200, 225], amount: [430, right - 430] } as const;

const stateWords = {
  pending: 'Waiting for the bank',
  authorised: 'Paid',
  paid: 'Paid',
  refunded: 'Refunded',
  failed: 'Not paid',
} as const satisfies Readonly<Record<Invoice['payment']['state'], string>>;

/** How the payment stands, in words. No bank is waited for where a bespoke order is to be paid. */
const paymentWords = ({ payment: { state }, flow }: Invoice) =>
  flow === 'bespoke' && state === 'pending' ? stateWords.failed : stateWords[state];

/** Draws one invoice from top to bottom. */
class InvoicePaper {
  readonly #sheet: InvoiceSheet;
  readonly #invoice: Invoice;
  readonly #words: PaperWords;
  readonly #money: Intl.NumberFormat;
  readonly #day: Intl.DateTimeFormat;
  readonly #rate: Intl.NumberFormat;

  constructor(invoice: Invoice, words: PaperWords) {
    const { locale } = words;
    this.#invoice = invoice;
    this.#words = words;
    this.#money = moneyFormat(locale, invoice.totals.currency);
    this.#day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    this.#rate = new Intl.NumberFormat(locale);
    this.#sheet = new InvoiceSheet({
      title: `${this.#title} ${invoice.number}`,
      author: invoice.seller.name,
      locale,
    });
  }

  get #title(): string {
    const { say } = this.#words;
    return this.#invoice.kind === 'invoice' ? say('Invoice') : say('Pro forma invoice');
  }

  bytes(): Promise<Buffer> {
    return this.#sheet.bytes(() => {
      this.#head();
      this.#parties();
      this.#lines();
      this.#sums();
      this.#foot();
    });
  }

  #head(): void {
    const { number, seller, kind, issuedAt, orderedAt } = this.#invoice;
    const { say } = this.#words;
    const half = (right - page.margin) / 2;
    const facts = [
      ...seller.address,
      seller.email,
      seller.vatNumber && say('VAT number {number}', { number: seller.vatNumber }),
      seller.companyNumber && say('Company number {number}', { number: seller.companyNumber }),
    ].filter((line) => line !== '');
    const x = page.margin + half;
    this.#sheet.write(this.#title, { x: page.margin, width: half }, { size: 22, bold: true });
    const issued = this.#day.format(new Date(issuedAt));
    const ordered = this.#day.format(new Date(orderedAt));
    const dates = [
      say('Number {number}', { number }),
      kind === 'invoice' ? say('Date {day}', { day: issued }) : say('Ordered on {day}', { day: issued }),
      ...(ordered === issued ? [] : [say('Ordered on {day}', { day: ordered })]),
    ];
    const left = this.#sheet.write(dates.join('\n'), { x: page.margin, width: half, y: this.#sheet.y + 34 });
    const name = this.#sheet.write(seller.name, { x, width: half, align: 'right' }, { size: 11, bold: true });
    const end = this.#sheet.write(
      facts.join('\n'),
      { x, width: half, y: name + 2, align: 'right' },
      { muted: true },
    );
    this.#sheet.y = Math.max(left, end) + 24;
  }

  #parties(): void {
    const { billingAddress, shippingAddress, delivered, payment } = this.#invoice;
    const { say } = this.#words;
    const width = (right - page.margin) / 3;
    const deliveredTo: [string, string[]] = [
      say('Delivered to'),
      postalLines(shippingAddress, this.#words.locale),
    ];
    const parts: [string, string[]][] = [
      [say('Billed to'), postalLines(billingAddress, this.#words.locale)],
      ...(delivered ? [deliveredTo] : []),
      [say('Payment'), [payment.method, say(paymentWords(this.#invoice))].filter((line) => line !== '')],
    ];
    const ends = parts.map(([title, lines], index) => {
      const at = { x: page.margin + index * width, width: width - 14 };
      const under = this.#sheet.write(title, at, { bold: true });
      return this.#sheet.write(lines.join('\n'), { ...at, y: under + 2 }, { muted: true });
    });
    this.#sheet.y = Math.max(...ends) + 26;
  }

  #rateText(rate: number): string {
    return `${this.#rate.format(rate)}\u00a0%`;
  }

  #cell(column: Column, text: string, look: TextLook = {}): number {
    const [x, width] = columns[column];
    return this.#sheet.write(text, { x, width, align: column === 'item' ? 'left' : 'right' }, look);
  }

  #tableHead(): void {
    const { say } = this.#words;
    const look = { muted: true, size: 8 };
    this.#cell('item', say('Description'), look);
    this.#cell('quantity', say('Qty'), look);
    this.#cell('net', say('Net'), look);
    this.#cell('rate', say('VAT'), look);
    this.#cell('tax', say('VAT amount'), look);
    this.#cell('total', say('Total'), look);
    this.#sheet.y = this.#sheet.document.y + 4;
    this.#sheet.rule();
    this.#sheet.y += 8;
  }

  #row(row: Record<Column, string>, note: string): void {
    if (this.#sheet.y > lastRow) {
      this.#sheet.turn();
      this.#tableHead();
    }
    for (const column of ['quantity', 'net', 'rate', 'tax', 'total'] as const)
      this.#cell(column, row[column], { bold: column === 'total' });
    let end = this.#cell('item', row.item);
    if (note !== '') {
      const [x, width] = columns.item;
      end = this.#sheet.write(note, { x, width, y: end }, { muted: true, size: 8 });
    }
    this.#sheet.y = end + 8;
  }

  #lines(): void {
    const { lines, delivered, delivery, rates } = this.#invoice;
    const { say } = this.#words;
    const money = (amount: number): string => this.#money.format(amount);
    this.#tableHead();
    for (const { name, options, sku, quantity, unit, discount, vatRate, net, tax, total } of lines) {
      const note = [
        options.join(' / '),
        sku,
        quantity > 1 ? say('{amount} each, VAT included', { amount: money(unit) }) : '',
        discount > 0 ? say('less {amount} discount', { amount: money(discount) }) : '',
      ];
      this.#row(
        {
          item: name,
          quantity: String(quantity),
          net: money(net),
          rate: this.#rateText(vatRate),
          tax: money(tax),
          total: money(total),
        },
        note.filter((part) => part !== '').join(', '),
      );
    }
    if (delivered)
      this.#row(
        {
          item: say('Delivery: {method}', { method: delivery.name }),
          quantity: '',
          net: money(delivery.net),
          rate: rates.length === 1 ? this.#rateText(rates[0]?.vatRate ?? 0) : '',
          tax: money(delivery.tax),
          total: money(delivery.total),
        },
        '',
      );
    this.#sheet.rule();
    this.#sheet.y += 12;
  }

  #rateWords({ vatRate, net }: Invoice['rates'][number]): string {
    const { say } = this.#words;
    const values = { rate: this.#rate.format(vatRate), net: this.#money.format(net) };
    return this.#invoice.exported && vatRate === 0
      ? say('VAT at 0 % (export) on {net}', { net: values.net })
      : say('VAT at {rate} % on {net}', values);
  }

  #sums(): void {
    const { rates, net, tax, totals, payment } = this.#invoice;
    const { say } = this.#words;
    const rows: [string, number][] = [
      [say('Net'), net],
      ...rates.map((rate): [string, number] => [this.#rateWords(rate), rate.tax]),
      ...(rates.length > 1 ? [[say('VAT'), tax] satisfies [string, number]] : []),
    ];
    if (this.#sheet.y + rows.length * 16 + 40 > page.height - 70) this.#sheet.turn();
    const pair = (label: string, amount: number, look: TextLook): void => {
      const [labelX, labelWidth] = sums.label;
      this.#sheet.write(label, { x: labelX, width: labelWidth, align: 'right' }, look);
      const [x, width] = sums.amount;
      const end = this.#sheet.write(
        this.#money.format(amount),
        { x, width, align: 'right' },
        { ...look, bold: true },
      );
      this.#sheet.y = end + 4;
    };
    for (const [label, amount] of rows) pair(label, amount, {});
    this.#sheet.y += 4;
    pair(say('Total'), totals.total, { bold: true, size: 12 });
    if (payment.giftCardAmount > 0) {
      pair(say('Paid by gift card'), payment.giftCardAmount, {});
      pair(say('Paid otherwise'), totals.total - payment.giftCardAmount, {});
    }
    if (this.#invoice.kind === 'pro_forma') {
      this.#sheet.write(
        say('This order is not paid yet. A pro forma invoice cannot be used to reclaim VAT.'),
        { x: page.margin, width: right - page.margin, y: this.#sheet.y + 16 },
        { muted: true },
      );
    }
  }

  #foot(): void {
    const { document } = this.#sheet;
    const { count } = document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(index);
      // Below the margin, where a new page would be begun for it.
      document.page.margins.bottom = 0;
      this.#sheet.write(
        this.#words.say('{seller}, {paper} {number}, page {page} of {count}', {
          seller: this.#invoice.seller.name,
          // German writes nouns large.
          paper: this.#words.language === 'de' ? this.#title : this.#title.toLowerCase(),
          number: this.#invoice.number,
          page: index + 1,
          count,
        }),
        { x: page.margin, width: right - page.margin, y: page.height - 42 },
        { muted: true, size: 8 },
      );
    }
  }
}

/**
 * An invoice as a file: A4, as many pages as its lines need, in a font that has Latin, Greek and Cyrillic letters.
 *
 * @param words - the language that it is in, and how dates and money are written
 */
export function invoicePdf(invoice: Invoice, words: PaperWords): Promise<Buffer> {
  return new InvoicePaper(invoice, words).bytes();
}
