import { describe, expect, it } from 'vitest';
import { askedMoney, askedMoneyText, emailField } from './common.ts';
import { giftCardRecipientSchema } from './gift-cards.ts';

const said = (value: unknown): string[] =>
  emailField.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('an address for mail', () => {
  it.each(['', '   '])('CT12 “%s” is missing, and that is all that is said', (value) => {
    expect(said(value)).toEqual(['This field is required']);
  });

  it.each(['ada', 'ada@', 'a@b', 'a b@c.example'])('CT12 %s is none', (value) => {
    expect(said(value)).toEqual(['Please enter a valid email address']);
  });

  it('CT12 is taken without the spaces around it, and left out where it may be', () => {
    expect(emailField.parse(' ada@shop.example ')).toBe('ada@shop.example');
    expect(giftCardRecipientSchema.shape.email.parse('')).toBe('');
  });
});

it.each([1e15, -1, Number.NaN])('no call asks with %d of money, which nothing costs', (value) => {
  expect(askedMoney.safeParse(value).success).toBe(false);
  expect(askedMoneyText.safeParse(String(value)).success).toBe(false);
});
