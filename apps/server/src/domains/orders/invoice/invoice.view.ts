import type { Invoice } from '@omnis/contract';
import { deliveryByMail, isExport, languageOf, toMajor } from '@omnis/models';
import { recipientOf, recipientWords } from '../../gift-cards/bought-cards.ts';
import { bundleWords } from '../../basket/line-bundle.ts';
import { personalisationWords } from '../../basket/line-personalisation.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { OrderRefundRow } from '../change/changes.repository.ts';
import type { OrderRows } from '../orders.view.ts';
import { stateOf } from '../order-state.ts';
import { bundleOf } from '../order-stock.ts';
import { isQuoted, personalisationOf, readOrder, reverseChargeOf, toTotals } from '../orders.view.ts';
import { toPayment } from '../payment.view.ts';
import { creditNotes, type AtRate, type Credited } from './credit-notes.ts';
import { invoiceSums, type Taxed } from './invoice-sums.ts';

/** Payments whose money is ours, or was: what is asked for is an invoice. */
const settledStates: ReadonlySet<string> = new Set(['authorised', 'paid', 'refunded']);

/** The credit notes of an invoice, where there are any. */
function toCredits(
  number: string,
  { notes, left }: Credited,
  { amounts, isTaxed }: { amounts: (taxed: Taxed) => Taxed; isTaxed: boolean },
): Pick<Invoice, 'credits' | 'afterCredits'> {
  if (notes.length === 0) return {};
  const byRate = (rates: readonly AtRate[]) =>
    isTaxed ? rates.map((rate) => ({ vatRate: rate.vatRate, ...amounts(rate) })) : [];
  return {
    credits: notes.map((note) => ({
      number: `${number}-C${note.position}`,
      issuedAt: note.refund.created_at.toISOString(),
      reason: note.refund.reason,
      rates: byRate(note.rates),
      ...amounts(note),
    })),
    afterCredits: { rates: byRate(left.rates), ...amounts(left) },
  };
}

/** Rows that an invoice is made of. */
export interface InvoiceRows extends OrderRows {
  readonly refunds: readonly OrderRefundRow[];
}

/** The invoice of an order as it was issued, with what was taken off it since. */
export function toInvoice(rows: InvoiceRows, division: Division): Invoice {
  const { log } = rows;
  const read = readOrder(rows.order);
  const { currency } = read;
  const kind = settledStates.has(read.paymentState) ? 'invoice' : 'pro_forma';
  // An unpaid order has no invoice yet that could be corrected.
  const credited = creditNotes(rows.order, rows.items, kind === 'invoice' ? rows.refunds : []);
  const { items } = credited.issued;
  const order = { ...rows.order, ...credited.issued.sums };
  const sums = invoiceSums(order, items);
  const money = (minor: number): number => toMajor(minor, currency);
  const amounts = ({ net, tax, total }: Taxed) => ({ net: money(net), tax: money(tax), total: money(total) });
  const paidAt = log.find(({ status }) => status === 'paid' || status === 'bespoke_paid')?.at;
  const delivered = read.shippingMethod.code !== deliveryByMail.code;
  const quoted = isQuoted(order);
  // Of the day on which it was placed; orders from before it was noted print that of today.
  const vatNumber = order.vat_number ?? division.vatNumber;
  const isTaxed = order.vat_number !== '';
  return {
    orderHash: order.hash,
    number: order.number,
    kind,
    issuedAt: (paidAt ?? order.created_at).toISOString(),
    orderedAt: order.created_at.toISOString(),
    seller: {
      name: division.companyName,
      address: [...division.companyAddress],
      country: division.country,
      email: division.contactEmail,
      vatNumber,
      companyNumber: division.companyNumber,
      charityNumber: division.charityNumber,
    },
    billingAddress: read.billingAddress,
    shippingAddress: read.shippingAddress,
    lines: items.map((item, index) => ({
      id: item.id,
      name: item.name,
      sku: item.sku,
      options: [
        item.colour,
        item.size,
        ...recipientWords(recipientOf(item)),
        ...bundleWords(bundleOf(item)),
        ...personalisationWords(personalisationOf(item), languageOf(order.language)),
      ].filter((option) => option !== ''),
      quantity: item.quantity,
      unit: money(quoted ? item.price_minor : item.price_minor + item.tax_minor),
      unitTaxed: !quoted,
      discount: money(item.discount_minor),
      vatRate: Number(item.vat_rate),
      ...amounts(sums.lines[index] ?? { net: 0, tax: 0, total: 0 }),
    })),
    delivered,
    delivery: { name: read.shippingMethod.name, ...amounts(sums.delivery) },
    rates: isTaxed ? sums.rates.map(({ vatRate, ...amount }) => ({ vatRate, ...amounts(amount) })) : [],
    exported:
      isTaxed &&
      delivered &&
      (read.taxScheme === null
        ? isExport(division.country, read.shippingAddress)
        : read.taxScheme === 'export'),
    ...reverseChargeOf(order),
    totals: toTotals(order, currency),
    net: money(sums.net),
    tax: money(sums.tax),
    payment: toPayment(order, read),
    flow: stateOf(order).flow,
    ...toCredits(order.number, credited, { amounts, isTaxed }),
  };
}
