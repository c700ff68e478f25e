import type { Invoice } from '@omnis/contract';
import { deliveryByMail, isExport, toMajor } from '@omnis/models';
import { recipientOf, recipientWords } from '../../gift-cards/bought-cards.ts';
import { bundleWords } from '../../basket/line-bundle.ts';
import { personalisationWords } from '../../basket/line-personalisation.ts';
import type { Division } from '../../divisions/division.ts';
import type { OrderRows } from '../orders.view.ts';
import { stateOf } from '../order-state.ts';
import { bundleOf } from '../order-stock.ts';
import { personalisationOf, readOrder, toTotals } from '../orders.view.ts';
import { invoiceSums, type Taxed } from './invoice-sums.ts';

/** Payments whose money is ours, or was: what is asked for is an invoice. */
const settledStates: ReadonlySet<string> = new Set(['authorised', 'paid', 'refunded']);

/** The invoice of an order as it is stored. */
export function toInvoice({ order, items, log }: OrderRows, division: Division): Invoice {
  const read = readOrder(order);
  const { currency } = read;
  const sums = invoiceSums(order, items);
  const money = (minor: number): number => toMajor(minor, currency);
  const amounts = ({ net, tax, total }: Taxed) => ({ net: money(net), tax: money(tax), total: money(total) });
  const paidAt = log.find(({ status }) => status === 'paid' || status === 'bespoke_paid')?.at;
  const delivered = read.shippingMethod.code !== deliveryByMail.code;
  return {
    orderHash: order.hash,
    number: order.number,
    kind: settledStates.has(read.paymentState) ? 'invoice' : 'pro_forma',
    issuedAt: (paidAt ?? order.created_at).toISOString(),
    orderedAt: order.created_at.toISOString(),
    seller: {
      name: division.companyName,
      address: [...division.companyAddress],
      country: division.country,
      email: division.contactEmail,
      vatNumber: division.vatNumber,
      companyNumber: division.companyNumber,
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
        ...personalisationWords(personalisationOf(item)),
      ].filter((option) => option !== ''),
      quantity: item.quantity,
      unit: money(item.price_minor + item.tax_minor),
      discount: money(item.discount_minor),
      vatRate: Number(item.vat_rate),
      ...amounts(sums.lines[index] ?? { net: 0, tax: 0, total: 0 }),
    })),
    delivered,
    delivery: { name: read.shippingMethod.name, ...amounts(sums.delivery) },
    rates: sums.rates.map(({ vatRate, ...amount }) => ({ vatRate, ...amounts(amount) })),
    exported: delivered && isExport(division.country, read.shippingAddress),
    totals: toTotals(order, currency),
    net: money(sums.net),
    tax: money(sums.tax),
    payment: {
      method: order.payment_method,
      state: read.paymentState,
      giftCardAmount: money(order.gift_card_minor),
    },
    flow: stateOf(order).flow,
  };
}
