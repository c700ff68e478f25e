import type { DashboardHit } from '@omnis/contract';
import type { Division } from '../../../tenancy/division.ts';
import type { createManagedCollections } from './managed-collections.ts';

/** Finds collections by name or address for the search of the dashboard. */
export const collectionFinder =
  ({ list }: Pick<ReturnType<typeof createManagedCollections>, 'list'>) =>
  async (division: Division, search: string, limit: number): Promise<DashboardHit[]> => {
    const found = await list(division, { search, limit });
    if (!found.ok) return [];
    return found.value.items.map(({ id, name, image, productCount }) => ({
      id: String(id),
      title: name,
      note: productCount === 1 ? '1 product' : `${productCount} products`,
      image,
      state: null,
    }));
  };
