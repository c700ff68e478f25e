import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Somebody who confirmed a list. */
export interface Consent {
  /** In small letters. */
  readonly email: string;
  readonly source: string;
  readonly at: Date;
}

/** The lists that some addresses confirmed, the first one first. */
export async function consentsOf(
  { query }: Db,
  division: number,
  emails: readonly string[],
): Promise<Consent[]> {
  const rows = await query
    .selectFrom('subscribers')
    .select(['email', 'mailing_list', 'verified_at'])
    .where('division_id', '=', division)
    .where(sql<SqlBool>`email = any(${[...emails]}::text[])`)
    .where('verified_at', 'is not', null)
    .orderBy('verified_at')
    .orderBy('mailing_list')
    .execute();
  return rows.flatMap(({ email, mailing_list: source, verified_at: at }) =>
    at === null ? [] : [{ email, source, at }],
  );
}

/** In links by which somebody leaves all lists of a store at once. */
export const everyList = '*';

/** Forgets that some addresses are on any list, or wanted to be. */
export async function leaveAllLists(
  { query }: Db,
  division: number,
  emails: readonly string[],
): Promise<void> {
  await query
    .deleteFrom('subscribers')
    .where('division_id', '=', division)
    .where(sql<SqlBool>`email = any(${[...emails]}::text[])`)
    .execute();
}

/** The place where a page of subscribers ended; the time as PostgreSQL writes it. */
export interface SubscriberPlace {
  readonly at: string;
  readonly email: string;
  readonly list: string;
}

/** A page of the people who confirmed a list, newest first. */
export function listSubscribers(
  { query }: Db,
  division: number,
  { after, limit, search }: { after: SubscriberPlace | null; limit: number; search: string },
) {
  let found = query
    .selectFrom('subscribers')
    .select(['email', 'first_name', 'mailing_list', sql<Date>`verified_at`.as('confirmed_at')])
    .select(sql<string>`verified_at::text`.as('place'))
    .where('division_id', '=', division)
    .where('verified_at', 'is not', null);
  if (search !== '') {
    const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    found = found.where((where) =>
      where.or([where('email', 'ilike', pattern), where('first_name', 'ilike', pattern)]),
    );
  }
  if (after)
    found = found.where(
      sql<SqlBool>`(verified_at, email, mailing_list) < (${after.at}::timestamptz, ${after.email}, ${after.list})`,
    );
  return found
    .orderBy('verified_at', 'desc')
    .orderBy('email', 'desc')
    .orderBy('mailing_list', 'desc')
    .limit(limit)
    .execute();
}

/** The addresses of the people who confirmed any list, each once, in small letters and in order. */
export async function confirmedAfter(
  { query }: Db,
  division: number,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  let found = query
    .selectFrom('subscribers')
    .select('email')
    .where('division_id', '=', division)
    .where('verified_at', 'is not', null);
  if (after !== null) found = found.where('email', '>', after);
  const rows = await found.groupBy('email').orderBy('email').limit(limit).execute();
  return rows.map(({ email }) => email);
}
