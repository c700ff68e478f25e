import type { BasketAnswer } from '@omnis/api-client';

/** For whom a gift card is. */
export type GiftCardRecipient = NonNullable<BasketAnswer['items'][number]['giftCard']>;

/** The fields of who a gift card is for, in their order. */
export const recipientFields = ['email', 'name', 'message'] as const;

/** Recipient of a gift card before anybody has named one. */
export const nobodyYet: GiftCardRecipient = { email: '', name: '', message: '' };

/** The id of the control of a field. */
export const recipientFieldId = (product: number, field: keyof GiftCardRecipient): string =>
  `gift-card-${product}-${field}`;
