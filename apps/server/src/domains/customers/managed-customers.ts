import {
  statusTexts,
  type Address,
  type CallInput,
  type CallResponse,
  type ManagedCustomer,
} from '@omnis/contract';
import { customerLimits, platformDivision, toMinor } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { teamsOfOwners } from '../accounts/customer-accounts.ts';
import { membershipIn } from '../../security/membership.ts';
import { addressErrors } from '../delivery/address-rules.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { leaveAllLists } from '../marketing/subscriber-list.ts';
import { countAgain, hasNotes, type Counting } from './count-customers.ts';
import { readPlace, writePlace } from './customer-cursor.ts';
import { customersFile } from './customers-file.ts';
import { customersOfOrders } from './customers-of-orders.ts';
import {
  distinct,
  enteredAddress,
  enteredColumns,
  leadOf,
  socialsOf,
  textsOf,
  wordsOfRecord,
} from './customer-values.ts';
import {
  emailsOf,
  findRecord,
  insertNote,
  insertRecord,
  listRecords,
  lockCustomers,
  moveRecord,
  recordsByEmail,
  updateRecord,
  writeWords,
  type CustomerQuery,
  type CustomerRecord,
} from './customers.repository.ts';
import { toManaged, toRow } from './customers.view.ts';

/** The store whose customers are changed, and by whom; a change is made once for its key. */
export interface CustomerManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

type Asked = CallInput<'dashboard.exportCustomers'>['query'] & { readonly cursor?: string | undefined };
type Answer = Promise<Result<ManagedCustomer>>;

const keptId = z.object({ id: z.string() });

/** Failure of a customer that this store does not have. */
export const noCustomer = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** Stops a change of a customer that somebody else has changed since it was read. */
export function refuseStale(record: CustomerRecord, version: number): void {
  if (version === record.version) return;
  throw new Rollback(fail('conflict', 'Somebody else has changed this customer. Load it again.', 'version'));
}

/**
 * Stops somebody who shares out what they do not have: an internal customer comes into the closed store, which is for those to
 * say who may change the settings.
 */
function checkInternal(
  { actor, division }: CustomerManager,
  { before, after }: { before: boolean; after: boolean | undefined },
): void {
  if (after === undefined || after === before) return;
  if (membershipIn(actor, division.id)?.permissions.includes('settings')) return;
  throw new Rollback(
    fail('forbidden', 'You need the permission “Settings” to say who is internal', 'internal'),
  );
}

/** Stops an address whose postcode or state its country does not have. */
function checkAddress(division: Division, address: Address | null | undefined): void {
  const errors = address ? addressErrors(address, 'address', { division, delivery: false }) : [];
  const [first] = errors;
  if (first) throw new Rollback({ ok: false, code: 'validation_failed', message: first.message, errors });
}

