import type { Address, ApiError, CallInput, CallResponse, PlaceOrder } from '@omnis/contract';
import { addressFields, typedAddress } from '@omnis/models';
import { fail, ok, type Result } from '../../http/answer.ts';

type Form = Readonly<Record<string, string>>;

/** Typed values, without those that must not be sent back: card, proof and key. */
export function typedOf(form: Form): Form {
  const kept = Object.entries(form).filter(
    ([name]) => !/^(?:card\.|token$|key$|giftCard\.remove$)/.test(name),
  );
  return Object.fromEntries(kept);
}

/** Tells whether a form was sent from a page that showed another total. */
export function showedAnother(form: Form, { total, currency }: { total: number; currency: string }): boolean {
  const { expectedTotal = String(total), expectedCurrency = currency } = form;
  return Number(expectedTotal) !== total || expectedCurrency !== currency;
}

type Method = CallResponse<'checkout.quote'>['shippingMethods'][number];

/** Under which name a form holds what its page has promised of a delivery method. */
export const promiseName = (code: string): string => `promised.${code}`;

/** Promised days of a delivery method; its price is part of the total. */
export const promisedBy = ({ earliest, latest }: Pick<Method, 'earliest' | 'latest'>): string =>
  `${earliest}/${latest}`;

/**
 * The method of a form when it arrives on other days than its page has said. Another method than the page began with
 * has its own days and price beside it, and is taken at its word.
 */
export function promisedOtherwise(form: Form, methods: readonly Method[]): Method | null {
  const code = form['shippingMethod'] ?? '';
  const promised = form[promiseName(code)];
  const method = methods.find((one) => one.code === code);
  return method && promised !== undefined && promised !== promisedBy(method) ? method : null;
}

/** A form without what its page has shown: what is shown next is no change to it. */
export const unpromised = (form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).filter(([name]) => !/^(?:promised\.|expectedTotal$|expectedCurrency$)/.test(name)),
  );

/** Tells whether the bill goes to another address than the parcel. */
export const billsElsewhere = (form: Form): boolean =>
  form['billingSame'] === undefined && form['billingAddress.country'] !== undefined;

/** A form whose address is one that the customer keeps. */
export function withAddress(form: Form, address: Address): Form {
  const typed = addressFields.map((field) => [`shippingAddress.${field}`, address[field]]);
  return { ...form, ...Object.fromEntries(typed) };
}

/** Where a form has what is said of a card, typed or given by a name. */
const cardPlaces: Readonly<Record<string, string>> = {
  paymentMethod: 'card.number',
  'paymentMethod.expiry': 'card.expiry',
  'paymentMethod.cvc': 'card.cvc',
  number: 'card.number',
  expMonth: 'card.expiry',
  expYear: 'card.expiry',
  cvc: 'card.cvc',
};

/** Errors at the fields that a form has: the one address of what is only mailed, and the card of a payment method. */
export function atFields(form: Form, errors: ApiError['errors']): ApiError['errors'] {
  const isOne = form['delivered'] === 'no';
  return errors.map(({ field, message }) => ({
    field: cardPlaces[field] ?? (isOne ? field.replace(/^billingAddress\./, 'shippingAddress.') : field),
    message,
  }));
}

/** The card of a form, as the test processor takes it. */
export function readCard(form: Form): Result<CallInput<'payments.testCard'>['body']> {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(form['card.expiry'] ?? '') ?? [];
  const cvc = (form['card.cvc'] ?? '').trim();
  if (month === undefined || Number(month) < 1 || Number(month) > 12)
    return fail('validation_failed', 'Use month and year, such as 12/29', 'card.expiry');
  if (!/^\d{3,4}$/.test(cvc))
    return fail('validation_failed', 'The security code has 3 or 4 digits', 'card.cvc');
  const number = (form['card.number'] ?? '').replace(/\D/g, '').slice(0, 30);
  return ok({ number, expMonth: Number(month), expYear: 2000 + Number(year), cvc });
}

/** An address of a form, as it was typed. */
export function addressAt(form: Form, group: 'shippingAddress' | 'billingAddress'): Address {
  return typedAddress((field) => form[`${group}.${field}`] ?? '');
}

/** The order of a form, as it was typed. */
export function toOrder(
  form: Form,
  { paymentMethod, currency }: { paymentMethod: string | null; currency: string },
): PlaceOrder {
  const text = (name: string): string => form[name] ?? '';
  const toPay = Number(text('expectedToPay') || 'NaN');
  const total = Number(text('expectedTotal') || 'NaN');
  const address = addressAt(form, 'shippingAddress');
  return {
    contact: {
      email: text('contact.email'),
      phone: text('contact.phone'),
      marketing: text('contact.marketing') === 'yes',
    },
    // Where nothing is delivered, the address that is asked for is that of the bill.
    ...(text('delivered') === 'no'
      ? { billingAddress: address }
      : {
          shippingAddress: address,
          ...(billsElsewhere(form) ? { billingAddress: addressAt(form, 'billingAddress') } : {}),
          shippingMethod: text('shippingMethod'),
        }),
    ...(paymentMethod === null ? {} : { paymentMethod }),
    ...(Number.isFinite(toPay) ? { expectedToPay: toPay } : {}),
    ...(Number.isFinite(total) ? { expectedTotal: total } : {}),
    currency,
    ...(text('agreedTerms') === '' ? {} : { agreedTerms: text('agreedTerms') }),
    note: text('note'),
  };
}
