import { Heart } from 'lucide-react';
import type { BlockEnvironment } from '../environment/environment.ts';
import type { ProductItem } from '../sources/product-item.ts';
import { sourceKey, type BlockSource } from '../sources/source.ts';
import { testEnvironment } from './environment.tsx';
import { storyPicture, type StoryPicture } from './story-art.ts';

const garments = [
  ['Under the Sun tee', 'tee-sun', '#efe6d5', 24, null],
  ['Poppy Field tee', 'tee-poppy', '#a3b096', 27, 18],
  ['Night Camp sweatshirt', 'sweatshirt-camp', '#1f2a44', 45, null],
  ['Great Swell hoodie', 'hoodie-swell', '#ab5230', 55, null],
  ['Lemon Grove bag', 'tote-lemon', '#f6f5f2', 18, null],
  ['Moon Phases long-sleeve with stars on both arms', 'long-sleeve-moon', '#45474b', 32, null],
  ['Swallows tee', 'tee-swallows', '#ddb3b0', 24, 19],
  ['Take It Slow tee', 'tee-slow', '#d9a233', 26, null],
] as const;
const colours = garments.map(([, , hex], index) => ({ name: `Colour ${index + 1}`, hex, image: null }));
const photographed: readonly StoryPicture[] = [
  'rail-spring-portrait',
  'flat-lay-summer-portrait',
  'rail-autumn-portrait',
  'line-by-the-sea-portrait',
];

/** Products as a shop has them. */
export const storyProducts: readonly ProductItem[] = garments.map(
  ([name, picture, , price, salePrice], index) => ({
    urlName: `product-${index}`,
    name,
    image: storyPicture(picture),
    imageAlt: name,
    hoverImage: storyPicture(photographed[index % photographed.length] ?? 'rail-spring-portrait'),
    currency: 'GBP',
    price,
    salePrice,
    available: index !== 5,
    badge: index === 0 ? 'New' : null,
    reviews: { count: index === 4 ? 0 : 12 + index * 31, average: 4.2 + (index % 5) / 8 },
    colours: colours.slice(0, 2 + index),
  }),
);

/** Collections, posts and pictures as a shop has them, in the shapes of storefront.md §7. */
const storyCollections = (
  [
    ['T-shirts', 'rail-spring-portrait'],
    ['Sweatshirts', 'rail-autumn-portrait'],
    ['Hoodies', 'hoodie-swell'],
    ['Bags', 'flat-lay-summer-portrait'],
    ['Art prints', 'gallery-wall-portrait'],
    ['Kids', 'washing-line-portrait'],
    ['Caps', 'cap-ridge'],
    ['Sale', null],
  ] as const
).map(([name, picture]) => ({
  name,
  urlName: name.toLowerCase().replaceAll(' ', '-'),
  banner: { thumbnails: { full: picture === null ? '' : storyPicture(picture) } },
}));
const storyPosts = (
  [
    [
      'How a T-shirt comes back',
      'We take worn-out cotton apart, spin it and knit it again. Here is what happens on the way.',
      'stacks-winter-portrait',
    ],
    [
      'Printing with water, not plastic',
      'Why our inks leave no film on the fabric, and how to wash a print so that it lasts.',
      'flat-lay-summer-portrait',
    ],
    [
      'Meet Nina, who drew the swallows',
      'A morning in a studio above a bakery, with three cats and one very good pen.',
      'still-life-morning-portrait',
    ],
  ] as const
).map(([title, description, picture], index) => ({
  title,
  description,
  url: `/blog/post-${index}/`,
  publishedAt: `2026-0${6 - index}-14T09:00:00Z`,
  metaImage: { banner: storyPicture(picture) },
}));
const worn: readonly StoryPicture[] = [
  'tee-sun',
  'washing-line-portrait',
  'sweatshirt-camp',
  'mug-coffee',
  'rail-autumn-portrait',
  'tote-lemon',
  'kids-space',
  'line-by-the-sea-portrait',
  'hoodie-swell',
  'gallery-wall-portrait',
];
const storyPosted = Array.from({ length: 20 }, (_, index) => ({
  caption: `Sunday at the market, table ${index + 1}`,
  permalink: `https://www.instagram.com/p/${index}/`,
  mediaType: index % 5 === 1 ? 'video' : index % 5 === 3 ? 'album' : 'image',
  image: storyPicture(worn[index % worn.length] ?? 'tee-sun'),
}));

const storyReviews = [
  { rating: 5, text: 'It washes better than it arrives.', author: 'Hannah, Bristol' },
  { rating: 4, text: 'Heavy cotton, and the print does not crack.', author: 'Tom, Leeds' },
  { rating: 5, text: 'A gift that was worn the same evening.', author: 'Ada, Cardiff' },
];

const found = new Map<string, readonly unknown[]>();

/** The shop's answer for a source: the same list for the same source. */
function itemsOf(source: BlockSource): readonly unknown[] {
  const key = sourceKey(source);
  const items = found.get(key) ?? readItems(source);
  found.set(key, items);
  return items;
}

function readItems(source: BlockSource): readonly unknown[] {
  switch (source.kind) {
    case 'products':
      return storyProducts.slice(0, source.limit);
    case 'collections':
      return storyCollections.slice(0, source.limit);
    case 'blog':
      return storyPosts.slice(0, source.limit);
    case 'instagram':
      return storyPosted.slice(0, source.limit);
    case 'drive':
      return storyPosted.slice(0, source.limit);
    case 'reviews':
      return storyReviews.slice(0, source.limit);
    case 'path':
      return storyProducts.slice(0, 4);
  }
}

/** The environment of stories: products, a heart and a bag, and forms that answer. */
export const storyEnvironment: BlockEnvironment = testEnvironment({
  visitor: { role: 'owner', signedIn: false, storeHidden: true },
  affiliateLink: 'https://shop.example/?ref=nina-vale',
  contact: async () => ({ ok: true, message: '' }),
  submitRemill: async () => ({ type: 'success', message: '' }),
  openGate: async ({ password }) =>
    password === 'sesame' ? { ok: true, message: '' } : { ok: false, message: 'That is not the password' },
  Link: ({ to, ...rest }) => <a href={`#${to}`} {...rest} />,
  useSource: (source) => ({
    status: 'ready',
    items: source === null ? [] : itemsOf(source),
    retry: () => undefined,
  }),
  Favourite: ({ product }) => (
    <button
      type="button"
      aria-label={`Add ${product.name} to favourites`}
      style={{ display: 'grid', placeItems: 'center', width: 40, height: 40, border: 0, background: 'none' }}
    >
      <Heart aria-hidden="true" size={20} strokeWidth={1.6} />
    </button>
  ),
  QuickAdd: ({ product }) => (
    <button type="button" aria-label={`Quick add: ${product.name}`} aria-haspopup="dialog" />
  ),
});
