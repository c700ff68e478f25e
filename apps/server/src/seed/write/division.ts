import type { CurrencyCode } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { hashPassword } from '../../security/passwords.ts';
import { scene } from '../data/blocks.ts';
import type { StoreSeed } from '../types.ts';

/** Amount that one pound buys in the demo. */
export const exchangeRates: Readonly<Partial<Record<CurrencyCode, number>>> = {
  GBP: 1,
  USD: 1.27,
  EUR: 1.17,
  JPY: 192,
};

/** Where the demo's companies are registered. */
const companyAddress = ['Unit 4, The Old Mill', 'Mill Lane', 'Freshwater PO40 9PH', 'United Kingdom'].join(
  '\n',
);

/** Hash of a shop's password. Made before the transaction, because it takes its time. */
export async function passwordHashOf(store: StoreSeed): Promise<string | null> {
  return store.password === undefined ? null : hashPassword(store.password);
}

/** Writes a shop's own row. */
export async function writeDivision(
  { query }: Db,
  store: StoreSeed,
  passwordHash: string | null,
): Promise<void> {
  const { currencies } = store;
  const plugins = {
    'cookie-policy': {
      // A shop that speaks several languages asks in its visitor's, in words of the platform.
      ...(store.languages === undefined && {
        message:
          'A basket needs cookies. May we also use some to count visits, and to see what you like here?',
      }),
      allowEssentialOnly: true,
    },
    ...(currencies.length > 0
      ? { currency: { enabled: true, currency: 'GBP', currencies: currencies.join(',') } }
      : {}),
    ...store.plugins,
  };
  const columns = {
    code: store.code,
    name: store.name,
    company_name: store.name,
    company_address: companyAddress,
    vat_number: 'GB123456782',
    company_number: '01234567',
    subdomain: store.subdomain,
    plan: store.plan,
    payment_processor: store.direct ? ('direct' as const) : ('teemill' as const),
    currency: 'GBP',
    languages: JSON.stringify(store.languages ?? ['en']),
    contact_email: store.contactEmail,
    logo: `/images/logos/${store.logo ?? store.code}`,
    favicon: `/images/logos/${store.code}-icon`,
    og_image: scene(store.pages[0]?.scene ?? 'shore'),
    theme: store.theme,
    theme_properties: JSON.stringify(store.themeProperties),
    plugins: JSON.stringify(plugins),
    main_menu: JSON.stringify(store.menu),
    footer: JSON.stringify(store.footer),
    sitewide_banner: store.banner ? JSON.stringify(store.banner) : null,
    search_redirects: JSON.stringify(store.searchRedirects),
    coming_soon: store.comingSoon ? JSON.stringify(store.comingSoon) : null,
    store_password_hash: passwordHash,
    exchange_rates: JSON.stringify(currencies.length > 0 ? exchangeRates : { GBP: 1 }),
  };
  await query
    .insertInto('divisions')
    .values({ id: store.id, ...columns })
    // The platform's own division may be there before the demo is.
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}
