import {
  findArtwork,
  findColour,
  type GarmentColour,
  garmentInfo,
  type GarmentKind,
  isGarmentKind,
} from '@omnis/garments';
import { metaText } from './meta-text.ts';
import { randomOf, type Random } from '../random.ts';
import type { ProductSeed, ReviewSeed, StoreSeed } from '../types.ts';
import { artworkNotes } from './artwork-notes.ts';
import { garmentNotes } from './garment-notes.ts';
import { reviewers, reviewTexts } from './review-texts.ts';

/** Pictures of garments are 4 wide and 5 high. */
const picture = { width: 1200, height: 1500 } as const;

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The colours that suit the artwork, of those that the garment comes in; the shop may say which one leads. */
function coloursOf(garment: GarmentKind, artwork: string, lead: string | undefined): GarmentColour[] {
  const offered = garmentInfo[garment].colours;
  const { colours: count } = garmentNotes[garment];
  const suited = (artworkNotes[artwork]?.colours ?? []).filter((slug) => offered.includes(slug));
  const first = lead === undefined ? [] : [lead];
  return [...new Set([...first, ...suited, ...offered])]
    .slice(0, count)
    .flatMap((slug) => findColour(slug) ?? []);
}

function imagesOf(
  garment: GarmentKind,
  artwork: { id: string; name: string },
  colours: readonly GarmentColour[],
): ProductSeed['images'] {
  const { noun, back } = garmentNotes[garment];
  const base = (colour: GarmentColour, view: string): string =>
    `/images/garments/${garment}/${colour.slug}/${view}/${artwork.id}`;
  return colours.flatMap((colour, index) => [
    {
      src: base(colour, 'front'),
      alt: `${artwork.name} ${noun} in ${colour.name}, front`,
      colour: colour.name,
      ...picture,
    },
    // A closer look at the print of the colour that is shown first.
    ...(index === 0 && garment !== 'sticker-sheet'
      ? [
          {
            src: `${base(colour, 'front')}?zoom=2&focalY=0.4`,
            alt: `${artwork.name} print, close up`,
            colour: colour.name,
            ...picture,
          },
        ]
      : []),
    ...(back
      ? [
          {
            // Printed on the front alone.
            src: `/images/garments/${garment}/${colour.slug}/back/plain`,
            alt: `${artwork.name} ${noun} in ${colour.name}, back without a print`,
            colour: colour.name,
            ...picture,
          },
        ]
      : []),
  ]);
}

/** Units of each variant in turn: most things are printed when they are ordered; some of what is held runs low or out. */
function stocks(garment: GarmentKind, random: Random): () => number | null {
  // One colour and one size: sold out would be the end of it.
  if (garment === 'sticker-sheet') return () => null;
  const isHeld = garment === 'cap' || garment === 'beanie' || garment === 'mug';
  const plenty = (): number | null => (isHeld ? random.between(12, 90) : null);
  // Every fourth product or so, as an owner would see it who looks after the shop.
  if (!random.chance(0.28)) return plenty;
  return () => {
    if (random.chance(0.1)) return 0;
    return random.chance(0.15) ? random.between(1, 9) : plenty();
  };
}

function round50(pence: number): number {
  return Math.max(50, Math.round(pence / 50) * 50);
}

/** Scenes in which a product is seen at a buyer’s, by its artwork and garment. */
const scenesAtBuyers: Readonly<Record<string, string>> = {
  'wild-fern art-print': 'gallery-wall',
  'oh-hello baby-bodysuit': 'washing-line',
};

/** Reviews of which the first of somebody who is pleased has a picture, where there is one of the product. */
function withPicture(reviews: readonly ReviewSeed[], product: string): readonly ReviewSeed[] {
  const scene = scenesAtBuyers[product];
  const first = reviews.find(({ rating }) => rating >= 4);
  return scene === undefined ? reviews : reviews.map((one) => (one === first ? { ...one, scene } : one));
}

function reviewsOf(garment: GarmentKind, sold: number, random: Random): ReviewSeed[] {
  const texts = reviewTexts(garment);
  const count = Math.min(
    texts.length,
    reviewers.length,
    sold < 40 && random.chance(0.3) ? 0 : random.between(1, 4 + Math.floor(sold / 90)),
  );
  // Nearly all buyers are pleased, and a few of them are not.
  const weighted = texts.flatMap((text) => Array.from({ length: text.rating >= 4 ? 3 : 1 }, () => text));
  const chosen = [...new Set(random.sample(weighted, weighted.length))].slice(0, count);
  const names = random.sample(reviewers, chosen.length);
  return chosen.map((text, index) => ({
    author: names[index] ?? 'A customer',
    rating: text.rating,
    title: text.title,
    body: text.body,
    verified: random.chance(0.85),
    daysOld: random.between(2, 220),
  }));
}

