import {
  addressSchema,
  badgeSchema,
  cartItemSchema,
  customerSchema,
  favouriteItemSchema,
  imageSchema,
  orderItemSchema,
  orderSchema,
  pageSchema,
  productSchema,
  userSchema,
} from '@omnis/models';
import type { z } from 'zod';

type Told = Readonly<Record<string, unknown>>;

/** A kind of entity as answers of the platform hold it. */
interface Kind {
  readonly name: string;
  readonly schema: z.ZodType;
  /** Fields that only this kind has together. */
  readonly marks: readonly string[];
  /** Values that its schema must not lose: the entity's own, and the place in the answer. */
  readonly kept?: (told: Told) => Told;
}

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const under = (told: Told, group: string, name: string): unknown => {
  const found = told[group];
  return isTold(found) ? found[name] : undefined;
};
const lengthOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : undefined);

/** The kinds. */
const kinds: readonly Kind[] = [
  {
    name: 'order',
    schema: orderSchema,
    marks: ['orderHash', 'percentComplete', 'status'],
    kept: (told) => ({
      total: told['total'],
      subtotal: under(told, 'totals', 'subtotal'),
      shipping: under(told, 'totals', 'shipping'),
      goodsTax: under(told, 'totals', 'goodsTax'),
      paymentMethod: under(told, 'payment', 'method'),
    }),
  },
  {
    name: 'customer',
    schema: customerSchema,
    marks: ['hasAccount', 'email', 'leadStatus'],
    kept: ({ firstName, lastName, company, leadStatus, hasAccount: claimedUser }) => ({
      firstName,
      lastName,
      company,
      leadStatus,
      claimedUser,
    }),
  },
  { name: 'user', schema: userSchema, marks: ['mutedAt', 'email', 'firstName', 'status'] },
  {
    name: 'product',
    schema: productSchema,
    marks: ['urlName', 'price', 'salePrice', 'uuid'],
    kept: ({ name, price, salePrice }) => ({ name, price, salePrice, onSale: salePrice !== null }),
  },
  {
    name: 'order item',
    schema: orderItemSchema,
    marks: ['priceIncTax', 'discountTaxIncluded', 'total'],
    kept: ({ quantity, discountTaxIncluded }) => ({ quantity, discountTaxIncluded }),
  },
  {
    name: 'cart item',
    schema: cartItemSchema,
    marks: ['priceIncTax', 'productUuid', 'key'],
    kept: ({ priceIncTax, name }) => ({ priceIncTax, name }),
  },
  { name: 'favourite', schema: favouriteItemSchema, marks: ['productUrl', 'key', 'options'] },
  { name: 'page', schema: pageSchema, marks: ['url', 'blocks', 'properties'] },
  {
    name: 'address',
    schema: addressSchema,
    marks: ['lastName', 'street', 'zip', 'city'],
    kept: ({ firstName, lastName, zip }) => ({
      name: `${String(firstName)} ${String(lastName)}`.trim(),
      zip,
    }),
  },
  { name: 'image', schema: imageSchema, marks: ['src', 'alt', 'width', 'colour'] },
  { name: 'badge', schema: badgeSchema, marks: ['code', 'unlocked'] },
];

/** An entity in an answer. */
export interface FoundEntity extends Kind {
  readonly told: Told;
  /** Where it stands: `items.0`. */
  readonly at: string;
}

/** Each entity in an answer, wherever it stands: told by the fields that only its kind has. */
export function entitiesIn(answer: unknown, at = ''): FoundEntity[] {
  if (Array.isArray(answer)) return answer.flatMap((each, index) => entitiesIn(each, `${at}.${index}`));
  if (!isTold(answer)) return [];
  // A favourite is told as a line of a basket, and is read as both.
  const own = kinds.filter(({ marks }) => marks.every((mark) => mark in answer));
  const within = Object.entries(answer).flatMap(([name, value]) => entitiesIn(value, `${at}.${name}`));
  return [...own.map((kind) => ({ ...kind, told: answer, at })), ...within];
}

/** The values that an entity's schema has lost; empty when none. @param read - what the schema made of it */
export function lostOf({ kept, told }: FoundEntity, read: unknown): string[] {
  const expected = Object.entries(kept?.(told) ?? {});
  return expected.flatMap(([name, value]) => {
    const now = isTold(read) ? read[name] : undefined;
    return value === undefined || now === value
      ? []
      : [`${name}: ${JSON.stringify(value)} became ${JSON.stringify(now)}`];
  });
}

/** Lists of an entity whose length its schema must keep. */
export const keptLists = (told: Told, read: unknown): string[] =>
  ['items', 'images', 'tags', 'collections', 'files', 'attempts'].flatMap((name) => {
    const before = lengthOf(told[name]);
    const after = isTold(read) ? lengthOf(read[name]) : undefined;
    return before === undefined || after === undefined || Number(after) >= Number(before)
      ? []
      : [`${name} lost entries`];
  });
