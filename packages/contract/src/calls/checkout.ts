import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  addressSchema,
  askedMoney,
  currencyCode,
  emailField,
  giftNoteField,
  money,
  orderHash,
  hasName,
  noName,
  personName,
  totalsSchema,
} from './common.ts';
import { orderedBasketName } from './basket.ts';
import { appliedGiftCardSchema } from './gift-cards.ts';
import { checkoutFieldsSchema } from './checkout-settings.ts';
import { paymentAttemptSchema } from './orders.ts';
import { paymentMethodSchema } from './payment-accounts.ts';
import { pickupPlaceSchema } from './pickup.ts';
import { v3 } from '../prefixes.ts';

/** A way to have the goods delivered. */
export const shippingMethodSchema = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price: money,
  /** Days on which it arrives, ISO dates. */
  earliest: z.string(),
  latest: z.string(),
  /** Seconds that are left to order for that, by the clock of the store; another day comes after. */
  orderWithin: z.number().int(),
  /** Where it is collected; null where it is delivered. `earliest` is then the day from which it lies ready. */
  pickup: pickupPlaceSchema.nullable().default(null),
});

/** Processor that takes the money, and the data that a browser needs to reach it. */
const processorSchema = z.object({
  processor: z.enum(['test', 'stripe']),
  /** Stripe's key for browsers; null with the test processor. */
  publishableKey: z.string().nullable(),
  /** The ways to pay that the store offers. */
  methods: z.array(paymentMethodSchema),
});

/** Results of checking the VAT number that a business types. */
export const businessStates = ['none', 'reverse', 'charged', 'invalid', 'unchecked'] as const;

const vatNumber = z.string().trim().max(40);

const quote = z.object({
  totals: totalsSchema,
  /** False when all of it goes by mail: then there is no delivery to be chosen, and its address is not asked for. */
  needsDelivery: z.boolean(),
  /** Those that go to the country, also while nothing of the basket needs one: a product page says by them when it arrives. */
  shippingMethods: z.array(shippingMethodSchema),
  /** The chosen method, or the first; null where nothing is delivered. */
  shippingMethod: z.string().nullable(),
  /** ISO 3166 codes that the store delivers to. */
  countries: z.array(z.string()),
  /** True when a delivery to this country needs an EORI number from a company. */
  eoriRequired: z.boolean(),
  /** Result of checking the VAT number of a business. */
  business: z.object({
    /** True when the number is asked for: a business in this country can owe the tax itself. */
    asked: z.boolean(),
    /**
     * `none`: none was typed; `reverse`: it is valid, and no VAT is charged; `charged`: VAT is charged all the same;
     * `invalid`: there is no such number; `unchecked`: the register does not answer, and VAT is charged.
     */
    state: z.enum(businessStates),
  }),
  /** Gift cards that lie on the checkout, in the order in which they pay. */
  giftCards: z.array(appliedGiftCardSchema),
  /** Amount left to pay by other means. */
  toPay: money,
  payment: processorSchema,
  /** Fields that the store asks for at its checkout. */
  fields: checkoutFieldsSchema,
});

export const checkoutQuote = defineCall('checkout.quote', {
  method: 'POST',
  path: `${v3}/checkout/quote/`,
  access: 'store',
  summary: 'The price of the basket delivered to a country, and the delivery methods there.',
  body: z.object({
    country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country'),
    zip: z.string().max(20).default(''),
    shippingMethod: z.string().max(40).optional(),
    /** Of a business, with its country in front. */
    vatNumber: vatNumber.optional(),
    currency: currencyCode.optional(),
    /** `main` unless told; what is bought at once has no coupon and no gift cards. */
    basket: orderedBasketName.optional(),
  }),
  response: quote,
});

/** Decisions of the shopper at the end of checkout. */
export const placeOrderSchema = z.object({
  contact: z.object({
    email: emailField,
    phone: z.string().trim().max(30).default(''),
    marketing: z.boolean().default(false),
  }),
  /** Left out when nothing is delivered, and then the billing address is needed; and where it is collected. */
  shippingAddress: addressSchema.optional(),
  /** Person who collects it, where `shippingMethod` is a place of pickup: no address is needed then. */
  collector: z.object(personName).refine(hasName, noName).optional(),
  /** Left out when it is the same. */
  billingAddress: addressSchema.optional(),
  /** Left out when nothing is delivered. */
  shippingMethod: z.string().min(1, 'Choose a delivery method').max(40).optional(),
  /**
   * A card known to the processor, `pm_…`, or what Stripe’s Express Checkout Element made, `ctoken_…`. Card numbers never pass
   * through this call. Left out when gift cards pay all.
   */
  paymentMethod: z.string().min(3, 'Enter your card details').max(120).optional(),
  /** Of a business, with its country in front; one that does not exist is refused. */
  vatNumber: vatNumber.optional(),
  /** The way to pay that `paymentMethod` is of: a card unless told. One that the store does not offer is 422. */
  payBy: paymentMethodSchema.optional(),
  /** The page of terms that the shopper has agreed to; needed where the store asks for it. */
  agreedTerms: z.string().max(200).optional(),
  currency: currencyCode.optional(),
  /** Basket to order: `main` by default. */
  basket: orderedBasketName.optional(),
  note: giftNoteField.default(''),
  /** Total that the shopper was shown; another total is answered with 409 `total_changed`. */
  expectedTotal: askedMoney.optional(),
  /** Amount left to pay beside the gift cards, as shown; another amount is answered with 409 `total_changed`. */
  expectedToPay: askedMoney.optional(),
});

