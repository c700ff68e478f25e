import { z } from 'zod';
import { askedMoney, emailField, money, quantity, timestamp, totalsSchema } from './common.ts';

/** VAT classes of a line that is no product. */
export const vatClasses = ['standard', 'reduced', 'zero'] as const;

/** VAT class of a line that is no product. */
export type VatClass = (typeof vatClasses)[number];

/** Lines that a draft holds at most. */
export const mostDraftLines = 100;

/** A line of a draft: a variant of the store at its price, or a custom line. */
export const draftLineSchema = z.union(
  [
    z.strictObject({ variantId: z.uuid('Choose a product'), quantity }),
    z.strictObject({
      title: z.string().trim().min(1, 'Enter a title').max(200, 'Use at most 200 characters'),
      /** Of one, tax included. */
      price: askedMoney,
      vat: z.enum(vatClasses, 'Choose a VAT class'),
      quantity,
    }),
  ],
  'Choose a product, or enter a title and a price',
);
/** A line of a draft. */
export type DraftLine = z.output<typeof draftLineSchema>;

const reason = z.string().trim().max(120, 'Use at most 120 characters').default('');

/** The discount of a draft: off its goods. */
export const draftDiscountSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    value: z.number().gt(0, 'Enter a percentage above 0').max(100, 'Enter at most 100'),
    reason,
  }),
  z.strictObject({
    kind: z.literal('amount'),
    value: askedMoney.gt(0, 'Enter an amount above 0'),
    reason,
  }),
]);
/** The discount of a draft. */
export type DraftDiscount = z.output<typeof draftDiscountSchema>;

/** The delivery of a draft: a method of the store, or a name with a price of its own. */
export const draftDeliverySchema = z.union([
  z.strictObject({ method: z.string().min(1, 'Choose a delivery method').max(64) }),
  z.strictObject({
    name: z.string().trim().min(1, 'Enter a name').max(80, 'Use at most 80 characters'),
    /** Tax included. */
    price: askedMoney,
  }),
]);
/** The delivery of a draft. */
export type DraftDelivery = z.output<typeof draftDeliverySchema>;

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`).default('');

/** An address that is still to be completed. */
export const draftAddressSchema = z.object({
  firstName: text(80),
  lastName: text(80),
  company: text(120),
  street: text(160),
  street2: text(160),
  city: text(80),
  state: text(80),
  /** The store's own country unless told. */
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/, 'Choose a country')
    .default(''),
  zip: text(20),
  eori: text(20),
});

const pricedParts = {
  lines: z.array(draftLineSchema).max(mostDraftLines, `Use at most ${mostDraftLines} lines`).default([]),
  discount: draftDiscountSchema.nullable().default(null),
  delivery: draftDeliverySchema.nullable().default(null),
};

/** An order as a store's team builds it; all of it may be completed later. */
export const draftContentSchema = z.object({
  ...pricedParts,
  email: z.union([z.literal(''), emailField]).default(''),
  phone: text(40),
  address: draftAddressSchema.default(() => draftAddressSchema.parse({})),
  /** For the customer, who reads it with the order. */
  note: text(500),
});
/** An order as a store's team builds it. */
export type DraftContent = z.output<typeof draftContentSchema>;

/** The price of a draft: what its customer would pay for it now. */
export const pricedDraftSchema = z.object({
  lines: z.array(
    z.object({
      name: z.string(),
      /** Its colour and size, such as `Navy, M`. */
      variant: z.string(),
      sku: z.string(),
      image: z.string().nullable(),
      quantity: z.number().int(),
      /** Of one, tax included. */
      price: money,
      /** Before the discount. */
      total: money,
      /** Percent, where it is delivered. */
      vatRate: z.number(),
      /** Units in stock; null when it is made to order. */
      left: z.number().int().nullable(),
    }),
  ),
  totals: totalsSchema,
  /** Delivery methods that go to the country of the address. */
  methods: z.array(z.object({ code: z.string(), name: z.string(), price: money })),
  /** Missing or wrong parts that keep it from being paid, each with its field; none when it is complete. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
/** The price of a draft. */
export type PricedDraft = z.output<typeof pricedDraftSchema>;

/** The version that was read; another one is refused with 409. */
export const orderVersion = z.number('Send the version that was read').int().positive();

/** A change of a line of an order: of one that it has, or a variant that is added. */
export const orderLineChangeSchema = z.union(
  [
    z.strictObject({
      id: z.string().max(64),
      /** 0 removes it. */
      quantity: z.union([z.literal(0), quantity]),
    }),
    z.strictObject({ variantId: z.uuid('Choose a product'), quantity }),
  ],
  'Choose a line of the order, or a product',
);
/** A change of a line of an order. */
export type OrderLineChange = z.output<typeof orderLineChangeSchema>;

/** Changes of an order: of a draft its whole content, of any other its address and lines. */
export const updateOrderSchema = z
  .object({
    version: orderVersion,
    draft: draftContentSchema.optional(),
    email: emailField.optional(),
    phone: z.string().trim().max(40, 'Use at most 40 characters').optional(),
    address: draftAddressSchema.optional(),
    lines: z.array(orderLineChangeSchema).max(mostDraftLines).optional(),
  })
  .refine(
    ({ draft, email, phone, address, lines }) =>
      [draft, email, phone, address, lines].some((part) => part !== undefined),
    { error: 'Say what to change', path: ['draft'] },
  );
/** Changes of an order. */
export type UpdateOrder = z.output<typeof updateOrderSchema>;

/** A draft as its store's team built it. */
export const managedDraftSchema = z.object({
  lines: z.array(draftLineSchema),
  discount: draftDiscountSchema.nullable(),
  delivery: draftDeliverySchema.nullable(),
  /** When its pay link was emailed last; null before. */
  sentAt: timestamp.nullable(),
});
/** A draft as its store's team built it. */
export type ManagedDraft = z.output<typeof managedDraftSchema>;
