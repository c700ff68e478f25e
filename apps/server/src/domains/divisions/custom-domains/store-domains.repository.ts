import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { StoreDomainsTable } from './store-domains.tables.ts';

/** Row of `store_domains`. */
export type StoreDomainRow = Selectable<StoreDomainsTable>;

/** Findings of a check. */
export interface DomainFindings {
  readonly tokenFound: boolean | null;
  readonly addresses: readonly string[] | null;
}

/** Lets one change of who has a host happen at a time, over all stores, until the transaction ends. */
export async function lockHosts({ query }: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.store_domains'))`.execute(query);
}

/** The domains of a store, oldest first. */
export function domainRows({ query }: Db, division: number): Promise<StoreDomainRow[]> {
  return query
    .selectFrom('store_domains')
    .selectAll()
    .where('division_id', '=', division)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One domain of a store. */
export function domainRow({ query }: Db, division: number, id: string): Promise<StoreDomainRow | undefined> {
  return query
    .selectFrom('store_domains')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Writes a domain that was not proved yet. @returns its id */
export async function insertDomain(
  { query }: Db,
  division: number,
  { host, token }: { host: string; token: string },
): Promise<string> {
  const { id } = await query
    .insertInto('store_domains')
    .values({ division_id: division, host, token })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes down what a check has found, and that the domain is the store's where it is proved by that. */
export async function writeFindings(
  { query }: Db,
  division: number,
  { id, findings, isProved }: { id: string; findings: DomainFindings; isProved: boolean },
): Promise<void> {
  await query
    .updateTable('store_domains')
    .set({
      checked_at: new Date(),
      token_found: findings.tokenFound,
      addresses: findings.addresses === null ? null : JSON.stringify(findings.addresses),
      ...(isProved && {
        verified_at: sql<Date>`coalesce(verified_at, now())`,
        version: sql<number>`CASE WHEN verified_at IS NULL THEN version + 1 ELSE version END`,
      }),
    })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Has the next change of these domains ask for them anew. */
export async function countVersions({ query }: Db, division: number, ids: readonly string[]): Promise<void> {
  await query
    .updateTable('store_domains')
    .set({ version: sql<number>`version + 1` })
    .where('division_id', '=', division)
    .where('id', 'in', [...ids])
    .execute();
}

/** Deletes a domain. */
export async function deleteDomain({ query }: Db, division: number, id: string): Promise<void> {
  await query.deleteFrom('store_domains').where('division_id', '=', division).where('id', '=', id).execute();
}

/** Which domains the row of a store holds, by which hosts are looked up. */
export async function writeHosts(
  { query }: Db,
  division: number,
  { primary, others }: { primary: string | null; others: readonly string[] },
): Promise<void> {
  await query
    .updateTable('divisions')
    .set({ custom_domain: primary, other_domains: [...others] })
    .where('id', '=', division)
    .execute();
}

/** The domain that a store is known by, and whether another store has a host. */
export async function hostFacts({ query }: Db, division: number, host: string) {
  const rows = await query
    .selectFrom('divisions')
    .select(['id', 'custom_domain', 'other_domains'])
    .where((where) =>
      where.or([
        where('id', '=', division),
        where('custom_domain', '=', host),
        sql<boolean>`other_domains && ${[host]}::text[]`,
      ]),
    )
    .execute();
  const own = rows.find(({ id }) => id === division);
  return {
    primary: own?.custom_domain ?? null,
    isTaken: rows.some(({ id }) => id !== division),
  };
}