function variantsOf(
  garment: GarmentKind,
  product: { colours: readonly GarmentColour[]; price: number; reduction: number; sku: string },
  random: Random,
): ProductSeed['variants'] {
  const { sizes, grams } = garmentNotes[garment];
  const nextStock = stocks(garment, random);
  return product.colours.flatMap((colour) =>
    sizes.map(([size, extra]) => {
      const price = product.price + extra;
      return {
        colour: colour.name,
        size,
        sku: [product.sku, colour.slug.toUpperCase(), slugOf(size).toUpperCase()]
          .filter((part) => part !== '')
          .join('-'),
        price,
        salePrice: product.reduction === 0 ? null : round50((price * (100 - product.reduction)) / 100),
        stock: nextStock(),
        grams,
      };
    }),
  );
}

function buildProduct(
  store: StoreSeed,
  place: { artwork: string; garment: GarmentKind; lead: string | undefined; index: number },
): ProductSeed {
  const artwork = findArtwork(place.artwork);
  const note = artworkNotes[place.artwork];
  if (!artwork || !note) throw new Error(`The demo names an artwork that does not exist: ${place.artwork}`);
  const { garment, index } = place;
  const random = randomOf(`${store.code}/${artwork.id}/${garment}`);
  const info = garmentNotes[garment];
  const name = `${artwork.name} ${info.noun}`;
  const sku = `${store.code.slice(0, 3).toUpperCase()}-${info.code}-${artwork.id.toUpperCase()}`;
  const colours = coloursOf(garment, artwork.id, place.lead);
  const sold = Math.floor(random.next() ** 2.2 * 420);
  const reduction = random.chance(0.17) ? random.pick([15, 20, 25, 30]) : 0;
  const daysOld = 6 + ((index * 37) % 240);
  const variants = variantsOf(
    garment,
    { colours, price: Math.round((info.pence * store.pricing) / 50) * 50, reduction, sku },
    random,
  );
  // Entirely sold-out products are the exception, and one product shows it.
  const soldOut = index === 11;
  return {
    urlName: slugOf(name),
    name,
    garment,
    artwork: artwork.id,
    tags: [...artwork.tags],
    type: info.type,
    gender: info.gender,
    description: `<p>${note.story}</p><p>${info.feel}</p><p>${random.pick(store.voice)}</p>`,
    details: info.details,
    metaDescription: metaText(`${note.story} ${info.feel}`),
    sku,
    vat: info.vat,
    badge: soldOut
      ? null
      : daysOld < 20
        ? 'New'
        : sold > 290
          ? 'Bestseller'
          : random.chance(0.05)
            ? 'Limited edition'
            : null,
    sold,
    daysOld,
    reduction,
    colours: colours.map(({ name: colourName, slug, hex }) => ({ name: colourName, slug, hex })),
    images: imagesOf(garment, artwork, colours),
    variants: soldOut ? variants.map((variant) => ({ ...variant, stock: 0 })) : variants,
    reviews: withPicture(reviewsOf(garment, sold, random), `${artwork.id} ${garment}`),
  };
}

/** A plain product, to be printed with a shopper's own artwork: it sells by itself, so it stands behind the others. */
function buildBlank(store: StoreSeed, garment: GarmentKind): ProductSeed {
  const info = garmentNotes[garment];
  const name = `Plain ${info.noun}`;
  const sku = `${store.code.slice(0, 3).toUpperCase()}-BLANK-${info.code}`;
  const colours = garmentInfo[garment].colours.slice(0, 10).flatMap((slug) => findColour(slug) ?? []);
  const price = Math.round((info.pence * store.pricing) / 50) * 50;
  const variants = variantsOf(garment, { colours, price, reduction: 0, sku }, randomOf(sku));
  return {
    urlName: slugOf(name),
    name,
    garment,
    artwork: 'plain',
    tags: [],
    type: info.type,
    gender: info.gender,
    description: `<p>Plain, to be printed with a picture of your own.</p><p>${info.feel}</p>`,
    details: info.details,
    metaDescription: metaText(`Plain, to be printed with a picture of your own. ${info.feel}`),
    sku,
    vat: info.vat,
    badge: null,
    sold: 0,
    daysOld: 260,
    reduction: 0,
    colours: colours.map(({ name: colourName, slug, hex }) => ({ name: colourName, slug, hex })),
    images: imagesOf(garment, { id: 'plain', name: 'Plain' }, colours).filter(
      // There is no print to look at closely.
      ({ src }) => !src.includes('?'),
    ),
    // Printed when it is ordered.
    variants: variants.map((variant) => ({ ...variant, stock: null })),
    reviews: [],
  };
}

/** The products of a shop, in the order of its line-up; plain ones last. */
export function buildProducts(store: StoreSeed): ProductSeed[] {
  const places = store.lineUp.flatMap(([artwork, garments]) =>
    garments.split(' ').map((text) => {
      const [garment = '', lead] = text.split(':');
      if (!isGarmentKind(garment))
        throw new Error(`The demo names a garment that does not exist: ${garment}`);
      if (lead !== undefined && !garmentInfo[garment].colours.includes(lead))
        throw new Error(`The demo names a colour that a ${garment} does not come in: ${lead}`);
      return { artwork, garment, lead };
    }),
  );
  return [
    ...places.map((place, index) => buildProduct(store, { ...place, index })),
    ...(store.blanks ?? []).map((garment) => buildBlank(store, garment)),
  ];
}
