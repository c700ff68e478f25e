import { platformDivision, timeZoneOf } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { hashToken } from '../../security/secrets.ts';
import { platformFooter, platformMenu } from './platform-pages.ts';
import type { SetupAnswers } from './setup-answers.ts';

/** Hours for which the address of a start works. */
export const linkHours = 24;

/** Keeps a link by its hash, and forgets those that have ended. */
export async function insertLink({ query }: Db, token: string): Promise<Date> {
  await query
    .deleteFrom('setup_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  const { expires_at } = await query
    .insertInto('setup_links')
    .values({
      token_hash: hashToken(token),
      expires_at: sql<Date>`now() + make_interval(hours => ${linkHours})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Until when a link works; null for one that is unknown or has ended. */
export async function linkEnd({ query }: Db, token: string): Promise<Date | null> {
  const row = await query
    .selectFrom('setup_links')
    .select('expires_at')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Ends every link. */
export async function deleteLinks({ query }: Db): Promise<void> {
  await query.deleteFrom('setup_links').execute();
}

/** Makes two who set up at once wait for each other. */
export async function lockSetup({ query }: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.setup'))`.execute(query);
}

/** The platform's own row, read from the database; undefined until it is made. */
export function findPlatform({ query }: Db) {
  return query.selectFrom('divisions').selectAll().where('id', '=', platformDivision).executeTakeFirst();
}

/** Writes the platform's own row. */
export async function insertPlatform(
  { query }: Db,
  { name, contactEmail, country, currency }: SetupAnswers,
): Promise<void> {
  await query
    .insertInto('divisions')
    .values({
      id: platformDivision,
      code: 'platform',
      name,
      company_name: name,
      plan: 'pro',
      country,
      locale: `en-${country}`,
      time_zone: timeZoneOf(country),
      currency,
      exchange_rates: JSON.stringify({ [currency]: 1 }),
      contact_email: contactEmail,
      main_menu: JSON.stringify(platformMenu),
      footer: JSON.stringify(platformFooter),
    })
    .execute();
}
