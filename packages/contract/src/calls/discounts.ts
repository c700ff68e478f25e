import { discountKinds, discountLimits, typedCode } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { currencyCode, emailField, money, timestamp } from './common.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

const { goods: mostGoods, customers: mostCustomers, segments: mostSegments, codesAtOnce } = discountLimits;

const wholeNumber = (most: number) =>
  z
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(1, 'Enter a whole number from 1')
    .max(most, `Enter at most ${most}`);

const ids = z
  .array(z.number().int().positive())
  .min(1, 'Choose at least one')
  .max(mostGoods, `Choose at most ${mostGoods}`);

/** Which goods a discount is about, by the ids of products or collections. */
export const discountGoodsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('products'), ids }),
  z.object({ kind: z.literal('collections'), ids }),
]);

/** Which goods a discount is about. */
export type DiscountGoodsChoice = z.output<typeof discountGoodsSchema>;

/** The goods that have to be bought for others to be given. */
export const buyAndGetSchema = z.object({
  buy: wholeNumber(discountLimits.quantity),
  get: wholeNumber(discountLimits.quantity),
  /** Of which goods something is given; what is bought is among the goods of the discount. */
  gets: discountGoodsSchema,
  /** How often an order earns it at most; null: as often as the goods reach. */
  most: wholeNumber(discountLimits.quantity).nullable(),
});

const code = z
  .string()
  .overwrite(typedCode)
  .min(1, 'This field is required')
  .max(discountLimits.code, `At most ${discountLimits.code} characters`)
  .regex(/^\S+$/, 'A code has no spaces');

const moment = z.iso.datetime({ error: 'Enter a date and a time', offset: true }).nullable();

/** A discount as its owner enters it. Rules over several fields are checked by the server. */
const discountFields = z.object({
  /** Shoppers see it in the basket, on orders and invoices. */
  title: z
    .string()
    .trim()
    .min(1, 'This field is required')
    .max(discountLimits.title, `At most ${discountLimits.title} characters`),
  /** `automatic`: it applies by itself. */
  method: z.enum(['code', 'automatic']),
  kind: z.enum(discountKinds),
  /** Percent with one decimal at most for `percentage` and `buy_x_get_y` (100: free), an amount for `fixed_amount`; not asked for `free_delivery`. */
  value: z.number('Enter a number'),
  goods: discountGoodsSchema,
  /** For `buy_x_get_y`. */
  buyAndGet: buyAndGetSchema.nullable(),
  /** Least that the goods of the discount come to, in the store's currency; 0: nothing. */
  minimumSpend: z
    .number('Enter an amount')
    .min(0, 'Enter an amount from 0')
    .max(discountLimits.amount, `Enter at most ${discountLimits.amount}`),
  /** Fewest of the goods of the discount; 0: any number. */
  minimumQuantity: z
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(0, 'Enter a whole number from 0')
    .max(discountLimits.quantity, `Enter at most ${discountLimits.quantity}`),
  /** Email addresses of customers who may use it; they have to sign in. Empty, and without segments: everyone. */
  customers: z.array(emailField).max(mostCustomers, `Name at most ${mostCustomers} customers`),
  /** Ids of saved filters of customers: people in any of them may use it too, once they have signed in. */
  segments: z.array(z.uuid()).max(mostSegments, `Choose at most ${mostSegments} segments`),
  oncePerCustomer: z.boolean(),
  /** How often it can be used altogether, and each of its codes; null: without limit. */
  maxUses: wholeNumber(discountLimits.uses).nullable(),
  maxUsesPerCode: wholeNumber(discountLimits.uses).nullable(),
  startsAt: moment,
  endsAt: moment,
  /** True when it can be used together with other discounts that combine too. */
  combines: z.boolean(),
  enabled: z.boolean(),
});

/** How a discount stands at this moment. */
export const discountStates = ['active', 'scheduled', 'expired', 'used_up', 'disabled'] as const;

