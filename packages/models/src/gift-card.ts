import { typedCode } from './typed-code.ts';

/** Letters and figures of codes: none of them is read as another one, so that codes can be read out and typed. */
export const giftCardAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Characters of a code: 80 bits, which nobody guesses. */
export const giftCardCodeLength = 16;

/** Cards that pay for one order at most. */
export const mostGiftCards = 10;

/** Values that a gift card is sold at, at most. */
export const mostGiftCardValues = 12;

/**
 * The code of a gift card as it is compared: capitals without gaps; null for what cannot be one.
 *
 * @example
 * readGiftCardCode(' 7k2q-9fwm 4htc-x8vz '); // '7K2Q9FWM4HTCX8VZ'
 */
export function readGiftCardCode(typed: string): string | null {
  const code = typedCode(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  const known = [...code].every((letter) => giftCardAlphabet.includes(letter));
  return known && code.length === giftCardCodeLength ? code : null;
}

/**
 * The code of a gift card as it is shown: in groups of four.
 *
 * @example
 * showGiftCardCode('7K2Q9FWM4HTCX8VZ'); // '7K2Q-9FWM-4HTC-X8VZ'
 */
export function showGiftCardCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

/** How an order is delivered of which nothing goes by post. */
export const deliveryByMail = { code: 'by-email', name: 'By email', estimate: '' } as const;

/** Balance of a gift card, in minor units. */
export interface GiftCardBalance {
  readonly balanceMinor: number;
}

/**
 * Amount that each card pays, in minor units: the first as much as it can, then the next.
 *
 * @param payableMinor - what may be paid by gift cards; delivery and goods, never other gift cards
 * @example
 * shareOverGiftCards(3000, [{ balanceMinor: 2500 }, { balanceMinor: 1000 }]); // [2500, 500]
 */
export function shareOverGiftCards(payableMinor: number, cards: readonly GiftCardBalance[]): number[] {
  let left = Math.max(0, payableMinor);
  return cards.map(({ balanceMinor }) => {
    const share = Math.min(left, Math.max(0, balanceMinor));
    left -= share;
    return share;
  });
}
