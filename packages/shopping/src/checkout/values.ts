import type { CallArg } from '@omnis/api-client';
import { addressFields, typedAddress, type AddressField } from '@omnis/models';
import type { OrderedBasket } from './checkout-path.ts';
import { isStripeValue } from './stripe/card-value.ts';

/** The two addresses of an order, as the call names them. */
export type AddressName = 'shippingAddress' | 'billingAddress';

type AddressValues<N extends AddressName> = Record<`${N}.${AddressField}`, string>;

/** A card as it is typed; where Stripe has it, values that stand for it (`stripe/card-value.ts`). */
export interface CardValues {
  'card.number': string;
  /** `MM / YY`. */
  'card.expiry': string;
  'card.cvc': string;
}

/** A card that nobody has typed in. */
export const emptyCard: CardValues = { 'card.number': '', 'card.expiry': '', 'card.cvc': '' };

/** Masked values of a card that may be kept: enough to tell it from another one. */
export function maskedCard(card: CardValues): Pick<CardValues, 'card.number' | 'card.cvc'> {
  const { 'card.number': number, 'card.cvc': cvc } = card;
  // The value that stands for a Stripe card reveals nothing about it.
  if (isStripeValue(number)) return { 'card.number': number, 'card.cvc': cvc };
  return { 'card.number': number.replace(/\D/g, '').slice(-4), 'card.cvc': '' };
}

/**
 * Everything that is typed at the checkout, flat, under the names that the server gives its messages, so that each
 * message finds its field.
 */
export interface CheckoutValues
  extends AddressValues<'shippingAddress'>, AddressValues<'billingAddress'>, CardValues {
  'contact.email': string;
  'contact.phone': string;
  'contact.marketing': boolean;
  shippingMethod: string;
  /** Of a business. */
  vatNumber: string;
  /** Words that go into the parcel. */
  note: string;
  billingSame: boolean;
  /** The tick by which the shopper agrees to the terms of the store. */
  agreedTerms: boolean;
}

function emptyAddress<N extends AddressName>(name: N, country: string): AddressValues<N> {
  const entries = addressFields.map((field) => [`${name}.${field}`, field === 'country' ? country : '']);
  // Safe: the entries are every field once, under the address's name.
  return Object.fromEntries(entries) as AddressValues<N>;
}

/** A checkout that nobody has typed in. */
export function emptyCheckout(country: string): CheckoutValues {
  return {
    'contact.email': '',
    'contact.phone': '',
    'contact.marketing': false,
    ...emptyAddress('shippingAddress', country),
    ...emptyAddress('billingAddress', country),
    shippingMethod: '',
    vatNumber: '',
    note: '',
    ...emptyCard,
    billingSame: true,
    agreedTerms: false,
  };
}

/** An address that the shopper has used before. */
export type KnownAddress = Partial<Record<AddressField, string>>;

/** The form's values for a known address. */
export function fillAddress(name: AddressName, address: KnownAddress): Partial<CheckoutValues> {
  return Object.fromEntries(addressFields.map((field) => [`${name}.${field}`, address[field] ?? '']));
}

/** An order as it is sent. */
export type PlaceOrder = CallArg<'checkout.place'>['body'];

/** The address that was typed, as it is sent. */
export function addressOf(
  values: CheckoutValues,
  name: AddressName,
): Required<NonNullable<PlaceOrder['shippingAddress']>> {
  return typedAddress((field) => values[`${name}.${field}`]);
}

/** Decisions made beside the form. */
export interface OrderExtras {
  /** Null when gift cards pay all. */
  readonly paymentMethod: string | null;
  readonly currency: string;
  /** Total that the shopper was shown, in major units. */
  readonly expectedTotal: number;
  /** Amount that was left to pay beside the gift cards. */
  readonly expectedToPay: number | undefined;
  /** True when something is delivered; otherwise the only address asked for is that of the bill. */
  readonly delivered: boolean;
  /** True when it is collected: no address is sent then, only the person who collects it. */
  readonly collected?: boolean;
  /** Where the terms stand that the store has shoppers agree to; null where it asks for no tick. */
  readonly termsPage?: string | null;
  /** `main` unless told. */
  readonly ordered?: OrderedBasket;
}

/** The order as it is placed. Card numbers are no part of it. */
export function toOrder(
  values: CheckoutValues,
  {
    paymentMethod,
    currency,
    expectedTotal,
    expectedToPay,
    delivered,
    collected = false,
    termsPage = null,
    ordered = 'main',
  }: OrderExtras,
): PlaceOrder {
  return {
    contact: {
      email: values['contact.email'].trim(),
      phone: values['contact.phone'].trim(),
      marketing: values['contact.marketing'],
    },
    ...(delivered && collected
      ? {
          collector: {
            firstName: values['shippingAddress.firstName'].trim(),
            lastName: values['shippingAddress.lastName'].trim(),
          },
          shippingMethod: values.shippingMethod,
        }
      : delivered
        ? {
            shippingAddress: addressOf(values, 'shippingAddress'),
            ...(values.billingSame ? {} : { billingAddress: addressOf(values, 'billingAddress') }),
            shippingMethod: values.shippingMethod,
          }
        : { billingAddress: addressOf(values, 'shippingAddress') }),
    note: values.note.trim(),
    ...(values.vatNumber.trim() === '' ? {} : { vatNumber: values.vatNumber.trim() }),
    ...(paymentMethod === null ? {} : { paymentMethod }),
    currency,
    ...(termsPage !== null && values.agreedTerms ? { agreedTerms: termsPage } : {}),
    ...(ordered === 'now' ? { basket: ordered } : {}),
    expectedTotal,
    ...(expectedToPay === undefined ? {} : { expectedToPay }),
  };
}
