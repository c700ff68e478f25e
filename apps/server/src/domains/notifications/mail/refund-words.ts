import type { CurrencyCode } from '@omnis/models';
import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';

/** Refund of an order; in minor units. */
export interface Refund {
  readonly refundMinor: number;
  /** Of it to gift cards. */
  readonly toCardsMinor: number;
  readonly currency: CurrencyCode;
  /** It was paid outside of the platform, such as by bank transfer, and goes back there. */
  readonly outside?: boolean;
}

/** Where the money of an order goes: to the gift cards that paid, and the rest by the way that it came. */
export function refundWords(
  brand: MailBrand,
  { refundMinor, toCardsMinor, currency, outside = false }: Refund,
): string {
  const money = (minor: number): string => mailMoney(brand, minor, currency);
  const rest = refundMinor - toCardsMinor;
  if (outside && toCardsMinor === 0)
    return brand.say('We are refunding {money} to your original payment method.', {
      money: money(refundMinor),
    });
  if (toCardsMinor === 0)
    return brand.say(
      'We refund {money} to the card that you paid with. Banks take up to ten days to show it.',
      {
        money: money(refundMinor),
      },
    );
  const cards = money(toCardsMinor);
  return rest === 0
    ? brand.say('{cards} is back on the gift card that you paid with.', { cards })
    : brand.say(
        '{cards} is back on the gift card that you paid with, and we refund {rest} to your other card. Banks take up to ten days to show it.',
        { cards, rest: money(rest) },
      );
}

/** A sentence, and where the money goes after it. */
export function withRefund(brand: MailBrand, text: string, refund: Refund): string {
  return refund.refundMinor > 0 ? `${text} ${refundWords(brand, refund)}` : text;
}
