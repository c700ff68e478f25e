import { readTexts, storeTexts, type Texts } from '@omnis/shop-kit';

/** A product of an order that is reviewed. */
export interface ReviewPlace {
  readonly orderHash: string;
  readonly productId: number;
}

/** Forgotten with all that was chosen for orders, as whoever chose it signs out. */
const keyOf = ({ orderHash, productId }: ReviewPlace): string =>
  `omnis.afterSale.review.${orderHash}.${productId}`;

/** Review of a product written in this tab, and not sent. */
export const readReviewDraft = (place: ReviewPlace): Texts => readTexts(keyOf(place)) ?? {};

/** Keeps it for this tab; null forgets it: it is sent. */
export const storeReviewDraft = (place: ReviewPlace, texts: Texts | null): void =>
  storeTexts(keyOf(place), texts);
