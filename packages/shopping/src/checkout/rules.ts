import type { CallAnswer } from '@omnis/api-client';
import {
  eoriFault,
  postcodeFault,
  rules,
  stateFault,
  type CustomRule,
  type ValidationSchema,
} from '@omnis/validation';
import { cvcFault, expiryFault, numberFault } from './card.ts';
import { stripeRules } from './stripe/card-value.ts';
import type { AddressName } from './values.ts';
import type { CheckoutTexts } from '../texts/checkout/index.ts';

/** Places whose postcodes are the United Kingdom's. */
const ukPostcodes: ReadonlySet<unknown> = new Set(['GB', 'GG', 'IM', 'JE']);

/** Tells whether a country's postcodes are checked by the United Kingdom's form. */
export function hasUkPostcodes(country: unknown): boolean {
  return ukPostcodes.has(country);
}

const ifOther =
  (name: AddressName, rule: CustomRule): CustomRule =>
  (value, values) =>
    name === 'billingAddress' && values['billingSame'] === true ? null : rule(value, values);

/** A person has a first or a last name: many people have one only. */
const someName =
  (name: AddressName): CustomRule =>
  (value, values) =>
    rules.required(values[`${name}.lastName`]) === null ? null : rules.required(value);

/** A rule over a field of an address, by the address's country. */
const byCountry =
  (name: AddressName, fault: (country: string, value: unknown) => string | null): CustomRule =>
  (value, values) =>
    fault(String(values[`${name}.country`]), value);

/** A phone number of a UK address, unless it says that it is another country's. */
const phone: CustomRule = (value, values) => {
  const text = String(value).trim();
  const isForeign = /^(\+|00)(?!44)/.test(text);
  return hasUkPostcodes(values['shippingAddress.country']) && !isForeign ? rules.uk_phone(text) : null;
};

/** Companies need an EORI number where the quote says so; a number that is given has to be one. */
const eoriWhere =
  (required: boolean): CustomRule =>
  (value, values) => {
    const isCompany = String(values['shippingAddress.company']).trim() !== '';
    const country = String(values['shippingAddress.country']);
    return (required && isCompany ? rules.required(value) : null) ?? eoriFault(country, value);
  };

function addressRules(t: CheckoutTexts, name: AddressName): ValidationSchema {
  const required = ifOther(name, (value) => rules.required(value));
  return {
    [`${name}.firstName`]: ifOther(name, someName(name)),
    [`${name}.street`]: required,
    [`${name}.city`]: required,
    [`${name}.country`]: ifOther(name, (value) =>
      rules.required(value) === null ? null : t('chooseCountry'),
    ),
    [`${name}.zip`]: ifOther(name, byCountry(name, postcodeFault)),
    [`${name}.state`]: ifOther(
      name,
      byCountry(name, (country, value) =>
        // One of another country, or typed where there was no list.
        stateFault(country, value) === null ? null : (rules.required(value) ?? t('chooseState')),
      ),
    ),
  };
}

/**
 * The rules of a delivery address alone.
 *
 * @param eoriCountries - where a company needs an EORI number
 */
export function deliveryRules(t: CheckoutTexts, eoriCountries: readonly string[]): ValidationSchema {
  return {
    ...addressRules(t, 'shippingAddress'),
    'shippingAddress.eori': (value, values) =>
      eoriWhere(eoriCountries.includes(String(values['shippingAddress.country'])))(value, values),
  };
}

/** Rules for the person who collects it. */
const collectorRules: ValidationSchema = { 'shippingAddress.firstName': someName('shippingAddress') };

/** Facts that the rules depend on, beside the values. */
export interface RulePlace {
  /** True when a delivery to the country needs an EORI number from a company. */
  readonly eoriRequired: boolean;
  /** True when something is delivered: then there is a method to choose. */
  readonly delivered: boolean;
  /** True when it is collected: then there is no address, only the person who collects it. */
  readonly collected?: boolean;
  /** Form of the card fields; `none` where gift cards pay all. */
  readonly card: 'test' | 'stripe' | 'none';
  readonly today: Date;
  /** Fields that the store asks for; by default only those of every store. */
  readonly fields?: AskedFields | undefined;
}

/** Fields that a store asks for at its checkout. */
export type AskedFields = CallAnswer<'checkout.quote'>['fields'];

/** The rules of a card, by whose fields it is typed in. */
export function cardRules(
  t: CheckoutTexts,
  { card, today }: Pick<RulePlace, 'card' | 'today'>,
): ValidationSchema {
  if (card === 'none') return {};
  if (card === 'stripe') return stripeRules(t);
  return {
    'card.number': (value) => numberFault(t, value),
    'card.expiry': (value) => expiryFault(t, value, today),
    'card.cvc': (value) => cvcFault(t, value),
  };
}

/** The rules of the checkout, by the field that each message stands at. */
export function checkoutRules(
  t: CheckoutTexts,
  { eoriRequired, delivered, collected = false, card, today, fields }: RulePlace,
): ValidationSchema {
  const asksPhone = delivered && fields?.phone === 'required';
  const company: CustomRule = (value) => (fields?.company === 'required' ? rules.required(value) : null);
  return {
    'contact.email': ['required', 'email'],
    'contact.phone': (value, values) =>
      (asksPhone ? rules.required(value) : null) ??
      (fields?.phone === 'hidden' ? null : phone(value, values)),
    ...(collected ? {} : { 'shippingAddress.company': company }),
    'billingAddress.company': ifOther('billingAddress', company),
    agreedTerms: (value) => (fields?.terms && value !== true ? t('agreeFirst') : null),
    ...(collected
      ? collectorRules
      : { ...addressRules(t, 'shippingAddress'), 'shippingAddress.eori': eoriWhere(eoriRequired) }),
    shippingMethod: (value) => (delivered && value === '' ? t('chooseMethod') : null),
    ...cardRules(t, { card, today }),
    ...(collected ? {} : addressRules(t, 'billingAddress')),
  };
}
