import { changedPrice, taxClasses, type CurrencyCode, type TaxClass } from '@omnis/models';
import { z } from 'zod';
import { boundsError } from '../editing/price-changes.ts';
import { salePriceTooHigh } from '../editing/product-changes.ts';
import { fixedPricesSchema, type FixedPrices } from '../listing/fixed-prices.ts';
import type { Prices } from '../listing/prices.ts';
import type { BulkTask } from './bulk-task.ts';

/** A product as a bulk edit finds it, under its lock. */
export interface BulkProduct {
  readonly id: number;
  readonly updatedAt: number;
  readonly enabled: boolean;
  readonly archivedAt: string | null;
  readonly tags: readonly string[];
  readonly isGiftCard: boolean;
  readonly vatClass: TaxClass | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** Those that are sold. */
  readonly variants: readonly BulkVariant[];
}

/** The prices of a variant, in minor units. */
export interface BulkVariant {
  readonly id: string;
  readonly price: number;
  readonly sale: number | null;
  /** Those that its owner fixed in other currencies. */
  readonly fixed: FixedPrices;
}

/** Former values that an undo puts back. */
export const formerSchema = z.object({
  /** When the bulk edit changed the product, in milliseconds since 1970. */
  at: z.number(),
  enabled: z.boolean(),
  archivedAt: z.string().nullable(),
  tags: z.array(z.string()),
  /** Left out by the release before. */
  vatClass: z.enum(taxClasses).nullish(),
  variants: z.array(
    z.object({
      id: z.string(),
      price: z.number(),
      sale: z.number().nullable(),
      fixed: fixedPricesSchema.optional(),
    }),
  ),
});

/** Former values that an undo puts back. */
export type Former = z.output<typeof formerSchema>;

/** A product as it is to be. */
export type BulkTarget = Pick<BulkProduct, 'id' | 'enabled' | 'archivedAt' | 'tags' | 'vatClass'> & {
  /** Variants whose prices change. */
  readonly variants: readonly BulkVariant[];
};

/** Outcome of a bulk edit for a product. */
export type Decision =
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'changed'; readonly target: BulkTarget };

const unchanged: Decision = { outcome: 'unchanged' };
const refused = (reason: string): Decision => ({ outcome: 'refused', reason });

/** Most tags that a product has. */
const mostTags = 50;

function changed(product: BulkProduct, changes: Partial<BulkTarget>): Decision {
  const { id, enabled, archivedAt, tags, vatClass } = product;
  return {
    outcome: 'changed',
    target: { id, enabled, archivedAt, tags, vatClass, variants: [], ...changes },
  };
}

function withPrices(
  product: BulkProduct,
  { field, by, value }: BulkTask & { kind: 'price' },
  currency: CurrencyCode,
): Decision {
  if (product.isGiftCard) return refused('A gift card is sold at its values');
  const change = { by, value };
  const next = product.variants.map(({ id, price, sale, fixed }) => ({
    id,
    fixed,
    price: field === 'salePrice' ? price : changedPrice(price, change),
    sale: sale === null || field === 'price' ? sale : changedPrice(sale, change),
  }));
  const moved = next.filter(({ price, sale }, index) => {
    const before = product.variants[index];
    return price !== before?.price || sale !== before.sale;
  });
  if (moved.length === 0) return unchanged;
  for (const [index, { price, sale }] of next.entries()) {
    const before = product.variants[index];
    if (price !== before?.price) {
      if (price <= 0) return refused('The price would fall to 0 or below');
      const fault = boundsError(price, { min: product.minPrice, max: product.maxPrice }, currency);
      if (fault !== null) return refused(fault);
    }
    if (sale !== null && sale !== before?.sale && sale <= 0)
      return refused('The sale price would fall to 0 or below');
    if (sale !== null && sale >= price) return refused(salePriceTooHigh);
  }
  return changed(product, { variants: moved });
}

