import type { Address, CheckoutFields } from '@omnis/contract';
import type { FieldError } from '../delivery/address-rules.ts';

/** The shopper's decisions that a store can ask for. */
interface Asked {
  readonly contact: { readonly phone: string };
  readonly shippingAddress?: Address | undefined;
  readonly billingAddress?: Address | undefined;
  readonly agreedTerms?: string | undefined;
  /** The person who collects it, where it is not delivered. */
  readonly collector?: object | undefined;
}

const required = 'This field is required';

/**
 * Missing answers by what a store asks at its checkout. A phone number is for questions about a delivery, so it is
 * asked for where there is one.
 */
export function askedErrors({ phone, company, terms }: CheckoutFields, asked: Asked): FieldError[] {
  const errors: FieldError[] = [];
  const { shippingAddress, billingAddress, collector } = asked;
  if ((shippingAddress || collector) && phone === 'required' && asked.contact.phone === '')
    errors.push({ field: 'contact.phone', message: required });
  if (company === 'required')
    for (const [path, address] of Object.entries({ shippingAddress, billingAddress }))
      if (address?.company === '') errors.push({ field: `${path}.company`, message: required });
  if (terms && asked.agreedTerms !== terms.page)
    errors.push({ field: 'agreedTerms', message: 'Agree to the terms to place your order' });
  return errors;
}

/** A decision without what the store does not ask for: a page from before may still have sent it. */
export function withoutUnasked<
  T extends {
    readonly contact: { readonly phone: string };
    readonly shippingAddress: Address;
    readonly billingAddress: Address;
    readonly note: string;
    readonly agreedTerms?: string | undefined;
  },
>({ phone, company, street2, note, terms }: CheckoutFields, body: T): T {
  const tidy = (address: Address): Address => ({
    ...address,
    ...(company === 'hidden' ? { company: '', eori: '' } : {}),
    ...(street2 === 'hidden' ? { street2: '' } : {}),
  });
  return {
    ...body,
    contact: phone === 'hidden' ? { ...body.contact, phone: '' } : body.contact,
    shippingAddress: tidy(body.shippingAddress),
    billingAddress: tidy(body.billingAddress),
    note: note ? body.note : '',
    agreedTerms: terms ? body.agreedTerms : undefined,
  };
}