/** Decisions of the shopper at the end of checkout. */
export type PlaceOrder = z.input<typeof placeOrderSchema>;

/** How placing an order went. */
export const placeOrderAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('placed'), orderHash, number: z.string() }),
  /** The processor has not answered: the order waits for its word, nothing is charged twice. */
  z.object({ status: z.literal('pending'), orderHash, number: z.string() }),
  /**
   * The bank asks the shopper: with the test processor show `challengeUrl`, with Stripe call `stripe.handleNextAction` with
   * `clientSecret`; then call `checkout.confirm`. Where Stripe has a `challengeUrl`, such as PayPal’s, the shopper goes there, and
   * comes back to the page of the checkout with `payment_intent` in its address.
   */
  z.object({
    status: z.literal('requires_action'),
    paymentIntent: z.string(),
    /** '' where Stripe’s script asks. */
    challengeUrl: z.string(),
    /** Null with the test processor. */
    clientSecret: z.string().nullable(),
  }),
]);

/** How placing an order went. */
export type PlaceOrderAnswer = z.output<typeof placeOrderAnswer>;

export const checkoutPlace = defineCall('checkout.place', {
  method: 'POST',
  path: `${v3}/checkout/place/`,
  access: 'store',
  summary: 'Place the order: one transaction, once per Idempotency-Key.',
  idempotent: true,
  body: placeOrderSchema,
  response: placeOrderAnswer,
});

export const checkoutToPay = defineCall('checkout.toPay', {
  method: 'GET',
  path: `${v3}/checkout/pay/:orderHash/`,
  access: 'store',
  summary: 'The payment state of an order: if it can be paid now, and earlier attempts.',
  params: z.object({ orderHash }),
  response: z.object({
    /** `waiting`: the bank has not answered about the last payment. `closed`: it takes no money any more. */
    state: z.enum(['payable', 'waiting', 'paid', 'closed']),
    attempts: z.array(paymentAttemptSchema),
    /** Amount to pay, less what the order's gift cards still cover. */
    toPay: money,
    payment: processorSchema,
    /** The terms that have to be agreed to before paying; null: no tick is asked for, or this order was agreed to already. */
    terms: z.object({ page: z.string() }).nullable(),
  }),
});

export const checkoutPay = defineCall('checkout.pay', {
  method: 'POST',
  path: `${v3}/checkout/pay/:orderHash/`,
  access: 'store',
  summary: 'Pay an order that stands: once per Idempotency-Key, and once altogether.',
  idempotent: true,
  params: z.object({ orderHash }),
  body: z.object({
    /** A card known to the processor: `pm_…`. */
    paymentMethod: z.string().min(3, 'Enter your card details').max(120),
    /** The way to pay that it is of: a card unless told. One that the store does not offer is 422. */
    payBy: paymentMethodSchema.optional(),
    /** The page of terms that the payer has agreed to; needed where `checkout.toPay` names one. */
    agreedTerms: z.string().max(200).optional(),
    /** Total that the shopper was shown; another total is answered with 409 `total_changed`. */
    expectedTotal: askedMoney.optional(),
  }),
  response: placeOrderAnswer,
});

export const checkoutConfirm = defineCall('checkout.confirm', {
  method: 'POST',
  path: `${v3}/checkout/confirm/`,
  access: 'store',
  summary: 'Finish an order after the bank has asked the shopper (3-D Secure).',
  idempotent: true,
  body: z.object({ paymentIntent: z.string().min(3).max(120) }),
  response: placeOrderAnswer,
});

export const paymentsTestCard = defineCall('payments.testCard', {
  method: 'POST',
  path: `${v3}/payments/test/cards/`,
  access: 'store',
  summary: 'Test processor only: exchange one of the public test card numbers for a payment method.',
  body: z.object({
    number: z.string().max(30),
    expMonth: z.number().int().min(1, 'Check the expiry date').max(12, 'Check the expiry date'),
    expYear: z.number().int().min(2000, 'Check the expiry date').max(2100, 'Check the expiry date'),
    cvc: z.string().regex(/^\d{3,4}$/, 'Check the security code'),
  }),
  response: z.object({ paymentMethod: z.string(), brand: z.string(), last4: z.string() }),
});

export const paymentsTestChallenge = defineCall('payments.testChallenge', {
  method: 'POST',
  path: `${v3}/payments/test/challenges/:paymentIntent/`,
  access: 'store',
  summary: 'Test processor only: answer the bank’s question.',
  params: z.object({ paymentIntent: z.string().max(120) }),
  body: z.object({ outcome: z.enum(['approve', 'fail']) }),
  response: z.object({ status: z.enum(['approved', 'failed']) }),
});
