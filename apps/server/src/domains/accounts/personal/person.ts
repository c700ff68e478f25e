import { languageOf, sourceLanguage, type Language } from '@omnis/models';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { Subject } from '../../../security/subject.ts';

/** The person whose data is meant: an account and what points at it without its id. */
export interface Person extends Subject {
  readonly email: string;
  readonly firstName: string;
  /** In which they acted last. */
  readonly language: Language;
  /** Only a proved address is theirs: rows that hold the address alone may be somebody else's otherwise. */
  readonly verified: boolean;
}

/** A condition on the rows `t` of a table. */
export type Condition = RawBuilder<unknown>;

/** The person of an account; null when it is gone. Staff are found whatever their status. */
export async function findPerson({ query }: Db, subject: Subject): Promise<Person | null> {
  const row =
    subject.kind === 'staff'
      ? await query
          .selectFrom('staff')
          .select(['email', 'first_name'])
          .where('id', '=', subject.id)
          .executeTakeFirst()
      : await query
          .selectFrom('customers')
          .select(['email', 'first_name', 'verified_at', 'language'])
          .where('division_id', '=', subject.divisionId)
          .where('id', '=', subject.id)
          .executeTakeFirst();
  if (!row) return null;
  const verified = !('verified_at' in row) || row.verified_at !== null;
  const language = 'language' in row ? languageOf(String(row.language)) : sourceLanguage;
  return { ...subject, email: row.email, firstName: row.first_name, verified, language };
}

/** The picture of a customer or an owner; null without one. */
export async function avatarOf({ query }: Db, { kind, id, divisionId }: Person): Promise<string | null> {
  if (kind === 'staff' || divisionId === null) return null;
  const row = await query
    .selectFrom('customers')
    .select('avatar')
    .where('division_id', '=', divisionId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.avatar ?? null;
}

const none = sql`false`;

/** Rows of the account's own store; of an owner also those of the stores that they manage. */
export function inStores({ kind, id, divisionId }: Person): Condition {
  if (kind === 'staff') return none;
  return kind === 'customer'
    ? sql`t.division_id = ${divisionId}`
    : sql`t.division_id IN (SELECT ${divisionId}::int UNION SELECT m.division_id FROM memberships m WHERE m.customer_id = ${id}::uuid)`;
}

/** Rows of a customer of the store, by the id. */
export function byCustomer({ kind, id, divisionId }: Person): Condition {
  return kind === 'staff' ? none : sql`t.division_id = ${divisionId} AND t.customer_id = ${id}::uuid`;
}

/** Rows of tables that hold every kind of account. */
export function bySubject({ kind, id }: Person): Condition {
  return sql`t.kind = ${kind} AND t.subject_id = ${id}::uuid`;
}

/** Rows that hold a proved address. */
export function byAddress(person: Person, column: string): Condition {
  return person.verified && person.kind !== 'staff'
    ? sql`${inStores(person)} AND lower(${sql.ref(`t.${column}`)}) = ${person.email}`
    : none;
}

/** Rows of baskets, which name their owner as `customer:uuid`. */
export function byBasketOwner({ kind, id, divisionId }: Person): Condition {
  return kind === 'staff' ? none : sql`t.division_id = ${divisionId} AND t.owner = ${`customer:${id}`}`;
}

/** Orders of a person: those placed when signed in, and, at a proved address, those placed as a guest. */
export function ownOrders(person: Person): Condition {
  const { kind, id, divisionId, email, verified } = person;
  if (kind === 'staff') return none;
  const asGuest = verified ? sql`OR (t.customer_id IS NULL AND lower(t.email) = ${email})` : sql``;
  return sql`t.division_id = ${divisionId} AND (t.customer_id = ${id}::uuid ${asGuest})`;
}

/** Rows that hang on a person's orders by a column. */
export function ofOrders(person: Person, column: string, orderColumn = 'id'): Condition {
  if (person.kind === 'staff') return none;
  return sql`t.division_id = ${person.divisionId} AND ${sql.ref(`t.${column}`)} IN (
    SELECT ${sql.ref(`o.${orderColumn}`)} FROM (SELECT t.* FROM orders t WHERE ${ownOrders(person)}) o)`;
}
