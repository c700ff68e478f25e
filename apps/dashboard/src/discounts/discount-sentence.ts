import { moneyText } from '@omnis/ui';
import type { DiscountsTexts } from '../texts/discounts/index.ts';
import type { ChosenGoods, DiscountFormValues } from './discount-values.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** Goods that are named; more are counted. */
const mostNamed = 3;

function goodsText(t: DiscountsTexts, { kind, items }: ChosenGoods, all: string): string {
  if (kind === 'all') return all;
  const isProducts = kind === 'products';
  const count = items.length;
  if (count === 0) return isProducts ? t('theProductsYouChoose') : t('theCollectionsYouChoose');
  if (count > mostNamed)
    return isProducts ? t('productsCounted', { count }) : t('collectionsCounted', { count });
  return new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(items.map(({ name }) => name));
}

/** Those who get the discount: all shoppers, the customers that the owner names, or those in segments. */
function peopleText(t: DiscountsTexts, { customers, segments }: DiscountFormValues): string {
  const count = customers.split(/[\s,;]+/).filter(Boolean).length;
  const inSegments = segments.length;
  if (inSegments === 0) return count === 0 ? t('shoppers') : t('customersYouName', { count });
  return count === 0
    ? t('customersInSegments', { count: inSegments })
    : t('customersYouNameAndInSegments', { named: t('customersYouName', { count }), count: inSegments });
}

const codeOf = (t: DiscountsTexts, { code }: DiscountFormValues): string => code.trim() || t('aCode');

function buyAndGetText(t: DiscountsTexts, values: DiscountFormValues): string {
  const { method, most, goods, gets } = values;
  const value = values.value ?? 0;
  const given = {
    people: peopleText(t, values),
    buy: values.buy ?? 0,
    goods: goodsText(t, goods, t('anything')),
    get: values.get ?? 0,
    gets: goodsText(t, gets, t('anything')),
  };
  const withCode = { ...given, code: codeOf(t, values) };
  const isFree = value === 100;
  const offer =
    method === 'automatic'
      ? isFree
        ? t('buyersGetFree', given)
        : t('buyersGetOff', { ...given, percent: value })
      : isFree
        ? t('buyersWithCodeGetFree', withCode)
        : t('buyersWithCodeGetOff', { ...withCode, percent: value });
  return most === null ? offer : t('atMostTimesPerOrder', { offer, count: most });
}

function offerText(t: DiscountsTexts, values: DiscountFormValues, currency: string): string {
  const { kind, goods, method } = values;
  if (kind === 'buy_x_get_y') return buyAndGetText(t, values);
  const people = peopleText(t, values);
  const who = method === 'automatic' ? people : t('peopleWhoEnter', { people, code: codeOf(t, values) });
  const value = values.value ?? 0;
  switch (kind) {
    case 'percentage':
      return t('getPercentOff', { who, percent: value, goods: goodsText(t, goods, t('everything')) });
    case 'fixed_amount':
      return t('getAmountOff', {
        who,
        amount: moneyText(value, currency),
        goods: goodsText(t, goods, t('theirOrder')),
      });
    case 'free_delivery':
      return goods.kind === 'all'
        ? t('getFreeDelivery', { who })
        : t('getFreeDeliveryFor', { who, goods: goodsText(t, goods, '') });
  }
}

/** The offer with the least that must be bought for it. */
function withMinimum(
  t: DiscountsTexts,
  values: DiscountFormValues,
  { offer, currency }: { readonly offer: string; readonly currency: string },
): string {
  const { minimum, minimumSpend, minimumQuantity } = values;
  if (minimum === 'spend' && minimumSpend)
    return t('whenTheySpendAtLeast', { offer, amount: moneyText(minimumSpend, currency) });
  return minimum === 'quantity' && minimumQuantity
    ? t('whenTheyBuy', { offer, count: minimumQuantity })
    : offer;
}

function limitsText(
  t: DiscountsTexts,
  { maxUses, maxUsesPerCode, oncePerCustomer, method }: DiscountFormValues,
): string {
  const limits = [
    maxUses === null ? '' : t('timesInTotal', { count: maxUses }),
    method === 'automatic' || maxUsesPerCode === null ? '' : t('timesPerCode', { count: maxUsesPerCode }),
    oncePerCustomer ? t('onceByEachCustomer') : '',
  ].filter(Boolean);
  if (limits.length === 0) return '';
  return t('itCanBeUsed', { limits: new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(limits) });
}

function datesText(t: DiscountsTexts, { firstDay, lastDay }: DiscountFormValues): string {
  if (firstDay && lastDay) return t('runsBetween', { from: dayText(firstDay), to: dayText(lastDay) });
  if (firstDay) return t('itStartsOn', { day: dayText(firstDay) });
  return lastDay ? t('itEndsAfter', { day: dayText(lastDay) }) : '';
}

/**
 * A discount in words.
 *
 * @param currency - of the store
 * @example
 * discountSentence(t, { ...newDiscount, code: 'SUMMER' }, 'GBP'); // 'Shoppers who enter SUMMER get 10% off everything. …'
 */
export function discountSentence(t: DiscountsTexts, values: DiscountFormValues, currency: string): string {
  const offer = withMinimum(t, values, { offer: offerText(t, values, currency), currency });
  return [
    `${offer}.`,
    limitsText(t, values),
    datesText(t, values),
    values.combines ? t('canBeCombined') : t('isNotCombined'),
    values.enabled ? '' : t('itIsTurnedOffNow'),
  ]
    .filter(Boolean)
    .join(' ');
}
