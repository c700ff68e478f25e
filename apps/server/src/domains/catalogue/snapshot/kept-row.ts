import type { BundleItem, PersonalisationField, QuantityPrice, TaxClass } from '@omnis/models';
import type { FixedCosts, FixedSpans } from '../listing/fixed-prices.ts';
import type { ColourRow, ProductRow, VariantRow } from './snapshot.types.ts';

/** Fields that are read when a row is first asked for; lists ask only for the products that they show. */
type Later = Pick<
  ProductRow,
  | 'uuid'
  | 'sku'
  | 'vendor'
  | 'badge'
  | 'enabled'
  | 'archived'
  | 'enableAddToCart'
  | 'vatRate'
  | 'vatClass'
  | 'priceMatrix'
  | 'personalisation'
  | 'excerpt'
  | 'image'
  | 'imageAlt'
  | 'hoverImage'
  | 'variants'
>;

/** The same as it is written down. */
type StoredLater = readonly [
  uuid: string,
  sku: string,
  vendor: string,
  badge: string | null,
  enabled: boolean,
  vatRate: number,
  priceMatrix: readonly QuantityPrice[],
  personalisation: readonly PersonalisationField[],
  excerpt: string,
  image: string | null,
  imageAlt: string,
  hoverImage: string | null,
  variants: readonly StoredVariant[],
  archived: boolean,
  enableAddToCart: boolean,
  /** Left out by a process of the former release. */
  vatClass?: TaxClass | null,
];
type StoredVariant = readonly [
  id: string,
  sku: string,
  colour: string,
  size: string,
  price: number,
  salePrice: number | null,
  stock: number | null,
  picture: string | null,
  /** Left out where nothing is fixed. */
  fixed?: FixedCosts,
];

/** Fields that every list goes through, as they are written down; lists that rows share stand in one place, by their number. */
export type StoredHead = readonly [
  id: number,
  urlName: string,
  name: string,
  type: string,
  gender: string,
  tags: number,
  colours: number,
  sizes: number,
  shown: boolean,
  isGiftCard: boolean,
  sold: number,
  ratingCount: number,
  ratingSum: number,
  createdAt: number,
  updatedAt: number,
  creator: number | null,
  fullPrice: number,
  price: number,
  priceVaries: boolean,
  partsAvailable: boolean,
  revision: number,
  places: readonly (readonly [collection: number, position: number])[],
  bundleItems: readonly BundleItem[],
  /** Bytes of what is read later. */
  later: number,
  /** Left out where nothing is fixed. */
  fixed?: FixedSpans,
];

/** Lists that rows share. */
export interface SharedLists {
  readonly texts: readonly (readonly string[])[];
  readonly colours: readonly (readonly ColourRow[])[];
}

/** Where a row begins in what was written down. */
export interface RowPlace {
  readonly bytes: Buffer;
  readonly start: number;
}

const noPlaces: ReadonlyMap<number, number> = new Map();
const noItems: readonly BundleItem[] = [];

/** A row of which only what every list goes through is at hand; the rest stays text until it is asked for. */
export class KeptRow implements ProductRow {
  readonly id: number;
  readonly urlName: string;
  readonly name: string;
  readonly type: string;
  readonly gender: string;
  readonly tags: readonly string[];
  readonly shown: boolean;
  readonly bundleItems: readonly BundleItem[];
  readonly isGiftCard: boolean;
  readonly sold: number;
  readonly ratingCount: number;
  readonly ratingSum: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly colours: readonly ColourRow[];
  readonly sizes: readonly string[];
  places: ReadonlyMap<number, number>;
  readonly creator: number | null;
  readonly fullPrice: number;
  readonly price: number;
  readonly priceVaries: boolean;
  readonly fixed: FixedSpans;
  partsAvailable: boolean;
  revision: number;
  readonly #bytes: Buffer;
  readonly #start: number;
  /** Where the next row begins. */
  readonly end: number;
  #later: Later | null = null;

  constructor(head: StoredHead, shared: SharedLists, { bytes, start }: RowPlace) {
    const [id, urlName, name, type, gender, tags, colours, sizes, shown, isGiftCard, sold, ...others] = head;
    const [ratingCount, ratingSum, createdAt, updatedAt, creator, fullPrice, price, ...last] = others;
    const [priceVaries, isWhole, revision, places, bundleItems, later, fixed = null] = last;
    this.id = id;
    this.urlName = urlName;
    this.name = name;
    this.type = type;
    this.gender = gender;
    this.tags = shared.texts[tags] ?? [];
    this.colours = shared.colours[colours] ?? [];
    this.sizes = shared.texts[sizes] ?? [];
    this.shown = shown;
    this.isGiftCard = isGiftCard;
    this.sold = sold;
    this.ratingCount = ratingCount;
    this.ratingSum = ratingSum;
    this.createdAt = createdAt;
    this.updatedAt = updatedAt;
    this.creator = creator;
    this.fullPrice = fullPrice;
    this.price = price;
    this.priceVaries = priceVaries;
    this.fixed = fixed;
    this.partsAvailable = isWhole;
    this.revision = revision;
    this.places = places.length === 0 ? noPlaces : new Map(places);
    this.bundleItems = bundleItems.length === 0 ? noItems : bundleItems;
    this.#bytes = bytes;
    this.#start = start;
    this.end = start + later;
  }

