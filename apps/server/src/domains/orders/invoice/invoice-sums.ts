import { allocate, vatIncluded } from '@omnis/models';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import { lineTotalMinor } from '../orders.view.ts';

/** An amount with the tax in it, in minor units: `net + tax = total`. */
export interface Taxed {
  net: number;
  tax: number;
  total: number;
}

/** The sums of an invoice, in minor units. */
export interface InvoiceSums extends Taxed {
  /** One for each line, in their order. */
  lines: Taxed[];
  delivery: Taxed;
  /** Amounts charged at each rate, delivery included; highest rate first. */
  rates: (Taxed & { vatRate: number })[];
}

type SummedOrder = Pick<
  OrderRow,
  'total_minor' | 'goods_tax_minor' | 'tax_discount_minor' | 'shipping_minor' | 'shipping_tax_minor'
>;

const taxed = (total: number, tax: number): Taxed => ({ net: total - tax, tax, total });
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** Rounding may leave a penny: the tax that was charged binds, so the largest amount carries the difference. */
function settled(taxes: readonly number[], totals: readonly number[], charged: number): number[] {
  const largest = totals.indexOf(Math.max(...totals));
  const difference = charged - sum(taxes);
  return taxes.map((tax, index) => (index === largest ? tax + difference : tax));
}

/**
 * An amount of delivery by rate of tax, in proportion to what the goods at each rate cost. Gift cards go by mail: delivery is
 * shared by the other goods.
 */
export function deliveryShares(amount: number, items: readonly OrderItemRow[]): Map<number, number> {
  const rates = [...new Set(items.map(({ vat_rate: rate }) => Number(rate)))].toSorted((a, b) => b - a);
  if (rates.length === 0) return new Map();
  const goods = items.filter((item) => recipientOf(item) === null);
  const shares = allocate(
    amount,
    rates.map((rate) => sum(goods.filter((item) => Number(item.vat_rate) === rate).map(lineTotalMinor))),
  );
  return new Map(rates.map((rate, index) => [rate, shares[index] ?? 0]));
}

/**
 * The sums of an order's invoice by line and by rate. Delivery is taxed at the rates of the goods, in proportion to what
 * they cost; all taxes add up to what the order was charged.
 */
export function invoiceSums(order: SummedOrder, items: readonly OrderItemRow[]): InvoiceSums {
  const totals = items.map(lineTotalMinor);
  const lineRates = items.map(({ vat_rate: rate }) => Number(rate));
  const lineTaxes = settled(
    totals.map((total, index) => vatIncluded(total, lineRates[index] ?? 0)),
    totals,
    order.goods_tax_minor - order.tax_discount_minor,
  );
  const lines = totals.map((total, index) => taxed(total, lineTaxes[index] ?? 0));

  const vatRates = [...new Set(lineRates)].toSorted((a, b) => b - a);
  const goods = vatRates.map((rate) => lines.filter((_line, index) => lineRates[index] === rate));
  const byRate = deliveryShares(order.shipping_minor, items);
  const shares = vatRates.map((rate) => byRate.get(rate) ?? 0);
  const shareTaxes = settled(
    shares.map((share, index) => vatIncluded(share, vatRates[index] ?? 0)),
    shares,
    order.shipping_tax_minor,
  );
  const rates = vatRates.map((vatRate, index) => {
    const atRate = goods[index] ?? [];
    const total = sum(atRate.map((line) => line.total)) + (shares[index] ?? 0);
    return { vatRate, ...taxed(total, sum(atRate.map((line) => line.tax)) + (shareTaxes[index] ?? 0)) };
  });
  const tax = order.goods_tax_minor - order.tax_discount_minor + order.shipping_tax_minor;
  return {
    lines,
    delivery: taxed(order.shipping_minor, order.shipping_tax_minor),
    rates,
    ...taxed(order.total_minor, tax),
  };
}
