import { counted, moneyText } from '@omnis/ui';
import type { ChosenGoods, DiscountFormValues } from './discount-values.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));
const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Names of goods; more than three are counted. */
function goodsText({ kind, items }: ChosenGoods, all: string): string {
  if (kind === 'all') return all;
  const noun = kind === 'products' ? 'product' : 'collection';
  if (items.length === 0) return `the ${noun}s you choose`;
  return items.length > 3 ? counted(items.length, noun) : list.format(items.map(({ name }) => name));
}

function giftText(values: DiscountFormValues, currency: string): string {
  const { kind, goods, gets, buy, get, most } = values;
  const value = values.value ?? 0;
  switch (kind) {
    case 'percentage':
      return `get ${value}% off ${goodsText(goods, 'everything')}`;
    case 'fixed_amount':
      return `get ${moneyText(value, currency)} off ${goodsText(goods, 'their order')}, once per order`;
    case 'free_delivery':
      return goods.kind === 'all'
        ? 'get free delivery'
        : `get free delivery when they buy ${goodsText(goods, '')}`;
    case 'buy_x_get_y': {
      const given = value === 100 ? 'free' : `at ${value}% off`;
      const times = most === null ? '' : `, at most ${counted(most, 'time')} per order`;
      return `who buy ${buy ?? 0} of ${goodsText(goods, 'anything')} get ${get ?? 0} of ${goodsText(gets, 'anything')} ${given}${times}`;
    }
  }
}

function minimumText(
  { minimum, minimumSpend, minimumQuantity }: DiscountFormValues,
  currency: string,
): string {
  if (minimum === 'spend' && minimumSpend)
    return `, when they spend at least ${moneyText(minimumSpend, currency)}`;
  return minimum === 'quantity' && minimumQuantity
    ? `, when they buy at least ${counted(minimumQuantity, 'item')}`
    : '';
}

function limitsText({ maxUses, maxUsesPerCode, oncePerCustomer, method }: DiscountFormValues): string {
  const limits = [
    maxUses === null ? '' : `${counted(maxUses, 'time')} in total`,
    method === 'automatic' || maxUsesPerCode === null ? '' : `${counted(maxUsesPerCode, 'time')} per code`,
    oncePerCustomer ? 'once by each customer' : '',
  ].filter(Boolean);
  return limits.length === 0 ? '' : ` It can be used ${limits.join(' and ')}.`;
}

function datesText({ firstDay, lastDay }: DiscountFormValues): string {
  if (firstDay && lastDay) return ` It runs from ${dayText(firstDay)} to ${dayText(lastDay)}.`;
  if (firstDay) return ` It starts on ${dayText(firstDay)}.`;
  return lastDay ? ` It ends after ${dayText(lastDay)}.` : '';
}

/**
 * A discount in words.
 *
 * @param currency - of the store
 * @example
 * discountSentence({ ...newDiscount, code: 'SUMMER' }, 'GBP'); // 'Shoppers who enter SUMMER get 10% off everything. …'
 */
export function discountSentence(values: DiscountFormValues, currency: string): string {
  const named = values.customers.split(/[\s,;]+/).filter(Boolean).length;
  const people = named === 0 ? 'Shoppers' : `The ${counted(named, 'customer')} you name`;
  const gift = giftText(values, currency);
  const code = values.code.trim() || 'a code';
  const isBuying = values.kind === 'buy_x_get_y';
  const who = values.method === 'automatic' ? people : `${people} who enter ${code}${isBuying ? ' and' : ''}`;
  // "who enter CODE and buy …" has one "who".
  const does = isBuying && values.method === 'code' ? gift.replace(/^who /, '') : gift;
  const off = values.enabled ? '' : ' It is turned off now.';
  const combines = values.combines
    ? ' It can be combined with other discounts that allow it.'
    : ' It is not combined with other discounts: shoppers get the one that saves more.';
  return `${who} ${does}${minimumText(values, currency)}.${limitsText(values)}${datesText(values)}${combines}${off}`;
}