/** Fixes the prices of a product in a currency, or has them converted again. */
function withFixed(
  product: BulkProduct,
  { currency, set, price = 0, salePrice = null }: BulkTask & { kind: 'fixedPrice' },
  prices: Prices,
): Decision {
  if (product.isGiftCard) return refused('A gift card is sold at its values');
  if (set !== 'none' && prices.currency !== currency)
    return refused(`Your store does not offer ${currency} any more`);
  const fixedOf = (variant: BulkVariant): FixedPrices[CurrencyCode] => {
    if (set === 'none') return undefined;
    if (set === 'amount') return { price, sale: salePrice };
    const at = (minor: number): number =>
      prices.now({ priceMinor: minor, fullPriceMinor: minor, fixed: null });
    const [full, sale] = [at(variant.price), variant.sale === null ? null : at(variant.sale)];
    // Two prices that are close may round to one.
    return { price: full, sale: sale !== null && sale < full ? sale : null };
  };
  if (set === 'converted' && product.variants.every((variant) => variant.price === 0))
    return refused('Enter a price before you fix it in another currency');
  const variants = product.variants.flatMap((variant): BulkVariant[] => {
    const { [currency]: before, ...others } = variant.fixed;
    const after = fixedOf(variant);
    const isSame = before?.price === after?.price && before?.sale === after?.sale;
    return isSame ? [] : [{ ...variant, fixed: { ...others, ...(after ? { [currency]: after } : {}) } }];
  });
  return variants.length === 0 ? unchanged : changed(product, { variants });
}

function withVatClass(product: BulkProduct, vatClass: TaxClass): Decision {
  if (product.isGiftCard) return refused('A gift card is taxed when it is spent');
  return product.vatClass === vatClass ? unchanged : changed(product, { vatClass });
}

function withStatus(product: BulkProduct, enabled: boolean): Decision {
  if (product.enabled === enabled) return unchanged;
  if (enabled && product.archivedAt !== null)
    return refused('It is archived. Restore it before you put it on sale.');
  if (enabled && !product.variants.some(({ price }) => price > 0))
    return refused('Enter a price before you put this product on sale');
  return changed(product, { enabled });
}

function withTags(product: BulkProduct, { add, remove }: BulkTask & { kind: 'tags' }): Decision {
  const gone = new Set(remove);
  const tags = [...new Set([...product.tags.filter((tag) => !gone.has(tag)), ...add])];
  if (JSON.stringify(tags) === JSON.stringify(product.tags)) return unchanged;
  return tags.length > mostTags
    ? refused(`A product has at most ${mostTags} tags`)
    : changed(product, { tags });
}

function withArchive(product: BulkProduct, archived: boolean): Decision {
  if ((product.archivedAt !== null) === archived) return unchanged;
  // As on its own page: an archived product is not sold when it comes back, before its owner says so.
  return archived
    ? changed(product, { archivedAt: new Date().toISOString(), enabled: false })
    : changed(product, { archivedAt: null });
}

function asBefore(product: BulkProduct, former: Former | undefined): Decision {
  if (former === undefined || former.at !== product.updatedAt)
    return refused('It was changed again since. Its newer values were kept.');
  const { enabled, archivedAt, tags, vatClass = product.vatClass } = former;
  const sold = new Map(product.variants.map((variant) => [variant.id, variant]));
  return changed(product, {
    enabled,
    archivedAt,
    tags,
    vatClass,
    variants: former.variants.flatMap(({ fixed, ...prices }) => {
      const now = sold.get(prices.id);
      return now ? [{ ...prices, fixed: fixed ?? now.fixed }] : [];
    }),
  });
}

/** A task that changes columns of products and their variants. */
export type ColumnTask = Exclude<BulkTask, { kind: 'delete' | 'collection' }>;

/** Decides how a bulk edit changes a product: pure, so that it can be asked for any. */
export function decide(
  product: BulkProduct,
  task: ColumnTask,
  {
    currency,
    former,
    prices,
  }: {
    readonly currency: CurrencyCode;
    readonly former?: Former | undefined;
    /** In the currency of a task that fixes prices in one, else in the store's own. */
    readonly prices: Prices;
  },
): Decision {
  switch (task.kind) {
    case 'price':
      return withPrices(product, task, currency);
    case 'fixedPrice':
      return withFixed(product, task, prices);
    case 'vatClass':
      return withVatClass(product, task.vatClass);
    case 'status':
      return withStatus(product, task.enabled);
    case 'tags':
      return withTags(product, task);
    case 'archive':
      return withArchive(product, task.archived);
    case 'undo':
      return asBefore(product, former);
  }
}
