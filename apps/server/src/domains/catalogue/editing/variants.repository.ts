import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { readFixedPrices } from '../listing/fixed-prices.ts';
import type { StoredVariant } from './price-changes.ts';

/** Columns of a variant that its owner edits. */
export const variantColumns = [
  'id',
  'colour',
  'size',
  'sku',
  'barcode',
  'grams',
  'price_minor',
  'sale_price_minor',
  'cost_minor',
  'stock',
  'continue_selling',
  'image_id',
  'fixed_prices',
] as const;

/** A variant with what its owner fixed. */
export const readVariant = <T extends { readonly fixed_prices: unknown }>(row: T) => ({
  ...row,
  fixed_prices: readFixedPrices(row.fixed_prices),
});

interface At {
  readonly division: number;
  readonly id: number;
}

const isSame = (a: StoredVariant, b: StoredVariant | undefined): boolean =>
  b !== undefined &&
  variantColumns.every((column) =>
    column === 'fixed_prices'
      ? JSON.stringify(a[column]) === JSON.stringify(b[column])
      : a[column] === b[column],
  );

/** The archived variants of a product by what they were: one that is sold again gets its id back. */
async function archivedOf({ query }: Db, at: At): Promise<Map<string, string>> {
  const rows = await query
    .selectFrom('variants')
    .select(['id', 'colour', 'size'])
    .where('division_id', '=', at.division)
    .where('product_id', '=', at.id)
    .where('archived', '=', true)
    .execute();
  return new Map(rows.map(({ id, colour, size }) => [JSON.stringify([colour, size]), id]));
}

async function archive({ query }: Db, at: At, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('variants')
    .set({ archived: true })
    .where('division_id', '=', at.division)
    .where('id', 'in', [...ids])
    .execute();
}

/** Frees the colours and sizes of variants that get others, as two may swap theirs. */
async function freeChoices({ query }: Db, at: At, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('variants')
    .set({ colour: sql<string>`id::text`, size: '' })
    .where('division_id', '=', at.division)
    .where('id', 'in', [...ids])
    .execute();
}

type Placed = StoredVariant & { readonly position: number };

async function update({ query }: Db, at: At, rows: readonly Placed[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    UPDATE variants SET archived = false, position = r.position, colour = r.colour, size = r.size, sku = r.sku,
      barcode = r.barcode, grams = r.grams, price_minor = r.price_minor, sale_price_minor = r.sale_price_minor,
      cost_minor = r.cost_minor, stock = r.stock, continue_selling = r.continue_selling,
      image_id = r.image_id, fixed_prices = r.fixed_prices
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, position integer, colour text, size text, sku text,
      barcode text, grams integer, price_minor bigint, sale_price_minor bigint, cost_minor bigint, stock integer,
      continue_selling boolean, image_id uuid, fixed_prices jsonb)
    WHERE variants.division_id = ${at.division} AND variants.product_id = ${at.id} AND variants.id = r.id`.execute(
    query,
  );
}

async function insert({ query }: Db, at: At, rows: readonly Placed[]): Promise<void> {
  if (rows.length === 0) return;
  await query
    .insertInto('variants')
    .values(
      rows.map(({ id: _new, fixed_prices: fixed, ...row }) => ({
        ...row,
        fixed_prices: JSON.stringify(fixed),
        division_id: at.division,
        product_id: at.id,
      })),
    )
    .execute();
}

/**
 * Writes the variants of a product in their order. Those that are not among them are archived: orders and baskets may name
 * them. A new one that was sold before gets its id back.
 *
 * @param before - the variants that are not archived, as they are
 */
export async function writeVariants(
  db: Db,
  at: At,
  { before, now }: { before: readonly StoredVariant[]; now: readonly StoredVariant[] },
): Promise<void> {
  const known = new Map(before.map((variant) => [variant.id, variant]));
  const kept = new Set(now.map(({ id }) => id));
  const gone = before.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id]));
  const isArranged = gone.length > 0 || now.some(({ id }, index) => id !== before[index]?.id);
  const revived = now.some(({ id }) => id === null) ? await archivedOf(db, at) : new Map<string, string>();
  const placed = now.map((variant, position): Placed => {
    const id = variant.id ?? revived.get(JSON.stringify([variant.colour, variant.size])) ?? null;
    return { ...variant, id, position };
  });
  await archive(db, at, gone);
  await freeChoices(
    db,
    at,
    placed.flatMap(({ id, colour, size }) => {
      const was = known.get(id);
      return id !== null && was && (was.colour !== colour || was.size !== size) ? [id] : [];
    }),
  );
  await update(
    db,
    at,
    placed.filter(
      (variant) => variant.id !== null && (isArranged || !isSame(variant, known.get(variant.id))),
    ),
  );
  await insert(
    db,
    at,
    placed.filter(({ id }) => id === null),
  );
}
