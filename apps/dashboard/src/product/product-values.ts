import type { CallArg } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import type { NamedOption } from '@omnis/models';
import { fieldsToSend, type EditedField } from './personalisation-values.ts';
import { editedVariants, variantsToSend, type EditedVariant } from './variant-values.ts';
import { viewOf } from './picture-view.ts';

/** A picture as it is edited. */
export interface EditedImage {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  readonly colour: string | null;
  readonly width: number;
  readonly height: number;
}

/** A file that shoppers download, as it is edited. */
export type EditedFile = Pick<ManagedProduct['files'][number], 'id' | 'title' | 'name' | 'bytes' | 'url'>;

/** A step of the price matrix as it is edited; null while nothing is typed. */
export interface EditedStep {
  readonly quantity: number | null;
  readonly percent: number | null;
}

/** A product in a bundle as it is edited; null while nothing is typed. */
export interface EditedPart {
  readonly productId: number;
  readonly quantity: number | null;
  readonly name: string;
  readonly image: string | null;
}

/** A size chart as it is edited. */
export interface EditedChart {
  readonly measures: readonly string[];
  /** Values in the order of the measures; null where nothing is typed. */
  readonly rows: readonly { readonly size: string; readonly values: readonly (number | null)[] }[];
}

/** Maker or designer of a product. */
export type EditedCreator = NonNullable<ManagedProduct['creator']>;

/** A product that goes with another one. */
export interface EditedCompanion {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
}

/** A collection that a product is in. */
export type EditedCollection = Pick<ManagedProduct['collections'][number], 'id' | 'name'>;

/** Editable values of a product. A price of the product is the price of all of its variants. */
export interface ProductValues {
  readonly name: string;
  readonly description: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Separated by commas. */
  readonly metaKeywords: string;
  readonly enabled: boolean;
  /** null: nobody is named. */
  readonly creator: EditedCreator | null;
  readonly images: readonly EditedImage[];
  readonly files: readonly EditedFile[];
  readonly options: readonly NamedOption[];
  readonly variants: readonly EditedVariant[];
  readonly urlName: string;
  readonly type: string;
  readonly vendor: string;
  readonly baseSku: string;
  /** Null: a rate of its own, which was never chosen. */
  readonly vatClass: ManagedProduct['vatClass'];
  readonly gender: string;
  readonly tags: readonly string[];
  /** Times as the server writes them; null: without a start or an end. */
  readonly saleFrom: string | null;
  readonly saleUntil: string | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly defaultPrice: number | null;
  readonly enableAddToCart: boolean;
  readonly customiseIt: boolean;
  /** True when variants are sold beyond their stock. */
  readonly continueSelling: boolean;
  readonly crossSell: readonly EditedCompanion[];
  /** The manual collections that it is in. */
  readonly collections: readonly EditedCollection[];
  readonly priceMatrix: readonly EditedStep[];
  /** null: none. */
  readonly sizeChart: EditedChart | null;
  readonly personalisation: readonly EditedField[];
  /** Contents of the bundle; empty for any other product. */
  readonly bundleItems: readonly EditedPart[];
  /** Values on sale as a gift card; null while nothing is typed, empty for any other product. */
  readonly giftCardValues: readonly (number | null)[];
}

/** Changes as they are sent. */
export type ProductChanges = Omit<CallArg<'dashboard.updateProduct'>['body'], 'version'>;

/** A product as a form begins with it. */
export function valuesOf(product: ManagedProduct): ProductValues {
  const { name, description, metaTitle, metaDescription, metaKeywords, enabled, creator } = product;
  return {
    name,
    description,
    metaTitle,
    metaDescription,
    metaKeywords,
    enabled,
    creator,
    images: product.images.map(({ id, src, alt, colour, width, height }) => ({
      id,
      src,
      alt,
      colour,
      width,
      height,
    })),
    files: product.files.map(({ id, title, name: called, bytes, url }) => ({
      id,
      title,
      name: called,
      bytes,
      url,
    })),
    options: product.options,
    variants: editedVariants(product),
    urlName: product.urlName,
    type: product.type,
    vendor: product.vendor,
    baseSku: product.baseSku,
    vatClass: product.vatClass,
    gender: product.gender,
    tags: product.tags,
    saleFrom: product.saleFrom,
    saleUntil: product.saleUntil,
    minPrice: product.minPrice,
    maxPrice: product.maxPrice,
    defaultPrice: product.defaultPrice,
    enableAddToCart: product.enableAddToCart,
    customiseIt: product.customiseIt,
    continueSelling: product.continueSelling,
    crossSell: product.crossSell,
    collections: product.collections.flatMap(({ id, name: called, kind }) =>
      kind === 'manual' ? [{ id, name: called }] : [],
    ),
    priceMatrix: product.priceMatrix,
    sizeChart: product.sizeChart,
    personalisation: product.personalisation,
    bundleItems: product.bundleItems,
    giftCardValues: product.isGiftCard ? product.variants.map(({ price }) => price) : [],
  };
}