/** A discount as the store's team sees it. */
export const managedDiscountSchema = discountFields.extend({
  id: z.string(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
  state: z.enum(discountStates),
  /** Its first code; null when it applies by itself. */
  code: z.string().nullable(),
  codeCount: z.number().int(),
  /** Orders that use it now. */
  uses: z.number().int(),
  /** Revenue of these orders after refunds, and the amount discounted; in the store's currency. */
  revenue: money,
  discounted: money,
  createdAt: timestamp,
});

/** A discount as the store's team sees it. */
export type ManagedDiscount = z.output<typeof managedDiscountSchema>;

const one = divisionParams.extend({ id: z.uuid() });

export const dashboardDiscounts = defineCall('dashboard.discounts', {
  method: 'GET',
  path: `${dashboard}/discounts/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Discounts of a store with their uses and what they brought, newest first.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(50),
    /** `next` of the page before. */
    cursor: z.string().max(200).optional(),
    state: z.enum(discountStates).optional(),
    /** In the title or a code. */
    search: z.string().trim().max(100).optional(),
  }),
  response: z.object({
    items: z.array(managedDiscountSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    currency: currencyCode,
    /** IANA name of the store's time zone, in which dates are entered. */
    timeZone: z.string(),
  }),
});

/** A discount with what its form needs besides. */
export const discountAnswer = managedDiscountSchema.extend({
  currency: currencyCode,
  timeZone: z.string(),
  /** Of the products and collections that it names, as far as they are still there. */
  names: z.array(
    z.object({ kind: z.enum(['products', 'collections']), id: z.number().int(), name: z.string() }),
  ),
});

export const dashboardDiscount = defineCall('dashboard.discount', {
  method: 'GET',
  path: `${dashboard}/discounts/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'One discount of a store.',
  params: one,
  response: discountAnswer,
});

export const dashboardCreateDiscount = defineCall('dashboard.createDiscount', {
  method: 'POST',
  path: `${dashboard}/discounts/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Create a discount: with a code, or one that applies by itself.',
  status: 201,
  idempotent: true,
  params: divisionParams,
  body: z.object({
    ...discountFields.shape,
    value: discountFields.shape.value.default(0),
    goods: discountFields.shape.goods.default({ kind: 'all' }),
    buyAndGet: discountFields.shape.buyAndGet.default(null),
    minimumSpend: discountFields.shape.minimumSpend.default(0),
    minimumQuantity: discountFields.shape.minimumQuantity.default(0),
    customers: discountFields.shape.customers.default([]),
    segments: discountFields.shape.segments.default([]),
    oncePerCustomer: z.boolean().default(false),
    maxUses: discountFields.shape.maxUses.default(null),
    maxUsesPerCode: discountFields.shape.maxUsesPerCode.default(null),
    startsAt: moment.default(null),
    endsAt: moment.default(null),
    combines: z.boolean().default(false),
    enabled: z.boolean().default(true),
    /** For the method `code`; more codes are added later. */
    code: code.nullable().default(null),
  }),
  response: discountAnswer,
});

export const dashboardUpdateDiscount = defineCall('dashboard.updateDiscount', {
  method: 'PATCH',
  path: `${dashboard}/discounts/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Change a discount. What is left out stays; `version` is the one that was read.',
  idempotent: true,
  params: one,
  body: discountFields.partial().extend({
    version: readVersion,
    /** Renames the only code. */
    code: code.optional(),
  }),
  response: discountAnswer,
});

export const dashboardDeleteDiscount = defineCall('dashboard.deleteDiscount', {
  method: 'DELETE',
  path: `${dashboard}/discounts/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Delete a discount with its codes. Orders keep what they were given.',
  idempotent: true,
  params: one,
  response: done,
});

export const dashboardAddDiscountCodes = defineCall('dashboard.addDiscountCodes', {
  method: 'POST',
  path: `${dashboard}/discounts/:id/codes/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: `Create random codes for a discount, at most ${codesAtOnce} at once.`,
  idempotent: true,
  params: one,
  body: z.object({
    count: wholeNumber(codesAtOnce),
    prefix: z
      .string()
      .trim()
      .max(20, 'At most 20 characters')
      .regex(/^\S*$/, 'A code has no spaces')
      .default(''),
  }),
  response: z.object({ added: z.number().int(), codeCount: z.number().int() }),
});

export const dashboardDiscountCodes = defineCall('dashboard.discountCodes', {
  method: 'GET',
  path: `${dashboard}/discounts/:id/codes/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary:
    'The codes of a discount with their uses, as a CSV file; cells that begin like a formula are escaped.',
  params: one,
  response: z.object({ filename: z.string(), csv: z.string() }),
});
