import { offersStudioAddress, studioAddresses, type StudioAddress } from '@omnis/models';

/** Keys of texts that name what artwork is put on, in the middle of a sentence. */
type OnKey = Extract<Key, `on${string}`>;

/** Keys of texts without values. */
type Key =
  | 'artPrints'
  | 'baseballTees'
  | 'dress'
  | 'hoodies'
  | 'kids'
  | 'mens'
  | 'noBaseballTees'
  | 'noDresses'
  | 'noVestTops'
  | 'onAnything'
  | 'onArtPrint'
  | 'onBaseballTee'
  | 'onDress'
  | 'onHoodie'
  | 'onKids'
  | 'onMens'
  | 'onShirt'
  | 'onStickers'
  | 'onSweater'
  | 'onTote'
  | 'onVestTop'
  | 'onWomens'
  | 'ownShirt'
  | 'stickers'
  | 'studio'
  | 'sweaters'
  | 'totes'
  | 'vestTop'
  | 'womens';

/** One of the studio's addresses: what it is called, and which products it shows first. */
export interface StudioAlias {
  /** Key of what it is called. */
  readonly title: Exclude<Key, OnKey>;
  /** Key of what artwork is put on. */
  readonly on: OnKey;
  /** Garments (`garment` of a product), the best first; all where it is left out. */
  readonly garments?: readonly string[];
  /** Key of what says what is shown instead of what the address is called after; left out where it is that. */
  readonly instead?: Key;
}

/**
 * The addresses of the studio (storefront.md §2 /studio/{customiseItUrl?}/ and its aliases), with the products that each
 * is about.
 */
export const studioAliases: Readonly<Record<StudioAddress, StudioAlias>> = {
  // The most frequent purpose leads; the others follow.
  studio: { title: 'studio', on: 'onAnything', garments: studioAddresses['design-your-own-t-shirt'] },
  'design-your-own-t-shirt': {
    title: 'ownShirt',
    on: 'onShirt',
    garments: studioAddresses['design-your-own-t-shirt'],
  },
  'custom-printed-mens-t-shirts': {
    title: 'mens',
    on: 'onMens',
    garments: studioAddresses['custom-printed-mens-t-shirts'],
  },
  'custom-printed-womens-t-shirts': {
    title: 'womens',
    on: 'onWomens',
    garments: studioAddresses['custom-printed-womens-t-shirts'],
  },
  'custom-printed-kids-t-shirts': {
    title: 'kids',
    on: 'onKids',
    garments: studioAddresses['custom-printed-kids-t-shirts'],
  },
  'custom-printed-sweaters': {
    title: 'sweaters',
    on: 'onSweater',
    garments: studioAddresses['custom-printed-sweaters'],
  },
  'custom-printed-hoodies': {
    title: 'hoodies',
    on: 'onHoodie',
    garments: studioAddresses['custom-printed-hoodies'],
  },
  'custom-printed-baseball-tees': {
    title: 'baseballTees',
    on: 'onBaseballTee',
    garments: [...studioAddresses['custom-printed-baseball-tees'], 'long-sleeve'],
    instead: 'noBaseballTees',
  },
  'custom-printed-vest-top': {
    title: 'vestTop',
    on: 'onVestTop',
    garments: [...studioAddresses['custom-printed-vest-top'], 'womens-t-shirt'],
    instead: 'noVestTops',
  },
  'custom-printed-dress': {
    title: 'dress',
    on: 'onDress',
    garments: [...studioAddresses['custom-printed-dress'], 'womens-t-shirt'],
    instead: 'noDresses',
  },
  'custom-printed-tote-bags': {
    title: 'totes',
    on: 'onTote',
    garments: studioAddresses['custom-printed-tote-bags'],
  },
  'custom-printed-stickers': {
    title: 'stickers',
    on: 'onStickers',
    garments: studioAddresses['custom-printed-stickers'],
  },
  'custom-printed-art-prints': {
    title: 'artPrints',
    on: 'onArtPrint',
    garments: studioAddresses['custom-printed-art-prints'],
  },
};

const isAddress = (name: string): name is StudioAddress => Object.hasOwn(studioAliases, name);

/** The first part of a path, which is one of the studio's addresses; routes are found in capitals too. */
export function aliasOf(pathname: string): StudioAddress {
  const [, first = ''] = pathname.toLowerCase().split('/');
  return isAddress(first) ? first : 'studio';
}

/** Subject of an address; the studio itself for an unknown one. */
export function studioAlias(name: string): StudioAlias {
  return studioAliases[isAddress(name) ? name : 'studio'];
}

/** Tells whether a store has the subject of an address, so that it may be found (storefront.md §2 Head data). */
export function isOffered(name: string, products: readonly { readonly garment: string }[]): boolean {
  return isAddress(name) && offersStudioAddress(name, new Set(products.map(({ garment }) => garment)));
}

/** The products in the order of an address: those that it is about first, the best of them leading. */
export function inOrderOf<P extends { readonly garment: string }>(
  { garments = [] }: StudioAlias,
  products: readonly P[],
): readonly P[] {
  const rank = ({ garment }: P): number => {
    const at = garments.indexOf(garment);
    return at === -1 ? garments.length : at;
  };
  return products.toSorted((a, b) => rank(a) - rank(b));
}

/** Tells whether the product that an address is named after is missing, so that its page says what is shown instead. */
export function isInstead(
  { garments = [], instead }: StudioAlias,
  products: readonly { readonly garment: string }[],
): boolean {
  const [first] = garments;
  return instead !== undefined && !products.some(({ garment }) => garment === first);
}
