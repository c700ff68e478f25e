import type { AtlasCustomer, AtlasCustomerRow, CallInput, CallResponse } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import type { Division } from '../../tenancy/division.ts';
import { setBespoke } from './customer-company.ts';
import { recordsWithEmail } from './customers.repository.ts';
import { toRow } from './customers.view.ts';
import { noCustomer, type CustomerManager, type ManagedCustomers } from './managed-customers.ts';

interface Place {
  readonly division: number;
  readonly id: string;
}

/** Customers of all stores as staff see them; what they change, they change as a store's team does. */
export function createAtlasCustomers(
  { database, reading, divisions }: Pick<Core, 'database' | 'reading' | 'divisions'>,
  managed: ManagedCustomers,
) {
  const storeOf = ({ id: division, name: storeName, currency }: Division) => ({
    division,
    storeName,
    currency,
  });

  /** Customers of every store whose email address begins with a text, by address. */
  async function withEmail(start: string, limit: number): Promise<AtlasCustomerRow[]> {
    if (start === '') return [];
    const records = await reading.platform((db) => recordsWithEmail(db, start.toLowerCase(), limit));
    const stores = await divisions.byIds(new Set(records.map((record) => record.division_id)));
    return records.flatMap((record) => {
      const store = stores.get(record.division_id);
      return store ? [{ ...toRow(record, store.currency), ...storeOf(store) }] : [];
    });
  }

  async function find({ division, id }: Place): Promise<Result<AtlasCustomer>> {
    const store = await divisions.byId(division);
    if (!store) return noCustomer();
    const found = await managed.find(store, id);
    return found.ok ? ok({ ...found.value, division, storeName: store.name }) : found;
  }

  return {
    find,

    async list({
      division,
      search = '',
      limit,
      cursor,
    }: CallInput<'atlas.customers'>['query']): Promise<Result<CallResponse<'atlas.customers'>>> {
      if (division === undefined) return ok({ items: await withEmail(search, limit), next: null });
      const store = await divisions.byId(division);
      if (!store) return fail('not_found', 'There is no such store', 'division');
      const listed = await managed.list(store, {
        sort: 'last_order',
        limit,
        ...(search !== '' && { search }),
        ...(cursor !== undefined && { cursor }),
      });
      if (!listed.ok) return listed;
      const { items, next } = listed.value;
      return ok({ items: items.map((item) => ({ ...item, ...storeOf(store) })), next });
    },

    async addNote(
      by: Pick<CustomerManager, 'actor' | 'key'>,
      { division, id }: Place,
      text: string,
    ): Promise<Result<AtlasCustomer>> {
      const store = await divisions.byId(division);
      if (!store) return noCustomer();
      const noted = await managed.addNote({ ...by, division: store }, id, text);
      return noted.ok ? ok({ ...noted.value, division, storeName: store.name }) : noted;
    },

    /** Says whether the account of a customer belongs to the bespoke company. */
    async setBespoke(
      by: Pick<CustomerManager, 'actor' | 'key'>,
      { division, id }: Place,
      bespoke: boolean,
    ): Promise<Result<AtlasCustomer>> {
      const store = await divisions.byId(division);
      if (!store) return noCustomer();
      const set = await setBespoke({ database }, { ...by, division: store }, { id, bespoke });
      return set.ok ? find({ division, id }) : set;
    },
  };
}

/** Customers of all stores as staff see them. */
export type AtlasCustomers = ReturnType<typeof createAtlasCustomers>;
