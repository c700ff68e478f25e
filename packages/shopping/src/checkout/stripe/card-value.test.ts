import { translator } from '@omnis/texts';
import { firstMessages, validate } from '@omnis/validation';
import { describe, expect, it } from 'vitest';
import checkoutEn from '../../texts/checkout/en.ts';
import { emptyCard, maskedCard } from '../values.ts';
import { stripeRules, stripeValue } from './card-value.ts';

const t = translator(checkoutEn, 'en-GB');
const whole = (mark: string): string => stripeValue({ empty: false, complete: true }, mark);
const card = (mark: string) => ({
  'card.number': whole(mark),
  'card.expiry': whole('b'),
  'card.cvc': whole('c'),
});
const faults = (values: object) => firstMessages(validate(stripeRules(t), { ...values }));

describe('a card in fields of Stripe’s', () => {
  it('is asked for where it is empty, in our words', () => {
    expect(faults(emptyCard)).toEqual({
      'card.number': 'Enter your card number',
      'card.expiry': 'Enter the expiry date',
      'card.cvc': 'Enter the security code',
    });
  });

  it('is at fault in Stripe’s words, and in ours while it says nothing', () => {
    const error = { message: 'Ihre Kartennummer ist unvollständig.' };
    expect(
      faults({
        ...card('a'),
        'card.number': stripeValue({ empty: false, complete: false, error }, 'a'),
        'card.cvc': stripeValue({ empty: false, complete: false }, 'a'),
      }),
    ).toEqual({ 'card.number': error.message, 'card.cvc': 'The security code has 3 or 4 digits' });
  });

  it('is taken when it is whole', () => {
    expect(faults(card('a'))).toEqual({});
  });

  it('is another card whenever something is typed: what is kept of it says so', () => {
    const kept = (mark: string): string => JSON.stringify({ ...card(mark), ...maskedCard(card(mark)) });
    expect(kept('1f')).not.toBe(kept('1e'));
    expect(kept('1f')).toBe(kept('1f'));
    expect(maskedCard({ ...emptyCard, 'card.number': '4242 4242 4242 4242', 'card.cvc': '123' })).toEqual({
      'card.number': '4242',
      'card.cvc': '',
    });
  });
});
