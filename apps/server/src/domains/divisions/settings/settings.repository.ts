import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../database/connection.ts';

/** Columns of a store's row that its team may change. */
export interface StoreSettings {
  readonly name?: string;
  readonly contact_email?: string;
  readonly phone?: string;
  readonly postal_address?: string;
  readonly units?: string;
  readonly order_prefix?: string | null;
  readonly company_name?: string;
  readonly company_address?: string;
  readonly vat_number?: string;
  readonly company_number?: string;
  readonly charity_number?: string;
  readonly languages?: string;
  /** Written into what is there: others keep their settings in the same column. */
  readonly plugins?: RawBuilder<string>;
  readonly time_zone?: string;
  readonly country?: string;
  readonly coming_soon?: string | null;
  readonly store_password_hash?: string | null;
  readonly guests?: string;
  readonly force_2fa?: boolean;
  readonly plan?: string;
  readonly theme?: string;
  readonly theme_properties?: string;
  readonly theme_dark?: string;
  readonly theme_fonts?: string;
  readonly logo?: string | null;
  readonly logo_width?: number | null;
  readonly logo_height?: number | null;
  readonly logo_dark?: string | null;
}

/**
 * Changes settings of a store.
 *
 * @param version - of the settings that the change was made from; without it, any
 * @returns whether they were changed: not when somebody else has changed them since
 */
export async function updateStore(
  { query }: Db,
  division: number,
  { columns, version }: { readonly columns: StoreSettings; readonly version?: number | undefined },
): Promise<boolean> {
  const update = query
    .updateTable('divisions')
    .set({ ...columns, settings_version: sql<number>`settings_version + 1` })
    .where('id', '=', division);
  const asked = version === undefined ? update : update.where('settings_version', '=', version);
  const row = await asked.returning('id').executeTakeFirst();
  return row !== undefined;
}
