import type { CallInput } from '@omnis/contract';
import { currencies, discountLimits, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import type { FieldError } from '../../http/field-errors.ts';
import type { DiscountRow } from './discounts.repository.ts';

/** The fields of a discount, as they are sent. */
export type DiscountValues = Omit<CallInput<'dashboard.createDiscount'>['body'], 'code'>;

/** Why an amount in major units cannot be kept; null when it can. */
function amountFault(amount: number, currency: CurrencyCode): string | null {
  if (amount > discountLimits.amount) return `Enter at most ${discountLimits.amount}`;
  const { decimals } = currencies[currency];
  if (toMajor(toMinor(amount, currency), currency) === amount) return null;
  return decimals === 0 ? 'An amount has no decimals' : `An amount has at most ${decimals} decimals`;
}

/** Tells whether a percentage has one decimal at most. */
const isTenths = (percent: number): boolean => Math.round(percent * 10) / 10 === percent;

/** A percentage as it is kept: its whole number, and tenths beside it. */
export const percentOf = ({ value, tenths }: { readonly value: number; readonly tenths: number }): number =>
  tenths === 0 ? value : (value * 10 + tenths) / 10;

const wholeAndTenths = (percent: number): { value: number; tenths: number } => {
  const all = Math.round(percent * 10);
  return { value: Math.floor(all / 10), tenths: all % 10 };
};

/** Value of a discount as it is stored. */
function keptValue({ kind, value }: DiscountValues, currency: CurrencyCode) {
  switch (kind) {
    case 'fixed_amount':
      return { value: toMinor(value, currency), tenths: 0 };
    case 'free_delivery':
      return { value: 0, tenths: 0 };
    case 'percentage':
    case 'buy_x_get_y':
      return wholeAndTenths(value);
  }
}

function valueFault({ kind, value }: DiscountValues, currency: CurrencyCode): string | null {
  switch (kind) {
    case 'percentage':
    case 'buy_x_get_y':
      if (value <= 0 || value > 100) return 'Enter a percentage from 0.1 to 100';
      return isTenths(value) ? null : 'A percentage has at most one decimal';
    case 'fixed_amount':
      return value > 0 ? amountFault(value, currency) : 'Enter an amount above 0';
    case 'free_delivery':
      return null;
  }
}

/** Faults of a discount that can be told without the database. */
export function discountFaults(values: DiscountValues, currency: CurrencyCode): FieldError[] {
  const { method, kind, buyAndGet, minimumSpend, startsAt, endsAt, maxUsesPerCode } = values;
  const faults: [field: string, message: string | null][] = [
    ['value', valueFault(values, currency)],
    ['minimumSpend', amountFault(minimumSpend, currency)],
    ['buyAndGet', kind === 'buy_x_get_y' && !buyAndGet ? 'Say what is bought and what is given' : null],
    [
      'endsAt',
      startsAt && endsAt && new Date(endsAt) <= new Date(startsAt)
        ? 'Choose an end that comes after the start'
        : null,
    ],
    [
      'maxUsesPerCode',
      method === 'automatic' && maxUsesPerCode !== null ? 'An automatic discount has no codes' : null,
    ],
  ];
  return faults.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

/** The columns of a discount. */
export function columnsOf(values: DiscountValues, currency: CurrencyCode) {
  const { kind, goods, buyAndGet, customers, segments } = values;
  return {
    title: values.title,
    method: values.method,
    kind,
    ...keptValue(values, currency),
    goods: JSON.stringify(goods),
    buy_and_get: kind === 'buy_x_get_y' ? JSON.stringify(buyAndGet) : null,
    minimum_minor: toMinor(values.minimumSpend, currency),
    minimum_quantity: values.minimumQuantity,
    segments: JSON.stringify([...new Set(segments)]),
    for_customers: customers.length > 0 || segments.length > 0,
    once_per_customer: values.oncePerCustomer,
    max_uses: values.maxUses,
    max_uses_per_code: values.maxUsesPerCode,
    starts_at: values.startsAt === null ? null : new Date(values.startsAt),
    ends_at: values.endsAt === null ? null : new Date(values.endsAt),
    combines: values.combines,
    enabled: values.enabled,
  };
}

/** How a discount stands at a moment. */
export function stateOf(row: DiscountRow, now: Date) {
  if (!row.enabled) return 'disabled';
  if (row.ends_at && row.ends_at <= now) return 'expired';
  if (row.max_uses !== null && row.uses >= row.max_uses) return 'used_up';
  return row.starts_at && row.starts_at > now ? 'scheduled' : 'active';
}
