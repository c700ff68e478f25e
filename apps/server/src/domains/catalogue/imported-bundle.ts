import type { BundleItem } from '@omnis/models';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import type { NamedItem } from './bundle-cell.ts';
import { readPersonalisationFields } from './personalisation.ts';

/** Products of an imported bundle; or why it cannot contain them, in words for its owner. */
export type FoundBundle =
  | { readonly ok: true; readonly items: readonly BundleItem[] }
  | { readonly ok: false; readonly reason: string };

const itemsColumn = z.array(z.unknown()).catch([]);

/** The bundle that holds a product itself. */
async function outerBundle({ query }: Db, division: number, handle: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('products as holder')
    .innerJoin('products as part', 'part.division_id', 'holder.division_id')
    .select('holder.name')
    .where('holder.division_id', '=', division)
    .where('part.url_name', '=', handle)
    .where(sql<boolean>`holder.bundle_items @> jsonb_build_array(jsonb_build_object('productId', part.id))`)
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}

/**
 * Finds what an imported bundle holds, by the rules of the dashboard: neither itself, nor another bundle, a gift card or what
 * has to be personalised.
 */
export async function findBundle(
  db: Db,
  division: number,
  { handle, bundle }: { handle: string; bundle: readonly NamedItem[] },
): Promise<FoundBundle> {
  const rows = await db.query
    .selectFrom('products')
    .select(['id', 'url_name', 'name', 'is_gift_card', 'bundle_items', 'personalisation'])
    .where('division_id', '=', division)
    .where(
      'url_name',
      'in',
      bundle.map((item) => item.handle),
    )
    .execute();
  const wrong = (reason: string): FoundBundle => ({ ok: false, reason });
  const items: BundleItem[] = [];
  for (const { handle: wanted, quantity } of bundle) {
    const part = rows.find(({ url_name: name }) => name === wanted);
    if (wanted === handle) return wrong('A bundle cannot hold itself');
    if (!part) return wrong(`There is no product “${wanted}”`);
    if (part.is_gift_card) return wrong(`${part.name} is a gift card, which is bought by itself`);
    if (itemsColumn.parse(part.bundle_items).length > 0) return wrong(`${part.name} is a bundle itself`);
    if (readPersonalisationFields(part.personalisation).some(({ required }) => required))
      return wrong(`${part.name} has to be personalised, which cannot be done in a bundle`);
    items.push({ productId: part.id, quantity });
  }
  const outer = await outerBundle(db, division, handle);
  return outer === undefined ? { ok: true, items } : wrong(`It is in the bundle ${outer} itself`);
}
