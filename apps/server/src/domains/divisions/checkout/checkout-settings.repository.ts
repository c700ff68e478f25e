import type { CheckoutSettings } from '@omnis/contract';
import type { Db } from '../../../database/connection.ts';

/** The checkout settings of a store, which nobody else changes until the transaction ends. */
export async function lockCheckoutSettings({ query }: Db, division: number): Promise<unknown> {
  const row = await query
    .selectFrom('divisions')
    .select('checkout_settings')
    .where('id', '=', division)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.checkout_settings;
}

/** Writes the checkout settings of a store. */
export async function writeCheckoutSettings(
  { query }: Db,
  division: number,
  settings: CheckoutSettings,
): Promise<void> {
  await query
    .updateTable('divisions')
    .set({ checkout_settings: JSON.stringify(settings) })
    .where('id', '=', division)
    .execute();
}
