import type { CurrencyCode } from '@omnis/models';
import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
} from '@stripe/stripe-js';
import { stripeMinor, type Express } from './wallet-order.ts';

/** Callbacks of the element that was mounted. */
export interface ExpressListener {
  /** Its buttons stand. @param some - whether there are any for this browser */
  readonly onReady: (some: boolean) => void;
  readonly onFailed: () => void;
  readonly onClick: (event: StripeExpressCheckoutElementClickEvent) => void;
  readonly onAddress: (event: StripeExpressCheckoutElementShippingAddressChangeEvent) => void;
  readonly onRate: (event: StripeExpressCheckoutElementShippingRateChangeEvent) => void;
  readonly onConfirm: (event: StripeExpressCheckoutElementConfirmEvent) => void;
}

/** Facts that the element is made for. */
export interface ExpressFacts {
  readonly express: Express;
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** True when something is delivered, so that an address is asked for. */
  readonly delivered: boolean;
}

/** Stripe’s element in its place. */
export interface MountedExpress {
  readonly elements: StripeElements;
  /** Resolves once the buttons have it: a wallet is told of nothing before. */
  readonly setAmount: (amount: number, currency: CurrencyCode) => Promise<void>;
  readonly destroy: () => void;
}

/** Stripe's types of the ways to pay: the server makes its payments with the same ones. */
const types: Readonly<Record<Express['methods'][number], readonly string[]>> = {
  card: ['card'],
  wallet: ['card', 'link'],
  paypal: ['paypal'],
  pay_later: ['klarna'],
};

/** Puts Stripe’s Express Checkout Element into a place, with the ways to pay that the store has switched on. */
export function mountExpress(
  stripe: Stripe,
  place: HTMLElement,
  {
    express: { methods, needsPhone },
    amount,
    currency,
    delivered,
    ...listener
  }: ExpressFacts & ExpressListener,
): MountedExpress {
  const when = (way: Express['methods'][number]): 'auto' | 'never' =>
    methods.includes(way) ? 'auto' : 'never';
  const elements = stripe.elements({
    mode: 'payment',
    amount: stripeMinor(amount, currency),
    currency: currency.toLowerCase(),
    captureMethod: 'manual',
    allowedPaymentMethodTypes: [...new Set(methods.flatMap((way) => types[way]))],
  });
  const element = elements.create('expressCheckout', {
    paymentMethods: {
      applePay: when('wallet'),
      googlePay: when('wallet'),
      link: when('wallet'),
      paypal: when('paypal'),
      klarna: when('pay_later'),
      amazonPay: 'never',
    },
    emailRequired: true,
    phoneNumberRequired: needsPhone,
    shippingAddressRequired: delivered,
    billingAddressRequired: !delivered,
    buttonHeight: 48,
    layout: { maxColumns: 2 },
  });
  element.on('ready', ({ availablePaymentMethods }) =>
    listener.onReady(availablePaymentMethods !== undefined),
  );
  element.on('loaderror', listener.onFailed);
  element.on('click', listener.onClick);
  element.on('shippingaddresschange', listener.onAddress);
  element.on('shippingratechange', listener.onRate);
  element.on('confirm', listener.onConfirm);
  element.mount(place);
  return {
    elements,
    setAmount: (next, of) => elements.update({ amount: stripeMinor(next, of), currency: of.toLowerCase() }),
    destroy: () => element.destroy(),
  };
}
