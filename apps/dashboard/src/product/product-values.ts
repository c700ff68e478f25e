import type { CallArg } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import { fieldsToSend, type EditedField } from './personalisation-values.ts';

/** A picture as it is edited. */
export interface EditedImage {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
  readonly colour: string | null;
}

/** What is edited of a variant; prices in major units, null while nothing is typed. */
export interface EditedVariant {
  readonly id: string;
  readonly price: number | null;
  /** null: not on sale. */
  readonly salePrice: number | null;
  /** null: made to order. */
  readonly stock: number | null;
}

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

/** Who made or designed a product. */
export type EditedCreator = NonNullable<ManagedProduct['creator']>;

/** What is edited of a product. A price of the product is the price of all of its variants. */
export interface ProductValues {
  readonly name: string;
  readonly description: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly enabled: boolean;
  /** null: nobody is named. */
  readonly creator: EditedCreator | null;
  readonly images: readonly EditedImage[];
  readonly variants: readonly EditedVariant[];
  readonly priceMatrix: readonly EditedStep[];
  /** null: none. */
  readonly sizeChart: EditedChart | null;
  readonly personalisation: readonly EditedField[];
  /** What it holds; empty for what is no bundle. */
  readonly bundleItems: readonly EditedPart[];
  /** What it is sold at as a gift card; null while nothing is typed, empty for what is none. */
  readonly giftCardValues: readonly (number | null)[];
}

/** What is sent. */
export type ProductChanges = CallArg<'dashboard.updateProduct'>['body'];

/** A product as a form begins with it. */
export function valuesOf(product: ManagedProduct): ProductValues {
  const { name, description, metaTitle, metaDescription, enabled, creator } = product;
  return {
    name,
    description,
    metaTitle,
    metaDescription,
    enabled,
    creator,
    images: product.images.map(({ id, src, alt, colour }) => ({ id, src, alt, colour })),
    variants: product.variants.map(({ id, price, salePrice, stock }) => ({ id, price, salePrice, stock })),
    priceMatrix: product.priceMatrix,
    sizeChart: product.sizeChart,
    personalisation: product.personalisation,
    bundleItems: product.bundleItems,
    giftCardValues: product.isGiftCard ? product.variants.map(({ price }) => price) : [],
  };
}

/** What all variants have in common: the value, or undefined where they differ or there are none. */
export function shared<K extends 'price' | 'salePrice'>(
  variants: readonly EditedVariant[],
  key: K,
): EditedVariant[K] | undefined {
  const [first, ...rest] = variants;
  return first !== undefined && rest.every((each) => each[key] === first[key]) ? first[key] : undefined;
}

type VariantChange = NonNullable<NonNullable<ProductChanges>['variants']>[number];

/** What each variant that has changed is to be; a price of all is sent for each, as the variants may have differed. */
function variantChanges(before: readonly EditedVariant[], now: readonly EditedVariant[]): VariantChange[] {
  const old = new Map(before.map((variant) => [variant.id, variant]));
  return now.flatMap((variant): VariantChange[] => {
    const was = old.get(variant.id);
    const change: VariantChange = { id: variant.id };
    if (variant.price !== null && variant.price !== was?.price) change.price = variant.price;
    if (variant.salePrice !== was?.salePrice) change.salePrice = variant.salePrice;
    if (variant.stock !== was?.stock) change.stock = variant.stock;
    return Object.keys(change).length > 1 ? [change] : [];
  });
}

/** The steps that have both of their values. */
export function wholeSteps(steps: readonly EditedStep[]): { quantity: number; percent: number }[] {
  return steps.flatMap(({ quantity, percent }) =>
    quantity === null || percent === null ? [] : [{ quantity, percent }],
  );
}

/** What a bundle holds, as it is sent. */
export function partsToSend(parts: readonly EditedPart[]): { productId: number; quantity: number }[] {
  return parts.map(({ productId, quantity }) => ({ productId, quantity: quantity ?? 0 }));
}

const chartOf = ({ measures, rows }: EditedChart) => ({
  measures: [...measures],
  rows: rows.map(({ size, values }) => ({ size, values: [...values] })),
});

/** What has to be sent to make a product what the form says: only what differs. */
export function productChangesOf(before: ProductValues, now: ProductValues): NonNullable<ProductChanges> {
  const texts = (['name', 'description', 'metaTitle', 'metaDescription'] as const).filter(
    (key) => before[key] !== now[key],
  );
  const sameImages =
    before.images.length === now.images.length &&
    before.images.every(({ id, alt }, at) => id === now.images[at]?.id && alt === now.images[at]?.alt);
  const variants = variantChanges(before.variants, now.variants);
  const sameChart = JSON.stringify(before.sizeChart) === JSON.stringify(now.sizeChart);
  const sameParts = JSON.stringify(before.bundleItems) === JSON.stringify(now.bundleItems);
  const sameValues = JSON.stringify(before.giftCardValues) === JSON.stringify(now.giftCardValues);
  const sameFields = JSON.stringify(before.personalisation) === JSON.stringify(now.personalisation);
  const sameSteps = JSON.stringify(before.priceMatrix) === JSON.stringify(now.priceMatrix);
  return {
    ...Object.fromEntries(texts.map((key) => [key, now[key]])),
    ...(before.enabled === now.enabled ? {} : { enabled: now.enabled }),
    ...(before.creator?.id === now.creator?.id ? {} : { creator: now.creator?.id ?? null }),
    ...(sameImages ? {} : { images: now.images.map(({ id, alt }) => ({ id, alt })) }),
    ...(variants.length === 0 ? {} : { variants }),
    ...(sameChart ? {} : { sizeChart: now.sizeChart && chartOf(now.sizeChart) }),
    ...(sameParts ? {} : { bundleItems: partsToSend(now.bundleItems) }),
    ...(sameValues ? {} : { giftCardValues: now.giftCardValues.map((value) => value ?? 0) }),
    ...(sameFields ? {} : { personalisation: fieldsToSend(now.personalisation) }),
    ...(sameSteps ? {} : { priceMatrix: wholeSteps(now.priceMatrix) }),
  };
}

/** Pictures that an upload has added stand behind those that are edited, in the order of the server. */
export function withUploaded(
  edited: readonly EditedImage[],
  before: readonly EditedImage[],
  after: readonly EditedImage[],
): readonly EditedImage[] {
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
