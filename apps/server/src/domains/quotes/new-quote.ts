import type { QuoteRequest } from '@omnis/contract';
import { regionOf } from '@omnis/guards';
import { nameIn, printColours, printPositions, quoteProducts, type Language } from '@omnis/models';
import { sayInMail, type SayInMail } from '../../texts/mails/mail-words.ts';
import { rules } from '@omnis/validation';
import { fail, type Failure } from '../../http/answer.ts';
import type { Division } from '../../tenancy/division.ts';
import { orderTax } from '../../tenancy/order-tax.ts';
import type { NewOrder } from '../orders/new-order.ts';
import { quoteDelivery } from '../orders/order-state.ts';
import { isPast } from './quote-validity.ts';

/** Tax of what is offered and stays in the country, in percent, until staff say otherwise. */
export const usualVat = 20;

/** Failure of a request beyond its form; null when there is none. */
export function requestFailure({ deadline, vatNumber, country }: QuoteRequest, now: Date): Failure | null {
  if (deadline !== '' && isPast(deadline, now))
    return fail('validation_failed', 'Choose a day to come', 'deadline');
  const region = regionOf(country);
  // Elsewhere numbers have other names and forms.
  const fault = region === 'uk' || region === 'eu' ? rules.vat_number(vatNumber, { country }) : null;
  return fault === null ? null : fail('validation_failed', fault, 'vatNumber');
}

/** The request in words: `Navy t-shirts`, and a line for each print. */
export function wishWords(
  { product, colour, prints, deadline }: QuoteRequest,
  say: SayInMail,
): {
  name: string;
  prints: string[];
  deadline: string;
} {
  const name = say(quoteProducts[product]);
  return {
    name: colour === '' ? name : `${name}, ${colour}`,
    prints: prints.map(({ position, colours }) =>
      say('{place}: {colours}', {
        place: say(printPositions[position]),
        colours: say(printColours[colours]),
      }),
    ),
    deadline,
  };
}

/**
 * The order of a request: a line for each size, without a price until staff make an offer. Its papers are the
 * customer's: what is not known yet, such as where the goods go, is named in their language.
 */
export function quoteOrder(
  request: QuoteRequest,
  at: {
    division: Division;
    hash: string;
    number: string;
    language: Language;
    customerId: string | null;
    image: string | null;
  },
): NewOrder {
  const { division } = at;
  const say = sayInMail(at.language);
  const toBeAgreed = say('To be agreed');
  const { firstName, lastName, company, country } = request;
  const tax = orderTax(division, { to: { country }, now: new Date() });
  const address = {
    firstName,
    lastName,
    company,
    street: toBeAgreed,
    street2: '',
    city: toBeAgreed,
    state: '',
    country,
    zip: '',
    eori: '',
  };
  return {
    division: division.id,
    hash: at.hash,
    number: at.number,
    language: at.language,
    customerId: at.customerId,
    flow: 'bespoke',
    status: 'quote',
    email: request.email,
    phone: request.phone,
    customerName: nameIn(request.country, request),
    note: request.details,
    currency: division.currency,
    exchangeRate: 1,
    totals: {
      subtotal: 0,
      discount: 0,
      goodsTax: 0,
      taxDiscount: 0,
      shipping: 0,
      shippingTax: 0,
      total: 0,
    },
    vatNumber: tax.treatment.number,
    taxScheme: tax.treatment.scheme,
    coupon: null,
    shippingMethod: { code: quoteDelivery, name: toBeAgreed, estimate: '' },
    shippingAddress: address,
    billingAddress: address,
    paymentState: 'pending',
    paymentMethod: '',
    paymentIntent: null,
    items: request.sizes.map(({ size, quantity }) => ({
      productId: null,
      productUrl: null,
      variantId: null,
      name: say('{product}, printed to order', { product: say(quoteProducts[request.product]) }),
      sku: '',
      image: at.image,
      colour: request.colour,
      size,
      quantity,
      priceMinor: 0,
      taxMinor: 0,
      discountMinor: 0,
      vatRate: tax.rateOf({ vatRate: usualVat, vatClass: null }),
    })),
  };
}
