import { startTaxRates } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { readTaxes, taxColumns, taxSettingsSchema, type StoreTaxes } from '../../../tenancy/tax-settings.ts';

const columns = ['country', 'vat_number', 'tax_settings'] as const;

const read = (row: { country: string; vat_number: string; tax_settings: unknown }): StoreTaxes =>
  readTaxes({ ...row, tax_settings: taxSettingsSchema.parse(row.tax_settings) });

/** The taxes of a store. */
export async function storedTaxes({ query }: Db, division: number): Promise<StoreTaxes> {
  return read(
    await query.selectFrom('divisions').select(columns).where('id', '=', division).executeTakeFirstOrThrow(),
  );
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockTaxes({ query }: Db, division: number): Promise<StoreTaxes> {
  return read(
    await query
      .selectFrom('divisions')
      .select(columns)
      .where('id', '=', division)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  );
}

/** Writes the taxes of a store. */
export async function writeTaxes({ query }: Db, division: number, taxes: StoreTaxes): Promise<void> {
  await query.updateTable('divisions').set(taxColumns(taxes)).where('id', '=', division).execute();
}

/** Counts the products on sale with a rate of their own, which is that of no class. */
export async function ownRatesOf({ query }: Db, division: { id: number; country: string }): Promise<number> {
  const usual = startTaxRates[division.country]?.standard ?? -1;
  const { count } = await query
    .selectFrom('products')
    .select(sql<string>`count(*)`.as('count'))
    .where('division_id', '=', division.id)
    .where('vat_class', 'is', null)
    .where('is_gift_card', '=', false)
    .where('archived_at', 'is', null)
    .where('vat_rate', '!=', String(usual))
    .executeTakeFirstOrThrow();
  return Number(count);
}
