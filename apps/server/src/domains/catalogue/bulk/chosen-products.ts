import type { CallInput } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import type { Division } from '../../../tenancy/division.ts';
import { lowAtOf } from '../../stock/low-at.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import { productsThatMatch } from '../editing/product-filter.ts';
import type { ProductRow } from '../snapshot/snapshot.types.ts';

/** Finds the products that a request names one by one, or that match its filter now. */
export function createChosenProducts(
  { database }: Pick<Core, 'database'>,
  { snapshots }: Pick<CatalogueService, 'snapshots'>,
): (
  division: Division,
  products: CallInput<'dashboard.startBulkEdit'>['body']['products'],
) => Promise<readonly ProductRow[]> {
  return async ({ id: division }, products) => {
    const snapshot = await snapshots.get(division);
    if ('ids' in products) return [...new Set(products.ids)].flatMap((id) => snapshot.byId(id) ?? []);
    const lowAt = await database.tenant(division, (db) => lowAtOf(db, division));
    return productsThatMatch(snapshot, { filter: products.filter, sort: 'updated', lowAt });
  };
}
