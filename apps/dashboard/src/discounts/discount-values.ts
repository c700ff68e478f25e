import type { CallAnswer, CallArg } from '@omnis/api-client';
import type { DiscountGoodsChoice } from '@omnis/contract';
import { momentOf, wallTime, type DiscountKind } from '@omnis/models';
import type { DiscountsTexts } from '../texts/discounts/index.ts';

/** A discount as the form reads it. */
export type LoadedDiscount = CallAnswer<'dashboard.discount'>;
/** Body of the call that creates a discount. */
export type DiscountBody = NonNullable<CallArg<'dashboard.createDiscount'>>['body'];

/** Products or collections that are chosen, with their names. */
export interface ChosenGoods {
  readonly kind: DiscountGoodsChoice['kind'];
  readonly items: readonly { readonly id: number; readonly name: string }[];
}

/** The minimum that the basket has to hold. */
export type Minimum = 'none' | 'spend' | 'quantity';

/** The edited fields of a discount. */
export interface DiscountFormValues {
  readonly title: string;
  readonly method: 'code' | 'automatic';
  readonly code: string;
  readonly kind: DiscountKind;
  readonly value: number | null;
  readonly goods: ChosenGoods;
  readonly buy: number | null;
  readonly get: number | null;
  readonly gets: ChosenGoods;
  readonly most: number | null;
  readonly minimum: Minimum;
  readonly minimumSpend: number | null;
  readonly minimumQuantity: number | null;
  /** Email addresses, one a line. */
  readonly customers: string;
  /** Ids of segments. */
  readonly segments: readonly string[];
  readonly oncePerCustomer: boolean;
  readonly maxUses: number | null;
  readonly maxUsesPerCode: number | null;
  /** First and last day in the store's time zone; '' without. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly combines: boolean;
  readonly enabled: boolean;
}

const everything: ChosenGoods = { kind: 'all', items: [] };

/** A new discount before anything is typed. */
export const newDiscount: DiscountFormValues = {
  title: '',
  method: 'code',
  code: '',
  kind: 'percentage',
  value: 10,
  goods: everything,
  buy: 2,
  get: 1,
  gets: everything,
  most: null,
  minimum: 'none',
  minimumSpend: null,
  minimumQuantity: null,
  customers: '',
  segments: [],
  oncePerCustomer: false,
  maxUses: null,
  maxUsesPerCode: null,
  firstDay: '',
  lastDay: '',
  combines: false,
  enabled: true,
};

const minute = 60_000;

function dayOf(at: string | null, timeZone: string, before = 0): string {
  return at === null ? '' : wallTime(new Date(new Date(at).getTime() - before), timeZone).date;
}

function startOf(day: string, timeZone: string): string | null {
  return day === '' ? null : momentOf({ date: day, minutes: 0 }, timeZone).toISOString();
}

/** The end of a day: the first moment that is no longer of it. */
function endOf(day: string, timeZone: string): string | null {
  if (day === '') return null;
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOf(next.toISOString().slice(0, 10), timeZone);
}

/** A discount as the form begins with it. */
export function valuesOf(t: DiscountsTexts, discount: LoadedDiscount): DiscountFormValues {
  const { goods, buyAndGet, names, timeZone } = discount;
  const chosen = (of: DiscountGoodsChoice | undefined): ChosenGoods =>
    of === undefined || of.kind === 'all'
      ? everything
      : {
          kind: of.kind,
          items: of.ids.map((id) => ({
            id,
            name:
              names.find((each) => each.kind === of.kind && each.id === id)?.name ??
              t('deletedGoods', { id: String(id) }),
          })),
        };
  const isFree = discount.kind === 'free_delivery';
  return {
    title: discount.title,
    method: discount.method,
    code: discount.code ?? '',
    kind: discount.kind,
    value: isFree ? newDiscount.value : discount.value,
    goods: chosen(goods),
    buy: buyAndGet?.buy ?? newDiscount.buy,
    get: buyAndGet?.get ?? newDiscount.get,
    gets: chosen(buyAndGet?.gets),
    most: buyAndGet?.most ?? null,
    minimum: discount.minimumSpend > 0 ? 'spend' : discount.minimumQuantity > 0 ? 'quantity' : 'none',
    minimumSpend: discount.minimumSpend || null,
    minimumQuantity: discount.minimumQuantity || null,
    customers: discount.customers.join('\n'),
    segments: discount.segments,
    oncePerCustomer: discount.oncePerCustomer,
    maxUses: discount.maxUses,
    maxUsesPerCode: discount.maxUsesPerCode,
    firstDay: dayOf(discount.startsAt, timeZone),
    lastDay: dayOf(discount.endsAt, timeZone, minute),
    combines: discount.combines,
    enabled: discount.enabled,
  };
}

const idsOf = ({ kind, items }: ChosenGoods): DiscountGoodsChoice =>
  kind === 'all' ? { kind } : { kind, ids: items.map(({ id }) => id) };

/** The body of a form. An empty number is sent as 0, which the server refuses by its field. */
export function bodyOf(values: DiscountFormValues, timeZone: string): DiscountBody {
  const { kind, method, minimum } = values;
  return {
    title: values.title,
    method,
    code: method === 'code' ? values.code : null,
    kind,
    value: kind === 'free_delivery' ? 0 : (values.value ?? 0),
    goods: idsOf(values.goods),
    buyAndGet:
      kind === 'buy_x_get_y'
        ? { buy: values.buy ?? 0, get: values.get ?? 0, gets: idsOf(values.gets), most: values.most }
        : null,
    minimumSpend: minimum === 'spend' ? (values.minimumSpend ?? 0) : 0,
    minimumQuantity: minimum === 'quantity' ? (values.minimumQuantity ?? 0) : 0,
    customers: values.customers.split(/[\s,;]+/).filter(Boolean),
    segments: [...values.segments],
    oncePerCustomer: values.oncePerCustomer,
    maxUses: values.maxUses,
    maxUsesPerCode: method === 'code' ? values.maxUsesPerCode : null,
    startsAt: startOf(values.firstDay, timeZone),
    endsAt: endOf(values.lastDay, timeZone),
    combines: values.combines,
    enabled: values.enabled,
  };
}

/** The body that changes a discount to the values of its form. Times that were not touched stay as they are, to the second. */
export function changesOf(
  before: DiscountFormValues,
  now: DiscountFormValues,
  { timeZone, codeCount }: Pick<LoadedDiscount, 'timeZone' | 'codeCount'>,
): Partial<DiscountBody> {
  const { startsAt, endsAt, customers, segments, code, ...body } = bodyOf(now, timeZone);
  return {
    ...body,
    ...(before.firstDay === now.firstDay ? {} : { startsAt }),
    ...(before.lastDay === now.lastDay ? {} : { endsAt }),
    ...(before.customers === now.customers ? {} : { customers }),
    ...(before.segments.join() === now.segments.join() ? {} : { segments }),
    ...(codeCount === 1 && before.code !== now.code ? { code } : {}),
  };
}