/** Customers as a store's team manages them. */
export function createManagedCustomers(
  { database, divisions, reading }: Pick<Core, 'database' | 'divisions' | 'reading'>,
  { catchUp }: Counting,
) {
  async function read(db: Db, { division }: Pick<CustomerManager, 'division'>, id: string): Answer {
    const record = await findRecord(db, { division: division.id, id });
    return record ? ok(await toManaged(db, division, record)) : noCustomer();
  }

  /** A customer with the stores that they run, if they are one of the platform's own store. */
  async function withStores(division: Division, answer: Result<ManagedCustomer>): Answer {
    if (!answer.ok || division.id !== platformDivision || answer.value.account === null) return answer;
    const { emails } = answer.value;
    const teams = await database.platform((db) => teamsOfOwners(db, emails));
    const known = await divisions.byIds(new Set(teams.map((team) => team.division)));
    const stores = teams.map(({ division: id, role, permissions }) => ({
      division: id,
      name: known.get(id)?.name ?? '',
      role,
      dashboardPermissions: [...permissions],
    }));
    return ok({ ...answer.value, stores });
  }

  const audit = (
    db: Db,
    { division, actor }: CustomerManager,
    { action, id, data = {} }: { action: string; id: string; data?: Record<string, string> },
  ): Promise<void> =>
    recordAudit(db, {
      division: division.id,
      actor,
      action: `customer.${action}`,
      target: `customer-record:${id}`,
      data,
    });

  /** A write that is made once for its key, then the customer as they are. `work` gives the id. */
  async function written(
    manager: CustomerManager,
    { call, request }: { call: string; request: unknown },
    work: (db: Db) => Promise<string>,
  ): Answer {
    const { division, actor, key } = manager;
    const result = await settle(() =>
      database.tenant(division.id, async (db) => {
        const once = writeKey({ call: `customer.${call}`, actor, key }, request);
        const { value } = await writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
          await lockCustomers(db, division.id);
          return { id: await work(db) };
        });
        return read(db, manager, value.id);
      }),
    );
    return result.ok ? withStores(division, result.value) : result;
  }

  async function found(db: Db, { division }: CustomerManager, id: string): Promise<CustomerRecord> {
    const record = await findRecord(db, { division: division.id, id });
    if (!record) throw new Rollback(noCustomer());
    return record;
  }

  /** Customers of one page, and the cursor of the next. */
  async function page(
    db: Db,
    division: Division,
    { cursor, minSpent, ...query }: Asked & Pick<CustomerQuery, 'sort' | 'limit' | 'ids'>,
  ) {
    const { sort, limit, ids, ...filters } = query;
    const after = cursor === undefined ? null : readPlace(cursor, sort);
    if (cursor !== undefined && !after)
      throw new Rollback(fail('validation_failed', 'This is not a cursor of this list', 'cursor'));
    const rows = await listRecords(db, {
      division: division.id,
      filters: {
        ...filters,
        minSpentMinor: minSpent === undefined ? undefined : toMinor(minSpent, division.currency),
      },
      sort,
      after,
      limit: limit + 1,
      ...(ids && { ids }),
    });
    const records = rows.slice(0, limit);
    const last = rows.length > limit ? records.at(-1) : undefined;
    return { records, next: last ? writePlace({ sort, value: last.place, id: last.id }) : null };
  }

  /**
   * Reads a list from a replica. One that holds notes has not seen the count that takes them up: the notes are taken up, and the
   * primary is read.
   */
  async function counted<T>(division: Division, work: (db: Db) => Promise<T>): Promise<T> {
    const listed = await reading.tenant(division.id, async (db) =>
      (await hasNotes(db, division.id)) ? null : { value: await work(db) },
    );
    if (listed) return listed.value;
    await catchUp(division);
    return database.tenant(division.id, work);
  }

  const readPart = <T>(division: Division, work: (db: Db) => Promise<T>): Promise<T> =>
    reading.tenant(division.id, work);

  return {
    list: (
      division: Division,
      { order, ...query }: CallInput<'dashboard.customers'>['query'],
    ): Promise<Result<CallResponse<'dashboard.customers'>>> =>
      settle(() =>
        counted(division, async (db) => {
          const of = order === undefined ? undefined : await customersOfOrders(db, division.id, [order]);
          const { records, next } = await page(db, division, {
            ...query,
            ...(of && { ids: [...of.values()] }),
          });
          const { currency } = division;
          return { items: records.map((record) => toRow(record, currency)), next, currency };
        }),
      ),

    /** Ids of the customers who placed some orders, by the orders. */
    byOrders: (division: Division, orders: readonly number[]): Promise<ReadonlyMap<number, string>> =>
      counted(division, (db) => customersOfOrders(db, division.id, orders)),

    /** Ids of the 250 newest customers, and the cursor of those before them in the list that is sorted by the newest. */
    newest: (division: Division): Promise<{ readonly ids: string[]; readonly next: string | null }> =>
      counted(division, async (db) => {
        const { records, next } = await page(db, division, { sort: 'newest', limit: 250 });
        return { ids: records.map(({ id }) => id), next };
      }),

    /** A part of the file of customers, and the cursor of the next one; the first begins with the names of the columns. */
    part: (
      division: Division,
      query: Asked,
    ): Promise<Result<{ readonly csv: string; readonly next: string | null }>> =>
      settle(() => {
        // Later parts of a file go on from the first one, whatever is counted meanwhile.
        const from = query.cursor === undefined ? counted : readPart;
        return from(division, async (db) => {
          const part = { ...query, sort: 'newest', limit: customerLimits.exported } as const;
          const { records, next } = await page(db, division, part);
          return {
            csv: customersFile(
              records.map((record) => ({
                ...toRow(record, division.currency),
                phone: record.phone,
                postcode: record.postcode,
              })),
              { currency: division.currency, isFirst: query.cursor === undefined },
            ),
            next,
          };
        });
      }),

    async find(division: Division, id: string): Answer {
      await catchUp(division);
      return withStores(division, await database.tenant(division.id, (db) => read(db, { division }, id)));
    },

    create: (
      manager: CustomerManager,
      { email: typed, ...values }: CallInput<'dashboard.createCustomer'>['body'],
    ): Answer =>
      written(manager, { call: 'create', request: [typed, values] }, async (db) => {
        const { division, actor } = manager;
        const email = typed.toLowerCase();
        // Somebody with an account or an order may not be in the list yet. Owners are not in that of the platform's own store
        // before somebody adds them.
        if (division.id !== platformDivision) await countAgain(db, division, [email]);
        if ((await recordsByEmail(db, division.id, [email])).length > 0)
          throw new Rollback(fail('validation_failed', 'Another customer has this email address', 'email'));
        checkAddress(division, values.address);
        checkInternal(manager, { before: false, after: values.internal });
        const columns = enteredColumns(values, {
          before: null,
          currency: division.currency,
          by: actor?.name ?? '',
        });
        const id = await insertRecord(db, { ...columns, division_id: division.id, email });
        // Consent and words follow from what is written.
        await countAgain(db, division, [email]);
        await audit(db, manager, { action: 'created', id });
        return id;
      }),

    update: (
      manager: CustomerManager,
      id: string,
      { version, ...changes }: CallInput<'dashboard.updateCustomer'>['body'],
    ): Answer =>
      written(manager, { call: 'update', request: [id, version, changes] }, async (db) => {
        const { division, actor } = manager;
        const before = await found(db, manager, id);
        refuseStale(before, version);
        checkAddress(division, changes.address);
        checkInternal(manager, { before: before.internal, after: changes.internal });
        const columns = enteredColumns(changes, {
          before,
          currency: division.currency,
          by: actor?.name ?? '',
        });
        await updateRecord(db, { division: division.id, id }, { columns, versioned: true });
        const after = await found(db, manager, id);
        const emails = (await emailsOf(db, division.id, [id])).map(({ email }) => email);
        await writeWords(db, division.id, new Map([[id, wordsOfRecord(after, emails)]]));
        await audit(db, manager, { action: 'updated', id });
        return id;
      }),

    /** Takes a customer off all lists of marketing emails, with each of their addresses. */
    unsubscribe: (manager: CustomerManager, id: string): Answer =>
      written(manager, { call: 'unsubscribe', request: [id] }, async (db) => {
        const { division } = manager;
        await found(db, manager, id);
        const emails = (await emailsOf(db, division.id, [id])).map(({ email }) => email);
        await leaveAllLists(db, division.id, emails);
        await countAgain(db, division, emails);
        await audit(db, manager, { action: 'unsubscribed', id });
        return id;
      }),

    addNote: (manager: CustomerManager, id: string, text: string): Answer =>
      written(manager, { call: 'note', request: [id, text] }, async (db) => {
        const { division, actor } = manager;
        await found(db, manager, id);
        await insertNote(db, {
          division_id: division.id,
          record_id: id,
          text,
          by_kind: actor?.kind === 'staff' ? 'staff' : 'owner',
          by_id: actor?.id ?? null,
          by_name: actor?.name ?? '',
        });
        await audit(db, manager, { action: 'noted', id });
        return id;
      }),

    merge: (
      manager: CustomerManager,
      id: string,
      { other: otherId, version }: CallInput<'dashboard.mergeCustomers'>['body'],
    ): Answer =>
      written(manager, { call: 'merge', request: [id, otherId, version] }, async (db) => {
        const { division, actor } = manager;
        if (id === otherId) throw new Rollback(fail('validation_failed', 'Choose another customer', 'other'));
        const kept = await found(db, manager, id);
        refuseStale(kept, version);
        const other = await findRecord(db, { division: division.id, id: otherId });
        if (!other) throw new Rollback(fail('validation_failed', 'There is no such customer', 'other'));
        const columns = mergedColumns(kept, other, { currency: division.currency, by: actor?.name ?? '' });
        await updateRecord(db, { division: division.id, id }, { columns, versioned: true });
        await moveRecord(db, division.id, { from: otherId, to: id });
        await countAgain(db, division, [kept.email]);
        await audit(db, manager, { action: 'merged', id, data: { other: otherId } });
        return id;
      }),
  };
}

