import type { DashboardHit } from '@omnis/contract';
import type { Division } from '../../tenancy/division.ts';
import type { ManagedDiscounts } from './managed-discounts.ts';

/** Finds discounts by title or code for the search of the dashboard, newest first. */
export const discountFinder =
  ({ list }: Pick<ManagedDiscounts, 'list'>) =>
  async (division: Division, search: string, limit: number): Promise<DashboardHit[]> => {
    const found = await list(division, { search, limit });
    if (!found.ok) return [];
    return found.value.items.map(({ id, title, code, state }) => ({
      id,
      title,
      note: code ?? 'Automatic',
      image: null,
      state,
    }));
  };
