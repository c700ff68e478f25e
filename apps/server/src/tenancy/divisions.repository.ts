import { sql } from 'kysely';
import type { Db } from '../database/connection.ts';

/** By what stores are looked for; each column has an index. */
export interface StoresWanted {
  readonly ids?: readonly number[];
  /** Subdomains or codes. */
  readonly labels?: readonly string[];
  /** Domains of their own. */
  readonly domains?: readonly string[];
}

/** Rows of the enabled stores that match any of what is wanted. */
export function readStores({ query }: Db, { ids = [], labels = [], domains = [] }: StoresWanted) {
  return query
    .selectFrom('divisions')
    .selectAll()
    .where('enabled', '=', true)
    .where((where) =>
      where.or([
        sql<boolean>`id = any(${[...ids]}::integer[])`,
        sql<boolean>`subdomain = any(${[...labels]}::text[])`,
        sql<boolean>`code = any(${[...labels]}::text[])`,
        sql<boolean>`custom_domain = any(${[...domains]}::text[])`,
        sql<boolean>`other_domains && ${[...domains]}::text[]`,
      ]),
    )
    .execute();
}

/** The parts of the hosts of enabled stores that match one of those wanted. */
export function readAddresses({ query }: Db, { labels, domains }: Required<Omit<StoresWanted, 'ids'>>) {
  return query
    .selectFrom('divisions')
    .select(['id', 'code', 'subdomain', 'custom_domain', 'other_domains'])
    .where('enabled', '=', true)
    .where((where) =>
      where.or([
        sql<boolean>`subdomain = any(${[...labels]}::text[])`,
        sql<boolean>`code = any(${[...labels]}::text[])`,
        sql<boolean>`custom_domain = any(${[...domains]}::text[])`,
        sql<boolean>`other_domains && ${[...domains]}::text[]`,
      ]),
    )
    .execute();
}

/** Query of a page of a list of stores. */
export interface StoreListQuery {
  /** Part of a name or of a host, in any case. */
  readonly search: string;
  readonly sort: 'name' | 'newest';
  readonly page: number;
  readonly perPage: number;
  /** Only this store. */
  readonly division?: number | undefined;
  /** Every store but this one. */
  readonly without?: number | undefined;
  readonly state?: StoreState | undefined;
  readonly demographic?: string | undefined;
  readonly paymentInterval?: string | undefined;
  readonly integrationType?: string | undefined;
}

/** Stores of which staff have decided something. */
const ofState = {
  'under-review': sql<boolean>`review_since IS NOT NULL`,
  off: sql<boolean>`closed_since IS NOT NULL`,
  vip: sql<boolean>`is_vip`,
  fraud: sql<boolean>`fraud_reason <> ''`,
  managed: sql<boolean>`managed`,
} as const;

type StoreState = keyof typeof ofState;

/**
 * A page of the enabled stores, with how many there are and how many of those are under review. What is filtered and
 * sorted by stands in one index, so that no row is read but those of the page.
 *
 * @param storesDomain - the domain under which stores without one of their own live
 */
export async function listStores({ query }: Db, asked: StoreListQuery, storesDomain: string) {
  const { search, sort, page, perPage, division, without } = asked;
  const host = sql<string>`coalesce(custom_domain, subdomain || '.' || ${storesDomain}::text, '')`;
  let among = query.selectFrom('divisions').where('enabled', '=', true);
  if (division !== undefined) among = among.where('id', '=', division);
  if (without !== undefined) among = among.where('id', '<>', without);
  if (search !== '')
    among = among.where(
      sql<boolean>`strpos(lower(name || chr(10) || ${host} || chr(10) || hash), ${search.toLowerCase()}::text) > 0`,
    );
  const reviewed = sql<number>`count(*) FILTER (WHERE review_since IS NOT NULL)::int`;
  let shown = asked.state === undefined ? among : among.where(ofState[asked.state]);
  if (asked.demographic !== undefined) shown = shown.where('demographic', '=', asked.demographic);
  if (asked.paymentInterval !== undefined)
    shown = shown.where('payment_interval', '=', asked.paymentInterval);
  if (asked.integrationType !== undefined)
    shown = shown.where('integration_type', '=', asked.integrationType);
  const ordered =
    sort === 'name' ? shown.orderBy(sql`lower(name)`).orderBy('id') : shown.orderBy('id', 'desc');
  const [counts, { found }, ids] = await Promise.all([
    among.select(reviewed.as('reviewed')).executeTakeFirstOrThrow(),
    shown.select(sql<number>`count(*)::int`.as('found')).executeTakeFirstOrThrow(),
    ordered
      .select('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
  ]);
  return {
    ids: ids.map(({ id }) => id),
    total: found,
    underReview: counts.reviewed,
  };
}

/** Rows of enabled stores in the order of their numbers, from the one after `after`. */
export function readStoresAfter({ query }: Db, { after, limit }: { after: number; limit: number }) {
  return query
    .selectFrom('divisions')
    .selectAll()
    .where('enabled', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Ids of the stores whose chats and orders come first. */
export async function readVipStores({ query }: Db): Promise<number[]> {
  const rows = await query.selectFrom('divisions').select('id').where('is_vip', '=', true).execute();
  return rows.map(({ id }) => id);
}