/** The entered columns of two customers in one: those of the first, where they are empty those of the second, and all tags. */
function mergedColumns(
  kept: CustomerRecord,
  other: CustomerRecord,
  about: Omit<Parameters<typeof enteredColumns>[1], 'before'>,
) {
  const all = (first: unknown, second: unknown): string[] =>
    distinct([...textsOf(first), ...textsOf(second)]).slice(0, customerLimits.tags);
  const either = (first: string, second: string): string => (first === '' ? second : first);
  const [ours, theirs] = [socialsOf(kept.socials), socialsOf(other.socials)];
  return {
    ...enteredColumns(
      {
        firstName: either(kept.first_name, other.first_name),
        lastName: either(kept.last_name, other.last_name),
        phone: either(kept.phone, other.phone),
        mobile: either(kept.mobile, other.mobile),
        username: either(kept.username, other.username),
        company: either(kept.company, other.company),
        jobTitle: either(kept.job_title, other.job_title),
        website: either(kept.website, other.website),
        tiktok: either(ours.tiktok, theirs.tiktok),
        twitter: either(ours.twitter, theirs.twitter),
        youtube: either(ours.youtube, theirs.youtube),
        facebook: either(ours.facebook, theirs.facebook),
        linkedin: either(ours.linkedin, theirs.linkedin),
        instagram: either(ours.instagram, theirs.instagram),
        leadStatus: leadOf(kept.lead_status ?? other.lead_status),
        requestTerms: kept.request_terms || other.request_terms,
        tags: all(kept.tags, other.tags),
        services: all(kept.services, other.services),
        industries: all(kept.industries, other.industries),
        address: enteredAddress(kept.address) ?? enteredAddress(other.address),
      },
      { ...about, before: kept },
    ),
    potential_value_minor: kept.potential_value_minor ?? other.potential_value_minor,
    created_at: kept.created_at < other.created_at ? kept.created_at : other.created_at,
  };
}

/** Customers as a store's team manages them. */
export type ManagedCustomers = ReturnType<typeof createManagedCustomers>;
