import type { PaymentMethod } from '@omnis/contract';

/** Stripe's types of what a way to pay can be. Apple Pay and Google Pay are cards to Stripe. */
const types: Readonly<Record<PaymentMethod, readonly string[]>> = {
  card: ['card'],
  wallet: ['card', 'link'],
  paypal: ['paypal'],
  pay_later: ['klarna'],
};

/** Stripe's types of ways to pay, each once. The shop's element is made with the same ones. */
export const typesOf = (methods: readonly PaymentMethod[]): string[] => [
  ...new Set(methods.flatMap((method) => types[method])),
];

/** Parameter that a payment is confirmed with: a payment method, or the token of the Express Checkout Element. */
export const givenMethod = (id: string): { payment_method: string } | { confirmation_token: string } =>
  id.startsWith('ctoken_') ? { confirmation_token: id } : { payment_method: id };
