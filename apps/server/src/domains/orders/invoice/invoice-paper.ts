import type { Invoice } from '@omnis/contract';
import { majorMoneyText } from '../../../texts/money-format.ts';
import type { PaperWords } from '../../../texts/papers/paper-words.ts';
import { InvoiceSheet } from './invoice-sheet.ts';

/** An invoice that is being drawn: its sheet, and how it writes words, money and dates. */
export class InvoicePaper {
  readonly sheet: InvoiceSheet;
  readonly invoice: Invoice;
  readonly words: PaperWords;
  readonly #day: Intl.DateTimeFormat;
  readonly #rate: Intl.NumberFormat;
  readonly #percent: Intl.NumberFormat;

  constructor(invoice: Invoice, words: PaperWords) {
    const { locale } = words;
    this.invoice = invoice;
    this.words = words;
    this.#day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    this.#rate = new Intl.NumberFormat(locale);
    this.#percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
    this.sheet = new InvoiceSheet({
      title: `${this.title} ${invoice.number}`,
      author: invoice.seller.name,
      locale,
    });
  }

  /** Title of the document. */
  get title(): string {
    const { say } = this.words;
    return this.invoice.kind === 'invoice' ? say('Invoice') : say('Pro forma invoice');
  }

  /** An amount in the currency of the invoice. */
  money(amount: number): string {
    return majorMoneyText(this.words.locale, amount, this.invoice.totals.currency);
  }

  /** A day, by its time. */
  day(time: string): string {
    return this.#day.format(new Date(time));
  }

  /** A rate of tax: `20%`, with a space where the language has one. */
  percent(rate: number): string {
    return this.#percent.format(rate / 100);
  }

  /** Label of the tax at a rate, with the amount that it is taken on. */
  taxWords({ vatRate, net }: Invoice['rates'][number]): string {
    const { say } = this.words;
    const values = { rate: this.#rate.format(vatRate), net: this.money(net) };
    return this.invoice.exported && vatRate === 0
      ? say('VAT at 0% (export) on {net}', { net: values.net })
      : say('VAT at {rate}% on {net}', values);
  }
}
