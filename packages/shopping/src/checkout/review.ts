import { addressText } from '@omnis/shop-kit';
import type { CheckoutTexts } from '../texts/checkout/index.ts';
import { arrivalText } from './cutoff-text.ts';
import { pickupWords } from './pickup-words.ts';
import { deliveryPrice } from './delivery-price.ts';
import type { Checkout } from './use-checkout.ts';
import { addressOf } from './values.ts';

/** Part of the checkout to be reviewed. */
export interface ReviewedPart {
  readonly known: string | null;
  readonly faulty: boolean;
}

/**
 * Known values of each part of a checkout, for anyone signed in with an address.
 *
 * @param about.isKnown - whether what is known may stand for its fields
 */
export function reviewOf(
  { form, quote, addresses }: Pick<Checkout, 'form' | 'quote' | 'addresses'>,
  { isKnown, t }: { readonly isKnown: boolean; readonly t: CheckoutTexts },
): Readonly<Record<'contact' | 'address' | 'method', ReviewedPart>> {
  const { values, errors } = form;
  const at = (name: string): boolean => Object.keys(errors).some((field) => field.startsWith(name));
  const hasAddress = isKnown && addresses.length > 0 && values['shippingAddress.street'] !== '';
  const method = quote?.shippingMethods.find(({ code }) => code === values.shippingMethod);
  const delivery =
    quote &&
    method &&
    [
      `${method.name}, ${deliveryPrice(method.price, quote.totals.currency, t)}`,
      ...(method.pickup ? pickupWords(t, method) : [arrivalText(t, method, method.orderWithin)]),
    ].join('\n');
  const address = addressOf(values, 'shippingAddress');
  return {
    contact: { known: isKnown ? values['contact.email'] || null : null, faulty: at('contact.') },
    address: { known: hasAddress ? addressText(address, t.locale) : null, faulty: at('shippingAddress.') },
    method: { known: hasAddress ? (delivery ?? null) : null, faulty: at('shippingMethod') },
  };
}
