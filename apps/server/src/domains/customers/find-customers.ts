import type { DashboardHit } from '@omnis/contract';
import type { Division } from '../../tenancy/division.ts';
import type { ManagedCustomers } from './managed-customers.ts';

/** Finds customers by name, email, company or postcode for the search of the dashboard, last order first. */
export const customerFinder =
  ({ list }: Pick<ManagedCustomers, 'list'>) =>
  async (division: Division, search: string, limit: number): Promise<DashboardHit[]> => {
    const found = await list(division, { search, sort: 'last_order', limit });
    if (!found.ok) return [];
    return found.value.items.map(({ id, firstName, lastName, email, company }) => {
      const name = `${firstName} ${lastName}`.trim() || company;
      return { id, title: name || email, note: name ? email : '', image: null, state: null };
    });
  };
