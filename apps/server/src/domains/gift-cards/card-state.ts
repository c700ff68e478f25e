import type { giftCardStates } from '@omnis/contract';
import type { GiftCardRow } from './gift-cards.types.ts';

/** Tells whether a card can be paid with. */
export type GiftCardState = (typeof giftCardStates)[number];

/** Columns that a card's state follows from. */
type Stated = Pick<GiftCardRow, 'balance_minor' | 'blocked_at' | 'expires_at'>;

/** Tells whether a card can be paid with at a moment, and if not, why. */
export function cardState(
  { balance_minor: balance, blocked_at, expires_at }: Stated,
  now: Date,
): GiftCardState {
  if (blocked_at) return 'blocked';
  if (expires_at && expires_at <= now) return 'expired';
  return balance > 0 ? 'active' : 'used';
}

/** Error for a shopper when the code belongs to no card. */
export const unknownCard = 'We do not know this gift card code. Check it and try again.';

/** Why a card does not pay, in words for the shopper; '' when it does. */
export function cardFault(
  card: Stated & Pick<GiftCardRow, 'currency'>,
  at: { now: Date; currency: string },
): string {
  switch (cardState(card, at.now)) {
    case 'blocked':
      return 'This gift card is blocked. Contact us and we’ll sort it out.';
    case 'expired':
      return 'This gift card has expired';
    case 'used':
      return 'This gift card has been used up';
    case 'active':
      return card.currency === at.currency
        ? ''
        : `This gift card is in ${card.currency}. Choose ${card.currency} as your currency to pay with it.`;
  }
}
