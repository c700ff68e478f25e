import type { FigureColumn, FigureTable } from '@omnis/contract';
import { toMajor, visitSteps, type CurrencyCode } from '@omnis/models';
import type { DaySums } from './day-sums.repository.ts';
import type { DiscountFigures, ProductFigures, ReturnFigures } from './sold-goods.repository.ts';
import type { VisitFigures } from './visits.repository.ts';

/** A row of a table: the id of what it is about, its name, and a number for each other column. */
export interface FigureRow {
  readonly id: string | null;
  readonly name: string;
  readonly values: readonly number[];
}

const text = (name: string): FigureColumn => ({ key: 'name', name, kind: 'text' });
const count = (key: string, name: string): FigureColumn => ({ key, name, kind: 'count' });
const money = (key: string, name: string): FigureColumn => ({ key, name, kind: 'money' });
const percent = (key: string, name: string): FigureColumn => ({ key, name, kind: 'percent' });

const visits = (name: string): FigureColumn[] => [
  text(name),
  count('visits', 'Visits'),
  count('product', 'Saw a product'),
  count('basket', 'Added to basket'),
  count('checkout', 'Reached checkout'),
  count('orders', 'Ordered'),
  percent('conversion', 'Conversion'),
];

/** The columns of each table. */
export const figureColumns: Readonly<Record<FigureTable, readonly FigureColumn[]>> = {
  days: [
    text('Day'),
    count('orders', 'Orders'),
    count('items', 'Items'),
    money('gross', 'Gross sales'),
    money('refunds', 'Refunds'),
    money('net', 'Net revenue'),
  ],
  products: [
    text('Product'),
    count('sold', 'Sold'),
    count('returned', 'Refunded items'),
    money('gross', 'Gross sales'),
    money('refunds', 'Refunds'),
    money('net', 'Net revenue'),
  ],
  discounts: [
    text('Discount'),
    count('orders', 'Orders'),
    money('discounted', 'Discounted'),
    money('gross', 'Gross sales'),
  ],
  funnel: [
    text('Step'),
    count('visits', 'Visits'),
    percent('share', 'Of all visits'),
    percent('kept', 'Of the step before'),
  ],
  sources: visits('Source'),
  campaigns: visits('Campaign'),
  returns: [
    text('Reason'),
    count('returns', 'Returns'),
    count('announced', 'Announced items'),
    count('received', 'Received items'),
  ],
};

/** A share in per cent with one decimal; 0 of nothing. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** Rows of the days. */
export const dayRows = (days: readonly DaySums[], currency: CurrencyCode): FigureRow[] =>
  days.map(({ day, orders, items, grossMinor, refundsMinor }) => ({
    id: null,
    name: day,
    values: [
      orders,
      items,
      toMajor(grossMinor, currency),
      toMajor(refundsMinor, currency),
      toMajor(grossMinor - refundsMinor, currency),
    ],
  }));

/** Rows of the products. */
export const productRows = (products: readonly ProductFigures[], currency: CurrencyCode): FigureRow[] =>
  products.map(({ id, name, sold, returned, grossMinor, refundsMinor }) => ({
    id,
    name,
    values: [
      sold,
      returned,
      toMajor(grossMinor, currency),
      toMajor(refundsMinor, currency),
      toMajor(grossMinor - refundsMinor, currency),
    ],
  }));

/** Rows of the discounts. */
export const discountRows = (discounts: readonly DiscountFigures[], currency: CurrencyCode): FigureRow[] =>
  discounts.map(({ id, title, orders, discountedMinor, grossMinor }) => ({
    id,
    name: title,
    values: [orders, toMajor(discountedMinor, currency), toMajor(grossMinor, currency)],
  }));

const stepNames: Readonly<Record<(typeof visitSteps)[number], string>> = {
  visit: 'Visited the shop',
  product: 'Saw a product',
  basket: 'Added to basket',
  checkout: 'Reached checkout',
  order: 'Ordered',
};

/** Rows of the funnel: every step, also without visits. */
export function funnelRows([all]: readonly VisitFigures[]): FigureRow[] {
  const steps = visitSteps.map((step) => ({ name: stepNames[step], visits: all?.steps[step] ?? 0 }));
  return steps.map(({ name, visits: reached }, index) => ({
    id: null,
    name,
    values: [
      reached,
      shareOf(reached, steps[0]?.visits ?? 0),
      shareOf(reached, (steps[index - 1] ?? steps[0])?.visits ?? 0),
    ],
  }));
}

/** Rows of the origins of visits. @param unknown - what visits without one are called */
export const visitRows = (found: readonly VisitFigures[], unknown: string): FigureRow[] =>
  found.map(({ origin, steps }) => ({
    id: null,
    name: origin === '' ? unknown : origin,
    values: [...visitSteps.map((step) => steps[step]), shareOf(steps.order, steps.visit)],
  }));

const reasonName = (reason: string): string => {
  const words = reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Rows of the reasons of returns. */
export const returnRows = (returns: readonly ReturnFigures[]): FigureRow[] =>
  returns.map(({ reason, returns: number, announced, received }) => ({
    id: null,
    name: reasonName(reason),
    values: [number, announced, received],
  }));
