import { z } from 'zod';

/** Money on the wire: a number in major units with the currency's decimals. */
export const money = z.number();

/** More than anything costs, in major units: minor units of any currency are counted exactly up to it. */
const mostMoney = 1_000_000_000;

/** Money that a call asks with. */
export const askedMoney = z.number().min(0).max(mostMoney);

/** The same in a query, where everything is text. */
export const askedMoneyText = z.coerce.number().min(0).max(mostMoney);

/** ISO 4217 code, three capitals. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'Use a three-letter currency code');

/** UTC time, ISO 8601. */
export const timestamp = z.string();

/** Unguessable public id of an order. */
export const orderHash = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'This is not an order reference');

/** A picture: its address on `/images/…`, alternative text and, when it shows one, the colour. */
export const imageSchema = z.object({
  id: z.string(),
  src: z.string(),
  alt: z.string(),
  colour: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
});

const ownName = z.string().trim().max(80).default('');

/** First and last name of a person. Many people have a single name, so either of the two may be empty. */
export const personName = { firstName: ownName, lastName: ownName };

/** Tells whether a person has a name. */
export const hasName = ({ firstName, lastName }: { firstName: string; lastName: string }): boolean =>
  `${firstName}${lastName}` !== '';

/** Fault of a person without any name; it is told beside those of other fields. */
export const noName = {
  path: ['firstName'],
  message: 'This field is required',
  when: ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null,
};

/** A postal address (platform.md §3 Order). */
export const addressSchema = z
  .object({
    ...personName,
    company: z.string().trim().max(120).default(''),
    street: z.string().trim().min(1, 'This field is required').max(160),
    street2: z.string().trim().max(160).default(''),
    city: z.string().trim().min(1, 'This field is required').max(80),
    state: z.string().trim().max(80).default(''),
    country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country'),
    zip: z.string().trim().max(20).default(''),
    eori: z.string().trim().max(20).default(''),
  })
  .refine(hasName, noName);

/** A postal address. */
export type Address = z.output<typeof addressSchema>;

/** The VAT numbers of an order whose tax the business that bought owes (reverse charge). */
export const reverseChargeSchema = z.object({ sellerVatNumber: z.string(), buyerVatNumber: z.string() });

/** The address of an order as it is stored: a draft may lack parts of it. */
export const storedAddressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().default(''),
  street: z.string(),
  street2: z.string().default(''),
  city: z.string(),
  state: z.string().default(''),
  country: z.string(),
  zip: z.string().default(''),
  eori: z.string().default(''),
});

/** Sums of a basket or an order; `total = subtotal − discount + shipping`, tax is contained in them. */
export const totalsSchema = z.object({
  currency: currencyCode,
  subtotal: money,
  discount: money,
  goodsTax: money,
  taxDiscount: money,
  shipping: money,
  shippingTax: money,
  total: money,
  /** The discounts by name, which come to `discount`; left out when there are none. */
  discounts: z
    .array(
      z.object({
        title: z.string(),
        /** The code that was entered; null when it applied by itself. */
        code: z.string().nullable(),
        amount: money,
        freeDelivery: z.boolean(),
      }),
    )
    .optional(),
});

/** Sums of a basket or an order. */
export type Totals = z.output<typeof totalsSchema>;

/** Number of units of one thing: a whole number from 1 to 999. */
export const quantity = z
  .number('Quantity must be a whole number from 1 to 999')
  .int('Quantity must be a whole number from 1 to 999')
  .min(1, 'Quantity must be a whole number from 1 to 999')
  .max(999, 'Quantity must be a whole number from 1 to 999');

/** Words that go into the parcel; '' when there are none. */
export const giftNoteField = z.string().trim().max(500);

/** An address for mail, in the form that a field takes. */
export const emailField = z
  .string()
  .trim()
  .min(1, { error: 'This field is required', abort: true })
  .max(254)
  .regex(/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/, 'Please enter a valid email address');
