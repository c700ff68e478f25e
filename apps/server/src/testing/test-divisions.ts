import { platformDivision } from '@omnis/models';
import type { Database } from '../database/database.ts';

/** Divisions of the tests: two shops that must never see each other. */
export const testDivisions = { platform: platformDivision, demo: 21, other: 22 } as const;

/** Hosts of the test divisions. */
export const testHosts = {
  platform: 'localhost:3000',
  atlas: 'atlas.localhost:3000',
  demo: 'demo.localhost:3000',
  other: 'other.localhost:3000',
} as const;

/** Writes the test divisions: demo is pro and sells in four currencies, other is standard and sells in GBP. */
export async function seedTestDivisions(database: Database): Promise<void> {
  await database.platform(({ query }) =>
    query
      .insertInto('divisions')
      .values([
        {
          id: testDivisions.platform,
          code: 'omnis',
          name: 'Omnis',
          company_name: 'Omnis',
          vat_number: 'GB123456782',
        },
        {
          id: testDivisions.demo,
          code: 'demo',
          name: 'Demo',
          company_name: 'Demo Goods',
          vat_number: 'GB123456782',
          subdomain: 'demo',
          plan: 'pro',
          contact_email: 'hello@demo.example',
          plugins: JSON.stringify({
            currency: { enabled: true, currency: 'GBP', currencies: 'USD,EUR,JPY' },
          }),
          exchange_rates: JSON.stringify({ GBP: 1, USD: 1.25, EUR: 1.15, JPY: 190 }),
        },
        {
          id: testDivisions.other,
          code: 'other',
          name: 'Other',
          company_name: 'Other Goods',
          vat_number: 'GB123456782',
          subdomain: 'other',
        },
      ])
      .execute(),
  );
}
