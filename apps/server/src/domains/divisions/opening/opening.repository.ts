import { platformDivision } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { newStoreTaxes } from '../taxes/tax-settings.ts';

/** Whether a subdomain belongs to a store, an enabled one or not; codes name stores too. */
export async function isSubdomainTaken({ query }: Db, subdomain: string): Promise<boolean> {
  const row = await query
    .selectFrom('divisions')
    .select('id')
    .where((where) => where.or([where('subdomain', '=', subdomain), where('code', '=', subdomain)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes openings wait for each other, so that two do not get one number or one address. */
export async function lockOpenings({ query }: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.open-store'))`.execute(query);
}

/** How many stores somebody owns. */
export async function ownedStores({ query }: Db, customer: string): Promise<number> {
  const { count } = await query
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customer)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes a store's row, in the country and currency of the platform, and its owner. Call it under the lock. */
export async function insertStore(
  { query }: Db,
  store: { name: string; subdomain: string; owner: { id: string; email: string } },
): Promise<{ id: number; country: string }> {
  const { last } = await query
    .selectFrom('divisions')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const id = (last ?? 0) + 1;
  const home = await query
    .selectFrom('divisions')
    .select(['country', 'locale', 'time_zone', 'currency'])
    .where('id', '=', platformDivision)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('divisions')
    .values({
      id,
      code: store.subdomain,
      name: store.name,
      company_name: store.name,
      subdomain: store.subdomain,
      contact_email: store.owner.email,
      ...home,
      exchange_rates: JSON.stringify({ [home.currency]: 1 }),
      tax_settings: newStoreTaxes,
      main_menu: JSON.stringify([
        { text: 'Shop', href: '/collection/all/' },
        { text: 'About', href: '/about/' },
      ]),
      footer: JSON.stringify([
        { title: 'Shop', items: [{ text: 'Everything', link: '/collection/all/' }] },
        {
          title: 'Help',
          items: [
            { text: 'About us', link: '/about/' },
            { text: 'Your basket', link: '/basket/' },
            { text: 'Sign in', link: '/login/' },
          ],
        },
      ]),
    })
    .execute();
  await query
    .insertInto('memberships')
    .values({ division_id: id, customer_id: store.owner.id, role: 'owner' })
    .execute();
  return { id, country: home.country };
}
