import { createHash } from 'node:crypto';
import type { GiftCardRecipient } from '@omnis/contract';
import type { Language, PersonalisationValue } from '@omnis/models';
import { sayToShopper } from '../../texts/say-to-shopper.ts';

/** Choices that a shopper makes for an item before it is added to the basket. */
export interface LineMaking {
  /** Of the studio. */
  readonly design?: string | undefined;
  /** Values that the shopper has filled in, in the order of the product's fields. */
  readonly personalisation?: readonly PersonalisationValue[];
  /** Ids of the variants that they have chosen of what a bundle holds. */
  readonly bundleItems?: readonly string[];
  /** For whom it is, when it is a gift card. */
  readonly giftCard?: GiftCardRecipient | null;
}

/** Key of a line in a main basket: the variant, the design that a shopper made of it, and a hash of what they filled in and chose. */
export function lineKey(
  variant: string,
  { design, personalisation = [], bundleItems = [], giftCard = null }: LineMaking,
): string {
  const plain = design === undefined ? variant : `${variant}:${design}`;
  if (personalisation.length === 0 && bundleItems.length === 0 && giftCard === null) return plain;
  const to = giftCard ? [[giftCard.email, giftCard.name, giftCard.message]] : [];
  const told = JSON.stringify([personalisation.map(({ id, value }) => [id, value]), bundleItems, ...to]);
  const hash = createHash('sha256').update(told).digest('base64url').slice(0, 22);
  return `${plain}~${hash}`;
}

const made = /^([0-9a-f-]{36})(?::([0-9a-f-]{36}))?(?:~[A-Za-z0-9_-]{22})?$/;

/** The design of a line by its key; null for what is sold as it is. */
export function designOfKey(key: string): string | null {
  return made.exec(key)?.[2] ?? null;
}

/** The variant of a line by its key. */
export function variantOfKey(key: string): string {
  return made.exec(key)?.[1] ?? key;
}

/** How a design looks in the colour of the plain product that a picture shows. */
export function designPicture(division: number, design: string, picture: string | null): string | null {
  const colour = /^\/images\/garments\/[a-z-]+\/([a-z-]+)\//.exec(picture ?? '')?.[1];
  return colour === undefined ? picture : `/images/designs/${division}/${design}/${colour}`;
}

/** Name of a product with a shopper's own design on it. */
export const designedName = (language: Language, name: string): string =>
  `${name}, ${sayToShopper(language, 'your design')}`;

/** The key of a line in another colour or size: what was made of it stays. */
export const keyInVariant = (key: string, variant: string): string =>
  `${variant}${key.slice(variantOfKey(key).length)}`;
