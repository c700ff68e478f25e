import type { CustomerFilters } from '@omnis/contract';
import type { CustomerSort } from '@omnis/models';
import {
  sql,
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  type Updateable,
} from 'kysely';
import type { Db } from '../../database/connection.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import type { CustomerPlace } from './customer-cursor.ts';
import { searchedStarts, tagWord } from './customer-search.ts';
import { beginsWith, haveWords, isWord } from './customer-words.ts';
import type { CustomerNotesTable, CustomerRecordsTable } from './customers.tables.ts';

/** A customer as it is stored. */
export type CustomerRecord = Selectable<CustomerRecordsTable>;
/** A note as it is stored. */
export type CustomerNote = Selectable<CustomerNotesTable>;

/** A customer of a store. */
export interface At {
  readonly division: number;
  readonly id: string;
}

/**
 * Keeps others who write customers of the store waiting until the transaction ends, so that an address is one customer's and
 * figures are counted from what is committed.
 */
export async function lockCustomers({ query }: Db, division: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.customers'), ${division}::integer)`.execute(query);
}

/** A customer by the id. */
export function findRecord({ query }: Db, { division, id }: At): Promise<CustomerRecord | undefined> {
  return query
    .selectFrom('customer_records')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Customers by some addresses, with the address; in small letters. */
export function recordsByEmail({ query }: Db, division: number, emails: readonly string[]) {
  return query
    .selectFrom('customer_record_emails')
    .select(['email', 'record_id'])
    .where('division_id', '=', division)
    .where(sql<SqlBool>`email = any(${[...emails]}::text[])`)
    .execute();
}

/**
 * Customers of every store with an address that begins with a text, by address; in small letters. Each row is joined within its
 * store.
 */
export function recordsWithEmail({ query }: Db, start: string, limit: number): Promise<CustomerRecord[]> {
  return query
    .selectFrom('customer_record_emails as owned')
    .innerJoin('customer_records', (join) =>
      join
        .onRef('customer_records.division_id', '=', 'owned.division_id')
        .onRef('customer_records.id', '=', 'owned.record_id'),
    )
    .selectAll('customer_records')
    .where('owned.email', '>=', start)
    .where('owned.email', '<', `${start}\u{10ffff}`)
    .orderBy('owned.email')
    .orderBy('owned.division_id')
    .limit(limit)
    .execute();
}

/** All addresses of some customers. */
export function emailsOf({ query }: Db, division: number, ids: readonly string[]) {
  return query
    .selectFrom('customer_record_emails')
    .select(['email', 'record_id'])
    .where('division_id', '=', division)
    .where(sql<SqlBool>`record_id = any(${[...ids]}::uuid[])`)
    .orderBy('email')
    .execute();
}

/** Customers by their ids. */
export function readRecords(
  { query }: Db,
  division: number,
  ids: readonly string[],
): Promise<CustomerRecord[]> {
  return query
    .selectFrom('customer_records')
    .selectAll()
    .where('division_id', '=', division)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Writes a customer with the address; gives the id. */
export async function insertRecord(db: Db, record: Insertable<CustomerRecordsTable>): Promise<string> {
  const { query } = db;
  const { id } = await query
    .insertInto('customer_records')
    .values(record)
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('customer_record_emails')
    .values({ division_id: record.division_id, email: record.email, record_id: id })
    .execute();
  await tellWebhooks(db, record.division_id, [{ event: 'customer.created', about: { id } }]);
  return id;
}

/** Changes a customer, with a new version where `versioned`. */
export async function updateRecord(
  { query }: Db,
  { division, id }: At,
  { columns, versioned }: { columns: Updateable<CustomerRecordsTable>; versioned: boolean },
): Promise<void> {
  await query
    .updateTable('customer_records')
    .set({ ...columns, ...(versioned ? { version: sql<number>`version + 1` } : {}) })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Moves addresses and notes of a customer to another one, and deletes the first. */
export async function moveRecord(
  { query }: Db,
  division: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await query
    .updateTable('customer_record_emails')
    .set({ record_id: to })
    .where('division_id', '=', division)
    .where('record_id', '=', from)
    .execute();
  await query
    .updateTable('customer_notes')
    .set({ record_id: to })
    .where('division_id', '=', division)
    .where('record_id', '=', from)
    .execute();
  await deleteRecord({ query }, { division, id: from });
}

/** Deletes a customer with addresses and notes. */
export async function deleteRecord({ query }: Pick<Db, 'query'>, { division, id }: At): Promise<void> {
  await query
    .deleteFrom('customer_records')
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Writes a note on a customer. */
export async function insertNote(
  { query }: Db,
  note: Omit<Insertable<CustomerNotesTable>, 'id' | 'at'>,
): Promise<void> {
  await query.insertInto('customer_notes').values(note).execute();
}

/** Notes on a customer, newest first. */
export function readNotes({ query }: Db, { division, id }: At): Promise<CustomerNote[]> {
  return query
    .selectFrom('customer_notes')
    .selectAll()
    .where('division_id', '=', division)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
}

/** Which customers a list shows. */
export interface CustomerQuery {
  readonly division: number;
  readonly filters: Omit<CustomerFilters, 'minSpent'> & { readonly minSpentMinor?: number | undefined };
  readonly sort: CustomerSort;
  readonly after: CustomerPlace | null;
  readonly limit: number;
  /** Only these. */
  readonly ids?: readonly string[];
}

const sorted = {
  last_order: { column: 'last_order_at', type: sql`timestamptz` },
  newest: { column: 'created_at', type: sql`timestamptz` },
  spent: { column: 'spent_minor', type: sql`bigint` },
} as const satisfies Record<CustomerSort, { column: string; type: RawBuilder<unknown> }>;

/** Words of a search that count; more of them find the same people. */
const mostWords = 6;

/** Writes the words by which customers are found, in place of those before. */
export async function writeWords(
  { query }: Db,
  division: number,
  words: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  await query
    .deleteFrom('customer_record_words')
    .where('division_id', '=', division)
    .where(sql<SqlBool>`record_id = any(${[...words.keys()]}::uuid[])`)
    .execute();
  const rows = [...words].flatMap(([id, each]) => each.map((word) => ({ id, word })));
  if (rows.length > 0)
    await sql`
      INSERT INTO customer_record_words (division_id, word, record_id)
      SELECT ${division}::integer, row.word, row.id
      FROM unnest(${rows.map(({ word }) => word)}::text[], ${rows.map(({ id }) => id)}::uuid[]) AS row (word, id)
      ON CONFLICT DO NOTHING`.execute(query);
}

/** A page of customers; `place` is the value that they are sorted by, as PostgreSQL writes it. */
export async function listRecords(
  db: Db,
  { division, filters, sort, after, limit, ids }: CustomerQuery,
): Promise<(CustomerRecord & { place: string })[]> {
  const { search, consent, country, tag, leadStatus, minOrders, minSpentMinor } = filters;
  const { column, type } = sorted[sort];
  const words = [
    ...searchedStarts(search ?? '')
      .slice(0, mostWords)
      .map(beginsWith),
    ...(tag === undefined || tag === '' ? [] : [isWord(tagWord(tag))]),
  ];
  let found = db.query
    .selectFrom('customer_records')
    .selectAll()
    .select(sql<string>`${sql.ref(column)}::text`.as('place'))
    .where('division_id', '=', division);
  for (const condition of await haveWords(db, { division }, words)) found = found.where(condition);
  if (ids) found = found.where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);
  if (consent === 'yes') found = found.where('consent_at', 'is not', null);
  if (consent === 'no') found = found.where('consent_at', 'is', null);
  if (country !== undefined) found = found.where('country', '=', country);
  if (leadStatus !== undefined) found = found.where('lead_status', '=', leadStatus);
  if (minOrders !== undefined) found = found.where('orders', '>=', minOrders);
  if (minSpentMinor !== undefined) found = found.where('spent_minor', '>=', minSpentMinor);
  if (after)
    found = found.where(
      sql<SqlBool>`(${sql.ref(column)}, id) < (${after.value}::${type}, ${after.id}::uuid)`,
    );
  return found.orderBy(column, 'desc').orderBy('id', 'desc').limit(limit).execute();
}