  get #read(): Later {
    return (this.#later ??= readLater(JSON.parse(this.#bytes.toString('utf8', this.#start, this.end))));
  }

  get uuid(): string {
    return this.#read.uuid;
  }
  get sku(): string {
    return this.#read.sku;
  }
  get vendor(): string {
    return this.#read.vendor;
  }
  get badge(): string | null {
    return this.#read.badge;
  }
  get enabled(): boolean {
    return this.#read.enabled;
  }
  get archived(): boolean {
    return this.#read.archived;
  }
  get enableAddToCart(): boolean {
    return this.#read.enableAddToCart;
  }
  get vatRate(): number {
    return this.#read.vatRate;
  }
  get vatClass(): TaxClass | null {
    return this.#read.vatClass;
  }
  get priceMatrix(): readonly QuantityPrice[] {
    return this.#read.priceMatrix;
  }
  get personalisation(): readonly PersonalisationField[] {
    return this.#read.personalisation;
  }
  get excerpt(): string {
    return this.#read.excerpt;
  }
  get image(): string | null {
    return this.#read.image;
  }
  get imageAlt(): string {
    return this.#read.imageAlt;
  }
  get hoverImage(): string | null {
    return this.#read.hoverImage;
  }
  get variants(): readonly VariantRow[] {
    return this.#read.variants;
  }
}

function readLater(stored: StoredLater): Later {
  const [uuid, sku, vendor, badge, enabled, vatRate, priceMatrix, personalisation, ...others] = stored;
  const [excerpt, image, imageAlt, hoverImage, variants, archived, ...last] = others;
  const [enableAddToCart, vatClass = null] = last;
  return {
    uuid,
    sku,
    vendor,
    badge,
    enabled,
    archived,
    enableAddToCart,
    vatRate,
    vatClass,
    priceMatrix,
    personalisation,
    excerpt,
    image,
    imageAlt,
    hoverImage,
    variants: variants.map(([id, ofSku, colour, size, price, salePrice, stock, picture, fixed = null]) => ({
      id,
      sku: ofSku,
      colour,
      size,
      price,
      salePrice,
      stock,
      picture,
      fixed,
    })),
  };
}

/** The last element of a tuple, or nothing in its place. */
const noneOrOne = <T>(value: T | null): readonly [T?] => (value === null ? [] : [value]);

const storedVariant = (variant: VariantRow): StoredVariant => {
  const { id, sku, colour, size, price, salePrice, stock, picture, fixed } = variant;
  return [id, sku, colour, size, price, salePrice, stock, picture, ...noneOrOne(fixed)];
};

/** Fields of a row that are read later, as JSON. */
export function laterOf(row: ProductRow): Buffer {
  const stored: StoredLater = [
    row.uuid,
    row.sku,
    row.vendor,
    row.badge,
    row.enabled,
    row.vatRate,
    row.priceMatrix,
    row.personalisation,
    row.excerpt,
    row.image,
    row.imageAlt,
    row.hoverImage,
    row.variants.map(storedVariant),
    row.archived,
    row.enableAddToCart,
    row.vatClass,
  ];
  return Buffer.from(JSON.stringify(stored));
}

/** The rest of a row, with the numbers of the lists that it shares. */
export function headOf(
  row: ProductRow,
  numbers: {
    readonly tags: number;
    readonly colours: number;
    readonly sizes: number;
    readonly later: number;
  },
): StoredHead {
  return [
    row.id,
    row.urlName,
    row.name,
    row.type,
    row.gender,
    numbers.tags,
    numbers.colours,
    numbers.sizes,
    row.shown,
    row.isGiftCard,
    row.sold,
    row.ratingCount,
    row.ratingSum,
    row.createdAt,
    row.updatedAt,
    row.creator,
    row.fullPrice,
    row.price,
    row.priceVaries,
    row.partsAvailable,
    row.revision,
    [...row.places],
    row.bundleItems,
    numbers.later,
    // Left out where nothing is fixed, as for most.
    ...noneOrOne(row.fixed),
  ];
}
