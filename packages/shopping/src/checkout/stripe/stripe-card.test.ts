import { translator } from '@omnis/texts';
import { describe, expect, it, vi } from 'vitest';
import checkoutEn from '../../texts/checkout/en.ts';
import { CardRefused } from '../place-order.ts';
import { fakeStripe } from './fake-stripe.fixture.ts';
import { stripeCard, stripeFault } from './stripe-card.ts';

const t = translator(checkoutEn, 'en-GB');

function card() {
  const createPaymentMethod = vi.fn().mockResolvedValue({ paymentMethod: { id: 'pm_1' } });
  const handleNextAction = vi.fn().mockResolvedValue({ paymentIntent: {} });
  const { stripe } = fakeStripe({ createPaymentMethod, handleNextAction });
  const number = stripe.elements().create('cardNumber');
  return { createPaymentMethod, handleNextAction, number, card: stripeCard(t, stripe, number) };
}

describe('the card that Stripe has', () => {
  it('becomes a payment method out of its fields', async () => {
    const { card: made, createPaymentMethod, number } = card();
    expect(await made.newPaymentMethod()).toBe('pm_1');
    expect(createPaymentMethod).toHaveBeenCalledWith({ type: 'card', card: number });
  });

  it('is refused at the field that Stripe means', async () => {
    const { card: made, createPaymentMethod } = card();
    const error = { type: 'validation_error', code: 'incomplete_cvc', message: 'Incomplete.' };
    createPaymentMethod.mockResolvedValue({ error });
    const refusal = await made.newPaymentMethod().catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(CardRefused);
    expect(refusal).toHaveProperty('fault', { errors: [{ field: 'card.cvc', message: 'Incomplete.' }] });
  });

  it.each([
    ['card_error', 'incorrect_number', 'card.number'],
    ['card_error', 'expired_card', 'card.expiry'],
    ['validation_error', 'invalid_expiry_year_past', 'card.expiry'],
    ['card_error', undefined, 'card.number'],
  ] as const)('%s %s stands at %s', (type, code, field) => {
    expect(stripeFault(t, { type, message: 'Said.', ...(code ? { code } : {}) })).toEqual({
      errors: [{ field, message: 'Said.' }],
    });
  });

  it.each(['api_connection_error', 'invalid_request_error', 'authentication_error'] as const)(
    'a fault that no shopper can fix is not shown in Stripe’s words: %s',
    (type) => {
      expect(stripeFault(t, { type, message: 'Invalid API Key provided: pk_…' })).toEqual({
        message: 'Oops... looks like something went wrong. Please try again.',
      });
    },
  );

  it('has the bank ask by the secret, and leaves it to the server how that went', async () => {
    const { card: made, handleNextAction } = card();
    await made.askBank('pi_1_secret');
    expect(handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret' });
    handleNextAction.mockRejectedValue(
      new Error('The PaymentIntent supplied is not in the requires_action state'),
    );
    await expect(made.askBank('pi_1_secret')).resolves.toBeUndefined();
  });
});
