import type { BundleItem, PersonalisationField, QuantityPrice, TaxClass } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { fixedCosts, type FixedCosts } from '../catalogue/listing/fixed-prices.ts';
import { readPersonalisationFields } from '../catalogue/personalisation.ts';
import { asSold, readBundleItems, readPriceMatrix } from '../catalogue/as-sold.ts';
import { readTaxClass } from '../catalogue/tax-class.ts';

/** Units of a variant. */
export interface StockMove {
  variantId: string;
  quantity: number;
}

/** A variant as it stands under the lock. Prices in minor units of the store's own currency. */
export interface LockedVariant {
  id: string;
  productId: number;
  /** Units that can be sold; null: without limit, as it is made to order or sold beyond its stock. */
  stock: number | null;
  /** True when sold units are taken from a stock. */
  isCounted: boolean;
  priceMinor: number;
  /** Present prices in currencies in which they are fixed. */
  fixed: FixedCosts;
  /** Percent. */
  vatRate: number;
  vatClass: TaxClass | null;
  priceMatrix: readonly QuantityPrice[];
  /** Fields that a shopper may have put on its product. */
  personalisation: readonly PersonalisationField[];
  /** Products in its product, when that is a bundle. */
  bundleItems: readonly BundleItem[];
  isGiftCard: boolean;
  /** True when shoppers may buy it: enabled and approved. */
  shown: boolean;
}

/**
 * Locks variants until the transaction of `db` ends, always in the order of their ids, so that two orders of the
 * same things cannot wait for each other. Deleted ones are missing.
 */
export function lockVariants(
  db: Db,
  division: number,
  ids: readonly string[],
): Promise<Map<string, LockedVariant>> {
  return variantsAsSold(db, division, { ids, lock: true });
}

/** Variants as they stand at this moment, without a lock: another order may take them a moment later. */
export function peekVariants(
  db: Db,
  division: number,
  ids: readonly string[],
): Promise<Map<string, LockedVariant>> {
  return variantsAsSold(db, division, { ids, lock: false });
}

async function variantsAsSold(
  { query }: Db,
  division: number,
  { ids, lock }: { ids: readonly string[]; lock: boolean },
): Promise<Map<string, LockedVariant>> {
  const found = query
    .selectFrom('variants')
    .innerJoin('products', (join) =>
      join
        .onRef('products.division_id', '=', 'variants.division_id')
        .onRef('products.id', '=', 'variants.product_id'),
    )
    .select([
      'variants.id',
      'variants.product_id',
      'variants.stock',
      'variants.continue_selling',
      'variants.price_minor',
      'variants.fixed_prices',
      'products.vat_rate',
      'products.vat_class',
      'products.price_matrix',
      'products.personalisation',
      'products.bundle_items',
      'products.is_gift_card',
      'products.customise_it',
    ])
    .select([
      'variants.sale_price_minor',
      sql<boolean>`(products.sale_from IS NULL OR products.sale_from <= now())
        AND (products.sale_until IS NULL OR products.sale_until > now())`.as('on_sale'),
      sql<boolean>`products.enabled AND products.archived_at IS NULL AND products.enable_add_to_cart
        AND products.approval_status = 'Approved' AND NOT variants.archived`.as('shown'),
    ])
    .where('variants.division_id', '=', division)
    .where('variants.id', 'in', ids)
    .orderBy('variants.id');
  const rows = await (lock ? found.forUpdate('variants') : found).execute();
  return new Map(
    rows.map((row) => {
      const sale = row.is_gift_card || !row.on_sale ? null : row.sale_price_minor;
      return [
        row.id,
        asSold({
          id: row.id,
          productId: row.product_id,
          stock: row.is_gift_card || row.continue_selling ? null : row.stock,
          isCounted: !row.is_gift_card && row.stock !== null,
          priceMinor: sale !== null && sale < row.price_minor ? sale : row.price_minor,
          fixed: row.is_gift_card ? null : fixedCosts(row.fixed_prices, row.on_sale),
          vatRate: Number(row.vat_rate),
          vatClass: readTaxClass(row.vat_class),
          priceMatrix: readPriceMatrix(row.price_matrix),
          personalisation: row.customise_it ? readPersonalisationFields(row.personalisation) : [],
          bundleItems: readBundleItems(row.bundle_items),
          isGiftCard: row.is_gift_card,
          shown: row.shown,
        }),
      ];
    }),
  );
}

async function move(
  { query }: Db,
  division: number,
  { variantId, by }: { variantId: string; by: number },
): Promise<void> {
  await query
    .updateTable('variants')
    .set({ stock: sql<number>`stock + ${by}` })
    .where('division_id', '=', division)
    .where('id', '=', variantId)
    .where('stock', 'is not', null)
    .execute();
}

/** Takes units of variants that `lockVariants` holds; those made to order have no stock to take from. */
export async function takeStock(db: Db, division: number, moves: readonly StockMove[]): Promise<void> {
  await Promise.all(moves.map(({ variantId, quantity }) => move(db, division, { variantId, by: -quantity })));
}

/** Puts units back, as when an order came to nothing. */
export async function giveStockBack(db: Db, division: number, moves: readonly StockMove[]): Promise<void> {
  const inOrder = moves.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
  await Promise.all(
    inOrder.map(({ variantId, quantity }) => move(db, division, { variantId, by: quantity })),
  );
}

/** Counts what was sold, for the order of best sellers. */
export async function countSold(
  { query }: Db,
  division: number,
  sold: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const inOrder = sold.toSorted((a, b) => a.productId - b.productId);
  await Promise.all(
    inOrder.map(({ productId, quantity }) =>
      query
        .updateTable('products')
        .set({ sold: sql<number>`sold + ${quantity}` })
        .where('division_id', '=', division)
        .where('id', '=', productId)
        .execute(),
    ),
  );
}
