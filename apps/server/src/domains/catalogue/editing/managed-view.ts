import type { CallResponse, ManagedProduct } from '@omnis/contract';
import { runsLow, skuKind, taxClassOf, toMajor, valuesOfVariant, type CurrencyCode } from '@omnis/models';
import type { Division } from '../../../tenancy/division.ts';
import type { sendProductDetail } from '../catalogue.repository.ts';
import type { FixedPrices } from '../listing/fixed-prices.ts';
import { pricesIn } from '../listing/prices.ts';
import { readPersonalisationFields, wirePersonalisation } from '../personalisation.ts';
import { optionsOf } from '../product-options.ts';
import { storedIds, storedSizeChart, toProductFile } from '../product-view.ts';
import { approvalOf, type Approval } from '../moderation/moderation.repository.ts';
import type { readEdited } from './managed.repository.ts';
import { isAvailable } from '../snapshot/buyable.ts';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { type CountedStock, countedStock } from './counted-stock.ts';

type ManagedRow = CallResponse<'dashboard.products'>['items'][number];

/** The number of variants of a product that have `lowAt` units or fewer. */
export function lowVariantsOf(
  { variants }: { readonly variants: readonly { readonly stock: number | null }[] },
  lowAt: number,
): number {
  return variants.filter(({ stock }) => runsLow(stock, lowAt)).length;
}

/** A product in its owner's list; prices in the store's own currency. */
export function toManagedRow(
  row: ProductRow,
  division: Division,
  {
    counted = { continues: false, units: null },
    approval,
    lowAt,
  }: { counted?: CountedStock | undefined; approval: Approval; lowAt: number },
): ManagedRow {
  const prices = pricesIn(division, division.currency);
  const limited = row.variants.flatMap(({ stock }) => stock ?? []);
  return {
    id: row.id,
    uuid: row.uuid,
    urlName: row.urlName,
    name: row.name,
    sku: row.sku,
    image: row.image,
    enabled: row.enabled,
    price: prices.fromMinor(row.fullPrice),
    salePrice: row.price < row.fullPrice ? prices.fromMinor(row.price) : null,
    currency: prices.currency,
    variantCount: row.variants.length,
    // Made to order as soon as one variant is.
    stock: counted.continues
      ? counted.units
      : limited.length < row.variants.length
        ? null
        : limited.reduce((sum, stock) => sum + stock, 0),
    continueSelling: counted.continues,
    lowVariants: lowVariantsOf(row, lowAt),
    updatedAt: new Date(row.updatedAt).toISOString(),
    version: row.updatedAt,
    archived: row.archived,
    kind: skuKind(row.sku),
    ...approval,
  };
}

/** Currencies that a store offers beside its own. */
const otherCurrencies = ({ currency, currencies }: Division): CurrencyCode[] =>
  currencies.filter((code) => code !== currency);

/** Fixed prices in the currencies that are offered, in major units. */
const wireFixed = (fixed: FixedPrices, division: Division) =>
  Object.fromEntries(
    otherCurrencies(division).flatMap((code) => {
      const one = fixed[code];
      const major = (minor: number): number => toMajor(minor, code);
      return one
        ? [[code, { price: major(one.price), salePrice: one.sale === null ? null : major(one.sale) }]]
        : [];
    }),
  );

/** A product as its owner edits it. */
export function toManagedProduct(
  row: ProductRow,
  detail: Awaited<ReturnType<typeof sendProductDetail>>,
  {
    division,
    snapshot,
    storeOrigin,
    edited,
    lowAt,
  }: {
    division: Division;
    snapshot: Snapshot;
    storeOrigin: string;
    edited: NonNullable<Awaited<ReturnType<typeof readEdited>>>;
    lowAt: number;
  },
): ManagedProduct {
  const { product } = edited;
  const options = optionsOf(row, product.options);
  const baseSku = detail.product?.base_sku ?? '';
  const minor = (value: number | null): number | null => (value === null ? null : prices.fromMinor(value));
  const prices = pricesIn(division, division.currency);
  const creator = snapshot.creatorById(row.creator);
  return {
    ...toManagedRow(row, division, {
      counted: row.isGiftCard ? undefined : countedStock(edited.variants),
      approval: approvalOf(product),
      lowAt,
    }),
    description: detail.product?.description ?? '',
    metaTitle: detail.product?.meta_title ?? '',
    metaDescription: detail.product?.meta_description ?? '',
    metaKeywords: detail.product?.meta_keywords ?? '',
    gender: row.gender,
    type: row.type,
    vendor: row.vendor,
    baseSku,
    baseProductId: baseSku === '' ? null : (snapshot.shown.find(({ sku }) => sku === baseSku)?.id ?? null),
    creator: creator ? { id: creator.id, name: creator.name } : null,
    tags: [...row.tags],
    vatRate: row.vatRate,
    vatClass: taxClassOf(row, division.country),
    priceMatrix: [...row.priceMatrix],
    sizeChart: storedSizeChart.parse(detail.product?.size_chart ?? null),
    personalisation: wirePersonalisation(readPersonalisationFields(product.personalisation), prices),
    isBundle: row.bundleItems.length > 0,
    isGiftCard: row.isGiftCard,
    bundleItems: row.bundleItems.map((item) => {
      const part = snapshot.byId(item.productId);
      return { ...item, name: part?.name ?? '', image: part?.image ?? null };
    }),
    images: detail.images,
    files: detail.files.map(toProductFile),
    options: options.map(({ name, values }) => ({ name, values: [...values] })),
    variants: edited.variants.map((variant) => {
      const sold = row.variants.find(({ id }) => id === variant.id);
      return {
        id: variant.id,
        sku: variant.sku,
        colour: variant.colour,
        size: variant.size,
        values: valuesOfVariant(options, variant),
        price: prices.fromMinor(variant.price_minor),
        salePrice: minor(row.isGiftCard ? null : variant.sale_price_minor),
        stock: row.isGiftCard ? null : variant.stock,
        available: sold !== undefined && isAvailable(row, sold),
        barcode: variant.barcode,
        grams: variant.grams,
        cost: minor(variant.cost_minor),
        fixedPrices: row.isGiftCard ? {} : wireFixed(variant.fixed_prices, division),
        continueSelling: variant.continue_selling,
        image: detail.images.some(({ id }) => id === variant.image_id) ? variant.image_id : null,
      };
    }),
    saleFrom: product.sale_from?.toISOString() ?? null,
    saleUntil: product.sale_until?.toISOString() ?? null,
    minPrice: minor(product.min_price_minor),
    maxPrice: minor(product.max_price_minor),
    defaultPrice: minor(product.default_price_minor),
    enableAddToCart: row.enableAddToCart,
    customiseIt: product.customise_it,
    crossSell: storedIds.parse(product.cross_sell).flatMap((other) => {
      const found = snapshot.byId(other);
      return found ? [{ id: other, name: found.name, image: found.image }] : [];
    }),
    otherCurrencies: otherCurrencies(division),
    collections: snapshot.collections.flatMap(({ id, name, kind }) =>
      row.places.has(id) ? [{ id, name, kind }] : [],
    ),
    storeUrl: `${storeOrigin}/product/${row.urlName}/`,
  };
}
