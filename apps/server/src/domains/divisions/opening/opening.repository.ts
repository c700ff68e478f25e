import {
  countryDefaults,
  platformDivision,
  currencyCodes,
  sourceLanguage,
  type CurrencyCode,
  type Language,
} from '@omnis/models';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import { newStoreTaxes } from '../../../tenancy/tax-settings.ts';
import { firstPageWords } from '../../pages/first-page-words.ts';

/** Tells whether a subdomain belongs to a store, an enabled one or not; codes name stores too. */
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

/** Counts the stores that a person owns. */
export async function ownedStores({ query }: Db, customer: string): Promise<number> {
  const { count } = await query
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customer)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A store that is written, with its owner. */
interface NewStore {
  readonly name: string;
  readonly subdomain: string;
  readonly owner: { readonly id: string };
  /** '' for none: the email that the owner signs in with is nobody else's business. */
  readonly contactEmail: string;
  /** ISO 3166 code; without it, that of the platform. */
  readonly country: string | undefined;
}

const menus: Readonly<
  Record<Language, Readonly<Record<'shop' | 'all' | 'help' | 'about' | 'basket' | 'in', string>>>
> = {
  en: {
    shop: 'Shop',
    all: 'Everything',
    help: 'Help',
    about: 'About us',
    basket: 'Your basket',
    in: 'Sign in',
  },
  de: {
    shop: 'Shop',
    all: 'Alles',
    help: 'Hilfe',
    about: 'Über uns',
    basket: 'Ihr Warenkorb',
    in: 'Anmelden',
  },
  fr: {
    shop: 'Boutique',
    all: 'Tout voir',
    help: 'Aide',
    about: 'À propos',
    basket: 'Votre panier',
    in: 'Se connecter',
  },
};

/** Country, currency, language, units and clock of a new store. */
async function homeOf({ query }: Db, country: string | undefined) {
  if (country !== undefined) {
    const { currency, units, language, locale, timeZone } = countryDefaults(country);
    return { country, currency, units, locale, time_zone: timeZone, languages: [language] };
  }
  const home = await query
    .selectFrom('divisions')
    .select(['country', 'locale', 'time_zone', 'currency', 'units'])
    .where('id', '=', platformDivision)
    .executeTakeFirstOrThrow();
  return { ...home, languages: [sourceLanguage] };
}

const currencySchema = z.enum(currencyCodes);

/** Writes a store's row, closed behind its coming-soon page, and its owner. Call it under the lock. */
export async function insertStore(
  db: Db,
  store: NewStore,
): Promise<{ id: number; country: string; currency: CurrencyCode; languages: readonly Language[] }> {
  const { query } = db;
  const { last } = await query
    .selectFrom('divisions')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const id = (last ?? 0) + 1;
  const { languages, ...home } = await homeOf(db, store.country);
  const say = menus[languages[0] ?? sourceLanguage];
  const contact =
    store.contactEmail === ''
      ? []
      : [{ text: firstPageWords[languages[0] ?? sourceLanguage].contact, link: '/contact/' }];
  await query
    .insertInto('divisions')
    .values({
      id,
      code: store.subdomain,
      name: store.name,
      company_name: store.name,
      subdomain: store.subdomain,
      contact_email: store.contactEmail,
      ...home,
      languages: JSON.stringify(languages),
      exchange_rates: JSON.stringify({ [home.currency]: 1 }),
      tax_settings: newStoreTaxes,
      coming_soon: JSON.stringify({ enabled: true, title: '', copy: '', launchAt: null }),
      main_menu: JSON.stringify([
        { text: say.shop, href: '/collection/all/' },
        { text: say.about, href: '/about/' },
      ]),
      footer: JSON.stringify([
        { title: say.shop, items: [{ text: say.all, link: '/collection/all/' }] },
        {
          title: say.help,
          items: [
            { text: say.about, link: '/about/' },
            ...contact,
            { text: say.basket, link: '/basket/' },
            { text: say.in, link: '/login/' },
          ],
        },
      ]),
      footer_details: JSON.stringify({ payments: true }),
    })
    .execute();
  await query
    .insertInto('memberships')
    .values({ division_id: id, customer_id: store.owner.id, role: 'owner' })
    .execute();
  return { id, country: home.country, currency: currencySchema.parse(home.currency), languages };
}
