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
  /** What is drawn (`garment` of a product), the best first; all where it is left out. */
  readonly garments?: readonly string[];
  /** Key of what says what is shown instead of what the address is called after; left out where it is that. */
  readonly instead?: Key;
}

/**
 * The addresses of the studio (storefront.md §2 /studio/{customiseItUrl?}/ and its aliases), with the products that each
 * is about.
 */
export const studioAliases: Readonly<Record<string, StudioAlias>> = {
  studio: { title: 'studio', on: 'onAnything' },
  'design-your-own-t-shirt': {
    title: 'ownShirt',
    on: 'onShirt',
    garments: ['mens-t-shirt', 'womens-t-shirt', 'kids-t-shirt', 'long-sleeve'],
  },
  'custom-printed-mens-t-shirts': {
    title: 'mens',
    on: 'onMens',
    garments: ['mens-t-shirt'],
  },
  'custom-printed-womens-t-shirts': {
    title: 'womens',
    on: 'onWomens',
    garments: ['womens-t-shirt'],
  },
  'custom-printed-kids-t-shirts': {
    title: 'kids',
    on: 'onKids',
    garments: ['kids-t-shirt', 'baby-bodysuit'],
  },
  'custom-printed-sweaters': {
    title: 'sweaters',
    on: 'onSweater',
    garments: ['sweatshirt'],
  },
  'custom-printed-hoodies': {
    title: 'hoodies',
    on: 'onHoodie',
    garments: ['hoodie'],
  },
  'custom-printed-baseball-tees': {
    title: 'baseballTees',
    on: 'onBaseballTee',
    garments: ['baseball-tee', 'long-sleeve'],
    instead: 'noBaseballTees',
  },
  'custom-printed-vest-top': {
    title: 'vestTop',
    on: 'onVestTop',
    garments: ['vest-top', 'womens-t-shirt'],
    instead: 'noVestTops',
  },
  'custom-printed-dress': {
    title: 'dress',
    on: 'onDress',
    garments: ['dress', 'womens-t-shirt'],
    instead: 'noDresses',
  },
  'custom-printed-tote-bags': {
    title: 'totes',
    on: 'onTote',
    garments: ['tote-bag'],
  },
  'custom-printed-stickers': {
    title: 'stickers',
    on: 'onStickers',
    garments: ['sticker-sheet'],
  },
  'custom-printed-art-prints': {
    title: 'artPrints',
    on: 'onArtPrint',
    garments: ['art-print'],
  },
};

/** The first part of a path, which is one of the studio's addresses. */
export function aliasOf(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  return Object.hasOwn(studioAliases, first) ? first : 'studio';
}

/** What an address is about; the studio itself for one that is unknown. */
export function studioAlias(name: string): StudioAlias {
  return (
    (Object.hasOwn(studioAliases, name) ? studioAliases[name] : undefined) ?? {
      title: 'studio',
      on: 'onAnything',
    }
  );
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

/** Whether what an address is called after is not there, so that its page says what is shown instead. */
export function isInstead(
  { garments = [], instead }: StudioAlias,
  products: readonly { readonly garment: string }[],
): boolean {
  const [first] = garments;
  return instead !== undefined && !products.some(({ garment }) => garment === first);
}
