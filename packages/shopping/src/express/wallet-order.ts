import { toMinor, type CurrencyCode } from '@omnis/models';
import type { StoreCoreData } from '@omnis/shop-kit';
import type {
  BillingDetails,
  ExpressPaymentType,
  LineItem,
  ShippingAddress,
  ShippingRate,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import type { OrderedBasket } from '../checkout/checkout-path.ts';
import type { Quote } from '../checkout/use-quote.ts';
import type { PlaceOrder } from '../checkout/values.ts';

/** Payment methods that a store offers beside cards, as its core data lists them. */
export type Express = NonNullable<StoreCoreData['state']['store']['express']>;
/** A way to pay. */
export type WayToPay = Express['methods'][number];

/** The way to pay that a button of the element is of. */
export function wayOf(type: ExpressPaymentType): WayToPay {
  if (type === 'paypal') return type;
  return type === 'klarna' ? 'pay_later' : 'wallet';
}

/** An amount as Stripe counts it, which has Icelandic krónur in hundredths. */
export function stripeMinor(amount: number, currency: CurrencyCode): number {
  const minor = toMinor(amount, currency);
  return currency === 'ISK' ? minor * 100 : minor;
}

/**
 * The ways of delivery as a wallet shows them, the chosen one first: a wallet begins with that. It has an address in any case, so
 * that places of pickup are chosen at the checkout.
 */
export function ratesOf({ shippingMethods, shippingMethod }: Quote, currency: CurrencyCode): ShippingRate[] {
  return shippingMethods
    .filter(({ pickup }) => !pickup)
    .toSorted((a, b) => Number(b.code === shippingMethod) - Number(a.code === shippingMethod))
    .map(({ code, name, price, description }) => ({
      id: code,
      displayName: name,
      amount: stripeMinor(price, currency),
      ...(description === '' ? {} : { deliveryEstimate: description }),
    }));
}

/** Lines of a total; nothing where gift cards pay a part, which a wallet has no line for. */
export function linesOf(
  { totals: { total, shipping }, toPay }: Quote,
  currency: CurrencyCode,
  words: { readonly goods: string; readonly delivery: string },
): LineItem[] {
  if (toPay !== total) return [];
  const goods = { name: words.goods, amount: stripeMinor(total - shipping, currency) };
  return shipping === 0
    ? [goods]
    : [goods, { name: words.delivery, amount: stripeMinor(shipping, currency) }];
}

/** First and last name: a wallet has them in one. A single name is a first name. */
function namesOf(name: string): { readonly firstName: string; readonly lastName: string } {
  const parts = name.trim().split(/\s+/);
  const [first = '', ...more] = parts;
  return more.length === 0
    ? { firstName: first, lastName: '' }
    : { firstName: parts.slice(0, -1).join(' '), lastName: parts.at(-1) ?? '' };
}

/** An address of a wallet as an order has it. */
export function addressOf({ name, address }: ShippingAddress): NonNullable<PlaceOrder['shippingAddress']> {
  const { line1, line2, city, state, postal_code: zip, country } = address;
  return { ...namesOf(name), street: line1, street2: line2 ?? '', city, state, zip, country };
}

const hasAddress = (details: BillingDetails | undefined): details is BillingDetails =>
  (details?.address.line1 ?? '') !== '';

/** Decisions made beside the wallet. */
export interface ExpressExtras {
  readonly quote: Quote;
  readonly ordered: OrderedBasket;
  readonly currency: string;
  /** The page of terms that was agreed to; null where none is asked for. */
  readonly terms: string | null;
}

/** An order as a wallet has it, without what it is paid with: its total has to be the one that the wallet has shown. */
export function walletOrder(
  {
    billingDetails,
    shippingAddress,
    shippingRate,
    expressPaymentType,
  }: Pick<
    StripeExpressCheckoutElementConfirmEvent,
    'billingDetails' | 'shippingAddress' | 'shippingRate' | 'expressPaymentType'
  >,
  { quote, ordered, currency, terms }: ExpressExtras,
): PlaceOrder {
  const { totals, toPay, shippingMethod } = quote;
  const billing = hasAddress(billingDetails) ? { billingAddress: addressOf(billingDetails) } : {};
  return {
    contact: { email: billingDetails?.email ?? '', phone: billingDetails?.phone ?? '', marketing: false },
    ...(shippingAddress
      ? {
          shippingAddress: addressOf(shippingAddress),
          shippingMethod: shippingRate?.id ?? shippingMethod ?? '',
        }
      : {}),
    ...billing,
    payBy: wayOf(expressPaymentType),
    currency,
    note: '',
    ...(terms === null ? {} : { agreedTerms: terms }),
    ...(ordered === 'now' ? { basket: ordered } : {}),
    expectedTotal: totals.total,
    expectedToPay: toPay,
  };
}
