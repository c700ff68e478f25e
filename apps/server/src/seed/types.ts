import type { CreatorKind, CurrencyCode, Language, PersonalisationField } from '@omnis/models';
import type { GarmentKind } from '@omnis/garments';

/** A product of the demo before it is written. */
export interface ProductSeed {
  urlName: string;
  name: string;
  garment: GarmentKind;
  artwork: string;
  /** Of the artwork. */
  tags: readonly string[];
  type: string;
  gender: string;
  description: string;
  details: readonly { title: string; html: string }[];
  metaDescription: string;
  sku: string;
  vat: number;
  badge: string | null;
  sold: number;
  daysOld: number;
  /** In percent; 0 when it is not on sale. */
  reduction: number;
  colours: readonly { name: string; slug: string; hex: string }[];
  images: readonly { src: string; alt: string; colour: string; width: number; height: number }[];
  variants: readonly {
    colour: string;
    size: string;
    sku: string;
    price: number;
    salePrice: number | null;
    stock: number | null;
    grams: number;
  }[];
  reviews: readonly ReviewSeed[];
}

/** A review. */
export interface ReviewSeed {
  author: string;
  rating: number;
  title: string;
  body: string;
  verified: boolean;
  daysOld: number;
  /** Name of the scene that the buyer has taken a picture of. */
  scene?: string;
}

/** A bundle of products that are sold together. */
export interface BundleSeed {
  urlName: string;
  name: string;
  description: string;
  /** In pence. */
  price: number;
  items: readonly { urlName: string; quantity: number }[];
}

/** A gift card of a shop: its picture, and what it is sold at. */
export interface GiftCardSeed {
  urlName: string;
  name: string;
  description: string;
  artwork: string;
  /** Slug of the colour of its envelope. */
  colour: string;
  /** In pence. */
  values: readonly number[];
}

/** A collection; `has` says what is in it. */
export interface CollectionSeed {
  urlName: string;
  name: string;
  description: string;
  /** Id of a scene. */
  scene: string;
  has: (product: ProductSeed) => boolean;
}

/** An artist who draws artworks of a shop. */
export interface CreatorSeed {
  urlName: string;
  name: string;
  kind: CreatorKind;
  about: string;
  /** Id of a scene. */
  scene: string;
  links: readonly { name: string; url: string }[];
  /** Ids of artworks: what carries one of them is theirs. */
  artworks: readonly string[];
}

/** A block of a page, as its owner would have made it. */
export interface BlockSeed {
  type: string;
  size?: number;
  properties: Readonly<Record<string, unknown>>;
  items?: readonly BlockSeed[];
}

/** A page. */
export interface PageSeed {
  url: string;
  title: string;
  description: string;
  scene: string;
  layout?: string;
  published?: boolean;
  /** A letter to subscribers, shown at `/teemail/…`. */
  isMailPage?: boolean;
  /** Beside the page in the shop’s search. */
  searchIcon?: string;
  /** Pixels between rows. */
  ySpacing?: number;
  blocks: readonly BlockSeed[];
}

/** A story of a shop's blog. */
export interface PostSeed {
  /** Last part of its address. */
  url: string;
  title: string;
  excerpt: string;
  scene: string;
  imageAlt: string;
  author: string;
  tags: readonly string[];
  /** null for a draft. */
  daysOld: number | null;
  content: string;
}

/** One of the shops of the demo. */
export interface StoreSeed {
  id: number;
  /** Its logo, where the one of its code does not suit its header. */
  logo?: string;
  code: string;
  name: string;
  /** null for the platform's own store. */
  subdomain: string | null;
  plan: 'standard' | 'pro' | 'turbo';
  /** It takes its own payments. */
  direct?: boolean;
  theme: string;
  themeProperties: Readonly<Record<string, unknown>>;
  /** Currencies beside GBP; none: the currency plugin is off. */
  currencies: readonly CurrencyCode[];
  /** Languages that it is offered in, its own first; English alone where it is left out. */
  languages?: readonly Language[];
  contactEmail: string;
  banner: { text: string; href: string } | null;
  /** Plugins beside those that every shop of the demo has. */
  plugins?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** A shop's own pricing: 1 leaves the usual prices. */
  pricing: number;
  /** Closing words of each description, in the shop's voice. */
  voice: readonly string[];
  /** Artworks with the garments they come on, separated by spaces. */
  lineUp: readonly (readonly [artwork: string, garments: string])[];
  /** Plain products that shoppers can have printed with artwork of their own. */
  blanks?: readonly GarmentKind[];
  /** Fields that shoppers may have put on products, by their url names. */
  personalised?: Readonly<Record<string, readonly PersonalisationField[]>>;
  bundles?: readonly BundleSeed[];
  giftCards?: readonly GiftCardSeed[];
  creators?: readonly CreatorSeed[];
  collections: readonly CollectionSeed[];
  menu: readonly unknown[];
  footer: readonly { title: string; items: readonly { text: string; link: string }[] }[];
  pages: readonly PageSeed[];
  posts?: readonly PostSeed[];
  searchRedirects: readonly { searchTerm: string; destinationUrl: string }[];
  comingSoon?: Readonly<Record<string, unknown>>;
  /** In clear; stored as a hash. */
  password?: string;
}
