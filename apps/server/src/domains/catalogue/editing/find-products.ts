import type { DashboardHit } from '@omnis/contract';
import type { Division } from '../../../tenancy/division.ts';
import type { ManagedProductsService } from './managed-products.service.ts';

/** Finds products by name or SKU for the search of the dashboard, those changed last first. */
export const productFinder =
  ({ list }: Pick<ManagedProductsService, 'list'>) =>
  async (division: Division, search: string, limit: number): Promise<DashboardHit[]> => {
    const asked = { search, page: 1, perPage: limit, archived: 'no', sort: 'updated' } as const;
    const found = await list(division, asked);
    return (found.ok ? found.value.items : []).map(({ id, name, sku, image, enabled }) => ({
      id: String(id),
      title: name,
      note: sku,
      image,
      state: enabled ? 'active' : 'draft',
    }));
  };
