import type { GiftCardRecipient } from '../product/gift-card-recipient.ts';

/** Item to add to the basket. */
export interface BasketChoice {
  readonly productId: number;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
  /** Answers, by the id of the field. */
  readonly personalisation?: Readonly<Record<string, string>>;
  /** Choices of a bundle: ids of variants in its order, '' where there is none. */
  readonly bundleItems?: readonly string[];
  /** The person whom a gift card is for. */
  readonly giftCard?: GiftCardRecipient;
}

/** The item as the call takes it. */
export function itemOf(choice: BasketChoice) {
  const { productId, colour, size, quantity, personalisation, bundleItems, giftCard } = choice;
  return {
    productId,
    productColor: colour,
    productSize: size,
    quantity,
    ...(personalisation && { personalisation: { ...personalisation } }),
    ...(bundleItems && { bundleItems: [...bundleItems] }),
    ...(giftCard && { giftCard: { ...giftCard } }),
  };
}