/** The steps that have both of their values. */
export function wholeSteps(steps: readonly EditedStep[]): { quantity: number; percent: number }[] {
  return steps.flatMap(({ quantity, percent }) =>
    quantity === null || percent === null ? [] : [{ quantity, percent }],
  );
}

/** Contents of a bundle, as they are sent. */
export function partsToSend(parts: readonly EditedPart[]): { productId: number; quantity: number }[] {
  return parts.map(({ productId, quantity }) => ({ productId, quantity: quantity ?? 0 }));
}

const chartOf = ({ measures, rows }: EditedChart) => ({
  measures: [...measures],
  rows: rows.map(({ size, values }) => ({ size, values: [...values] })),
});

const plainFields = [
  'name',
  'description',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'enabled',
  'urlName',
  'type',
  'vendor',
  'baseSku',
  'gender',
  'saleFrom',
  'saleUntil',
  'minPrice',
  'maxPrice',
  'defaultPrice',
  'enableAddToCart',
  'customiseIt',
  'continueSelling',
] as const;

/** A picture as it is sent: its view only where that has changed. */
function imageToSend({ id, alt, src }: EditedImage, before: readonly EditedImage[]) {
  const was = before.find((image) => image.id === id);
  return was?.src === src ? { id, alt } : { id, alt, view: viewOf(src).view };
}

/** Changes that make a product match the form: only what differs. */
export function productChangesOf(before: ProductValues, now: ProductValues): ProductChanges {
  const fields = plainFields.filter((key) => !Object.is(before[key], now[key]));
  const isSame = (key: 'tags' | 'crossSell' | 'collections'): boolean =>
    JSON.stringify(before[key]) === JSON.stringify(now[key]);
  const sameImages =
    before.images.length === now.images.length &&
    before.images.every(({ id, alt, src }, at) => {
      const other = now.images[at];
      return id === other?.id && alt === other.alt && src === other.src;
    });
  const sameFiles = JSON.stringify(before.files) === JSON.stringify(now.files);
  const { options, variants } = variantsToSend(before, now);
  const sameChart = JSON.stringify(before.sizeChart) === JSON.stringify(now.sizeChart);
  const sameParts = JSON.stringify(before.bundleItems) === JSON.stringify(now.bundleItems);
  const sameValues = JSON.stringify(before.giftCardValues) === JSON.stringify(now.giftCardValues);
  const sameFields = JSON.stringify(before.personalisation) === JSON.stringify(now.personalisation);
  const sameSteps = JSON.stringify(before.priceMatrix) === JSON.stringify(now.priceMatrix);
  return {
    ...Object.fromEntries(fields.map((key) => [key, now[key]])),
    ...(isSame('tags') ? {} : { tags: [...now.tags] }),
    ...(isSame('crossSell') ? {} : { crossSell: now.crossSell.map(({ id }) => id) }),
    ...(isSame('collections') ? {} : { collectionIds: now.collections.map(({ id }) => id) }),
    ...(before.creator?.id === now.creator?.id ? {} : { creator: now.creator?.id ?? null }),
    ...(sameImages ? {} : { images: now.images.map((image) => imageToSend(image, before.images)) }),
    ...(sameFiles ? {} : { files: now.files.map(({ id, title }) => ({ id, title: title.trim() })) }),
    // A gift card's variants are its values.
    ...(options === undefined || now.giftCardValues.length > 0 ? {} : { options }),
    ...(variants === undefined || now.giftCardValues.length > 0 ? {} : { variants }),
    ...(sameChart ? {} : { sizeChart: now.sizeChart && chartOf(now.sizeChart) }),
    ...(sameParts ? {} : { bundleItems: partsToSend(now.bundleItems) }),
    ...(sameValues ? {} : { giftCardValues: now.giftCardValues.map((value) => value ?? 0) }),
    ...(sameFields ? {} : { personalisation: fieldsToSend(now.personalisation) }),
    ...(sameSteps ? {} : { priceMatrix: wholeSteps(now.priceMatrix) }),
  };
}

/** Pictures or files that an upload has added stand behind those that are edited, in the order of the server. */
export function withUploaded<T extends { readonly id: string }>(
  edited: readonly T[],
  before: readonly T[],
  after: readonly T[],
): readonly T[] {
  const known = new Set(before.map(({ id }) => id));
  return [...edited, ...after.filter(({ id }) => !known.has(id))];
}

/** A list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry === undefined) return list;
  next.splice(Math.min(Math.max(to, 0), next.length), 0, entry);
  return next;
}
