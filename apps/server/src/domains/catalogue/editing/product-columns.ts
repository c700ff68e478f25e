import { quantityPricesFault, toMinor, type CurrencyCode } from '@omnis/models';
import { sanitiseHtml } from '../../../security/sanitise.ts';
import { fieldFaults, keptPersonalisation } from '../personalisation.ts';
import { giftCardColumns } from './gift-card-values.ts';
import type { EditedColumns } from './managed.repository.ts';
import type { PriceBounds } from './price-changes.ts';
import type { FieldErrors, ProductChanges } from './product-changes.ts';

/** Keywords as they are kept: each once, with one space after each comma. */
const tidyKeywords = (text: string): string =>
  [...new Set(text.split(',').map((word) => word.trim().replace(/\s+/g, ' ')))]
    .filter((word) => word !== '')
    .join(', ');

/** The columns that a change writes, its address aside. */
export function columnsOf(changes: ProductChanges, currency: CurrencyCode): EditedColumns {
  const { name, description, metaTitle, metaDescription, enabled, gender, tags, priceMatrix, sizeChart } =
    changes;
  const fields = changes.personalisation && keptPersonalisation(changes.personalisation, currency);
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description: sanitiseHtml(description) }),
    ...(metaTitle === undefined ? {} : { meta_title: metaTitle }),
    ...(metaDescription === undefined ? {} : { meta_description: metaDescription }),
    ...(changes.metaKeywords === undefined ? {} : { meta_keywords: tidyKeywords(changes.metaKeywords) }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(gender === undefined ? {} : { gender: gender.trim().toLowerCase() }),
    ...(priceMatrix === undefined ? {} : { price_matrix: JSON.stringify(priceMatrix) }),
    ...(sizeChart === undefined ? {} : { size_chart: sizeChart && JSON.stringify(sizeChart) }),
    ...(fields === undefined ? {} : { personalisation: JSON.stringify(fields) }),
    ...(changes.bundleItems === undefined ? {} : { bundle_items: JSON.stringify(changes.bundleItems) }),
    ...(tags === undefined ? {} : { tags: JSON.stringify([...new Set(tags)]) }),
    ...giftCardColumns(changes.giftCardValues),
    ...moreColumns(changes, currency),
  };
}

function moreColumns(changes: ProductChanges, currency: CurrencyCode): EditedColumns {
  const { sku, type, vendor, baseSku, vatClass, archived, saleFrom, saleUntil } = changes;
  const { enableAddToCart, customiseIt, crossSell, minPrice, maxPrice, defaultPrice } = changes;
  const minor = (value: number | null): number | null => (value === null ? null : toMinor(value, currency));
  return {
    ...(sku === undefined ? {} : { sku }),
    ...(type === undefined ? {} : { type }),
    ...(vendor === undefined ? {} : { vendor }),
    ...(baseSku === undefined ? {} : { base_sku: baseSku }),
    ...(vatClass === undefined ? {} : { vat_class: vatClass }),
    // An archived product is not sold when it comes back, before its owner says so.
    ...(archived === undefined
      ? {}
      : archived
        ? { archived_at: new Date(), enabled: false }
        : { archived_at: null }),
    ...(saleFrom === undefined ? {} : { sale_from: saleFrom }),
    ...(saleUntil === undefined ? {} : { sale_until: saleUntil }),
    ...(minPrice === undefined ? {} : { min_price_minor: minor(minPrice) }),
    ...(maxPrice === undefined ? {} : { max_price_minor: minor(maxPrice) }),
    ...(defaultPrice === undefined ? {} : { default_price_minor: minor(defaultPrice) }),
    ...(enableAddToCart === undefined ? {} : { enable_add_to_cart: enableAddToCart }),
    ...(customiseIt === undefined ? {} : { customise_it: customiseIt }),
    ...(crossSell === undefined ? {} : { cross_sell: JSON.stringify([...new Set(crossSell)]) }),
  };
}

/** Columns of a product that new values are held against. */
export interface ColumnsBefore {
  readonly min_price_minor: number | null;
  readonly max_price_minor: number | null;
  readonly sale_from: Date | null;
  readonly sale_until: Date | null;
}

/** The bounds of a product's prices after a change. */
export function priceBounds(
  { minPrice, maxPrice }: ProductChanges,
  before: ColumnsBefore,
  currency: CurrencyCode,
): PriceBounds {
  const minor = (value: number | null | undefined, was: number | null): number | null => {
    if (value === undefined) return was;
    return value === null ? null : toMinor(value, currency);
  };
  return { min: minor(minPrice, before.min_price_minor), max: minor(maxPrice, before.max_price_minor) };
}

function saleErrors({ saleFrom, saleUntil }: ProductChanges, before: ColumnsBefore): FieldErrors {
  const time = (value: string | null | undefined, was: Date | null): number | null => {
    if (value === undefined) return was && was.getTime();
    return value === null ? null : new Date(value).getTime();
  };
  const [from, until] = [time(saleFrom, before.sale_from), time(saleUntil, before.sale_until)];
  return from !== null && until !== null && until <= from
    ? [{ field: 'saleUntil', message: 'The sale must end after it starts' }]
    : [];
}

const genders = ['', 'men', 'women', 'kids', 'unisex'];

/** Faults of the fields that neither pictures nor variants decide, by field. */
export function fieldErrors(
  changes: ProductChanges,
  before: ColumnsBefore,
  {
    id,
    currency,
    has,
  }: {
    readonly id: number;
    readonly currency: CurrencyCode;
    /** Tells whether the store has a product. */
    readonly has: (product: number) => boolean;
  },
): FieldErrors {
  const { gender, crossSell = [], priceMatrix = [], personalisation = [] } = changes;
  const errors = saleErrors(changes, before);
  if (gender !== undefined && !genders.includes(gender.trim().toLowerCase()))
    errors.push({ field: 'gender', message: 'Choose men, women, kids or unisex' });
  const matrixFault = quantityPricesFault(priceMatrix);
  if (matrixFault !== null) errors.push({ field: 'priceMatrix', message: matrixFault });
  for (const { at, key, message } of fieldFaults(keptPersonalisation(personalisation, currency)))
    errors.push({ field: `personalisation.${at}.${key}`, message });
  for (const [at, other] of crossSell.entries())
    if (other === id || !has(other))
      errors.push({ field: `crossSell.${at}`, message: 'This store has no such product' });
  const { min, max } = priceBounds(changes, before, currency);
  if (min !== null && max !== null && max < min)
    errors.push({ field: 'maxPrice', message: 'The highest price must not be below the lowest' });
  return errors;
}
