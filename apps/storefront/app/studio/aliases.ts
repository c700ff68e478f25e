/** One of the studio's addresses: what it is called, and which products it shows first. */
export interface StudioAlias {
  readonly title: string;
  readonly description: string;
  /** What is drawn (`garment` of a product), the best first; all where it is left out. */
  readonly garments?: readonly string[];
  /** Says what is shown instead of what the address is called after; left out where it is that. */
  readonly instead?: string;
}

const artworkOn = (what: string): string =>
  `Upload your artwork, place it on ${what}, see it in every colour and order from one piece.`;

/**
 * The addresses of the studio (storefront.md §2 /studio/{customiseItUrl?}/ and its aliases), with the products that each
 * is about.
 */
export const studioAliases: Readonly<Record<string, StudioAlias>> = {
  studio: { title: 'Design studio', description: artworkOn('clothes, bags and paper') },
  'design-your-own-t-shirt': {
    title: 'Design your own t-shirt',
    description: artworkOn('a t-shirt'),
    garments: ['mens-t-shirt', 'womens-t-shirt', 'kids-t-shirt', 'long-sleeve'],
  },
  'custom-printed-mens-t-shirts': {
    title: 'Custom printed men’s t-shirts',
    description: artworkOn('a men’s t-shirt'),
    garments: ['mens-t-shirt'],
  },
  'custom-printed-womens-t-shirts': {
    title: 'Custom printed women’s t-shirts',
    description: artworkOn('a women’s t-shirt'),
    garments: ['womens-t-shirt'],
  },
  'custom-printed-kids-t-shirts': {
    title: 'Custom printed kids’ t-shirts',
    description: artworkOn('a kids’ t-shirt'),
    garments: ['kids-t-shirt', 'baby-bodysuit'],
  },
  'custom-printed-sweaters': {
    title: 'Custom printed sweaters',
    description: artworkOn('a sweater'),
    garments: ['sweatshirt'],
  },
  'custom-printed-hoodies': {
    title: 'Custom printed hoodies',
    description: artworkOn('a hoodie'),
    garments: ['hoodie'],
  },
  'custom-printed-baseball-tees': {
    title: 'Custom printed baseball tees',
    description: artworkOn('a baseball tee'),
    garments: ['baseball-tee', 'long-sleeve'],
    instead: 'We have no baseball tees at present. A long-sleeve top comes closest.',
  },
  'custom-printed-vest-top': {
    title: 'Custom printed vest top',
    description: artworkOn('a vest top'),
    garments: ['vest-top', 'womens-t-shirt'],
    instead: 'We have no vest tops at present. A women’s t-shirt comes closest.',
  },
  'custom-printed-dress': {
    title: 'Custom printed dress',
    description: artworkOn('a dress'),
    garments: ['dress', 'womens-t-shirt'],
    instead: 'We have no dresses at present. A women’s t-shirt comes closest.',
  },
  'custom-printed-tote-bags': {
    title: 'Custom printed tote bags',
    description: artworkOn('a tote bag'),
    garments: ['tote-bag'],
  },
  'custom-printed-stickers': {
    title: 'Custom printed stickers',
    description: artworkOn('stickers'),
    garments: ['sticker-sheet'],
  },
  'custom-printed-art-prints': {
    title: 'Custom printed art prints',
    description: artworkOn('an art print'),
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
      title: 'Design studio',
      description: artworkOn('clothes, bags and paper'),
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
