import { currencyCodes } from '@omnis/models';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import type { columnsOf, Reference } from './currency-state.ts';

const ratesSchema = z.record(z.string(), z.number());

/** The columns of a store that tell its currencies, which nobody else changes until the transaction ends. */
export function lockStore({ query }: Db, division: number) {
  return query
    .selectFrom('divisions')
    .select(['currency', 'plugins', 'exchange_rates', 'currency_settings'])
    .where('id', '=', division)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The same for reading. */
export function readStore({ query }: Db, division: number) {
  return query
    .selectFrom('divisions')
    .select(['currency', 'plugins', 'exchange_rates', 'currency_settings'])
    .where('id', '=', division)
    .executeTakeFirstOrThrow();
}

/** Writes the currencies of a store. */
export async function writeStore(
  { query }: Db,
  division: number,
  columns: ReturnType<typeof columnsOf>,
): Promise<void> {
  await query.updateTable('divisions').set(columns).where('id', '=', division).execute();
}

/** Stores that take a rate from the feed. */
export async function storesOnFeed({ query }: Db): Promise<number[]> {
  const rows = await query
    .selectFrom('divisions')
    .select('id')
    .where(sql<boolean>`jsonb_path_exists(currency_settings, '$.* ? (@.source == "feed")')`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Kinds of things whose amounts are in the main currency, without saying so. */
const pricedThings = ['products', 'orders', 'discounts', 'gift_cards', 'shipping_methods'] as const;
const foundSchema = z.record(z.enum(pricedThings), z.boolean());

/** Tells which things of a store have amounts in its main currency. */
export async function pricedIn({ query }: Db, division: number) {
  const { rows } = await sql`SELECT ${sql.join(
    pricedThings.map(
      (table) =>
        sql`EXISTS (SELECT FROM ${sql.table(table)} WHERE division_id = ${division}) AS ${sql.ref(table)}`,
    ),
  )}`.execute(query);
  return foundSchema.parse(rows[0]);
}

/** Takes the prices away that variants have in a currency. */
export async function dropFixedPrices(
  { query }: Db,
  { division, code }: { division: number; code: string },
): Promise<void> {
  await query
    .updateTable('variants')
    .set({ fixed_prices: sql<string>`fixed_prices - ${code}::text` })
    .where('division_id', '=', division)
    .where(sql<boolean>`jsonb_exists(fixed_prices, ${code}::text)`)
    .execute();
}

/** Tells whether there are gift cards in a currency that can be paid with. */
export async function hasLiveCards(
  { query }: Db,
  { division, code }: { division: number; code: string },
): Promise<boolean> {
  const card = await query
    .selectFrom('gift_cards')
    .select('id')
    .where('division_id', '=', division)
    .where('currency', '=', code)
    .where('balance_minor', '>', 0)
    .where('blocked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date())]))
    .limit(1)
    .executeTakeFirst();
  return card !== undefined;
}

/** The reference rates that were fetched last; null: none were yet. */
export async function readReference({ query }: Db): Promise<Reference | null> {
  const row = await query
    .selectFrom('reference_rates')
    .select([sql<string | null>`day::text`.as('day'), 'per_euro'])
    .executeTakeFirst();
  return row === undefined || row.day === null
    ? null
    : { day: row.day, perEuro: ratesSchema.parse(row.per_euro) };
}

/** Notes that the rates of a day are asked for; false when they were already. */
export async function claimDay({ query }: Db, day: string): Promise<boolean> {
  const claimed = await query
    .insertInto('reference_rates')
    .values({ asked_for: day })
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet({ asked_for: day })
        .where(sql<boolean>`(reference_rates.asked_for IS NULL OR reference_rates.asked_for < ${day}::date)`),
    )
    .returning('is_only')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Keeps reference rates in the place of older ones. */
export async function writeReference({ query }: Db, { day, perEuro }: Reference): Promise<void> {
  const known = Object.fromEntries(
    currencyCodes.flatMap((code) => (perEuro[code] === undefined ? [] : [[code, perEuro[code]]])),
  );
  const rates = { day, per_euro: JSON.stringify(known) };
  await query
    .insertInto('reference_rates')
    .values(rates)
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet(rates)
        .where(sql<boolean>`(reference_rates.day IS NULL OR reference_rates.day <= ${day}::date)`),
    )
    .execute();
}
