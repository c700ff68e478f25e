import type {
  AtlasCustomer,
  AtlasCustomerRow,
  CallInput,
  CallResponse,
  ManagedCustomer,
} from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, ok, type Answer as FileAnswer, type Result } from '../../http/answer.ts';
import type { Division } from '../../tenancy/division.ts';
import { setBespoke } from './customer-company.ts';
import type { CustomersExport } from './customers-export.ts';
import { recordsWithEmail } from './customers.repository.ts';
import { toRow } from './customers.view.ts';
import type { createDeleting } from './deleting.ts';
import { noCustomer, type CustomerManager, type ManagedCustomers } from './managed-customers.ts';

interface Place {
  readonly division: number;
  readonly id: string;
}

type StaffMember = Pick<CustomerManager, 'actor' | 'key'>;
type Answer = Promise<Result<AtlasCustomer>>;
type NewCustomer = CallInput<'atlas.createCustomer'>['body'];
type CustomerChanges = CallInput<'atlas.updateCustomer'>['body'];

/** The parts of the domain that staff use. */
interface StaffsParts {
  readonly managed: ManagedCustomers;
  readonly file: CustomersExport;
  readonly remove: ReturnType<typeof createDeleting>;
}

/** Customers of all stores as staff see them; what they change, they change as a store's team does. */
export function createAtlasCustomers(
  { database, reading, divisions }: Pick<Core, 'database' | 'reading' | 'divisions'>,
  { managed, file, remove }: StaffsParts,
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

  /** Works on a customer of a store as its team does, and names the store in the answer. */
  async function inStore(
    by: StaffMember,
    division: number,
    work: (manager: CustomerManager) => Promise<Result<ManagedCustomer>>,
  ): Answer {
    const store = await divisions.byId(division);
    if (!store) return noCustomer();
    const done = await work({ ...by, division: store });
    return done.ok ? ok({ ...done.value, division, storeName: store.name }) : done;
  }

  async function find({ division, id }: Place): Answer {
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
      if (division === undefined)
        return ok({ items: await withEmail(search, limit), next: null, currency: null });
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
      return ok({
        items: items.map((item) => ({ ...item, ...storeOf(store) })),
        next,
        currency: store.currency,
      });
    },

    create: (by: StaffMember, { division }: Pick<Place, 'division'>, customer: NewCustomer): Answer =>
      inStore(by, division, (manager) => managed.create(manager, customer)),

    update: (by: StaffMember, { division, id }: Place, changes: CustomerChanges): Answer =>
      inStore(by, division, (manager) => managed.update(manager, id, changes)),

    merge: (
      by: StaffMember,
      { division, id }: Place,
      merged: CallInput<'atlas.mergeCustomers'>['body'],
    ): Answer => inStore(by, division, (manager) => managed.merge(manager, id, merged)),

    addNote: (by: StaffMember, { division, id }: Place, text: string): Answer =>
      inStore(by, division, (manager) => managed.addNote(manager, id, text)),

    async remove(
      by: StaffMember,
      { division, id }: Place,
      version: number,
    ): Promise<Result<CallResponse<'atlas.deleteCustomer'>>> {
      const store = await divisions.byId(division);
      return store ? remove({ ...by, division: store }, { id, version }) : noCustomer();
    },

    /** The customers of a store as a CSV file. */
    async exported(
      { actor }: StaffMember,
      division: number,
      filters: CallInput<'atlas.exportCustomers'>['query'],
    ): Promise<FileAnswer<string>> {
      const store = await divisions.byId(division);
      return store
        ? file.file(store, actor, filters)
        : fail('not_found', 'There is no such store', 'division');
    },

    /** Says whether the account of a customer belongs to the bespoke company. */
    async setBespoke(
      by: StaffMember,
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
