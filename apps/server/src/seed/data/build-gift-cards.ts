import { metaText } from './meta-text.ts';
import type { GiftCardSeed, ProductSeed, StoreSeed } from '../types.ts';

/** A value as shoppers choose it. */
const label = (pence: number): string => `£${pence / 100}`;

function buildGiftCard(store: StoreSeed, seed: GiftCardSeed): ProductSeed {
  const { urlName, name, description, artwork, colour, values } = seed;
  const sku = `${store.code.slice(0, 3).toUpperCase()}-CARD`;
  const src = `/images/garments/gift-card/${colour}/front/${artwork}`;
  return {
    urlName,
    name,
    garment: 'gift-card',
    artwork,
    tags: ['gift', 'gift card'],
    type: 'Gift card',
    gender: '',
    description: `<p>${description}</p>`,
    details: [
      {
        title: 'How it works',
        html: '<p>We mail the card to whoever you name, with your words, as soon as it is paid. They enter its code at checkout; what they do not spend stays on it, and it does not expire.</p>',
      },
    ],
    metaDescription: metaText(description),
    sku,
    vat: 0,
    badge: null,
    sold: 40,
    daysOld: 120,
    reduction: 0,
    colours: [],
    images: [{ src, alt: `${name} looking out of its envelope`, colour: '', width: 1600, height: 2000 }],
    variants: values.map((price) => ({
      colour: '',
      size: label(price),
      sku: `${sku}-${price / 100}`,
      price,
      salePrice: null,
      stock: null,
      grams: 0,
    })),
    reviews: [],
  };
}

/** The gift cards of a shop. */
export function buildGiftCards(store: StoreSeed): ProductSeed[] {
  return (store.giftCards ?? []).map((seed) => buildGiftCard(store, seed));
}
