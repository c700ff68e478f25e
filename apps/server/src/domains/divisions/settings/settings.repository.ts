import type { Db } from '../../../database/connection.ts';

/** Columns of a store's row that its team may change. */
export interface StoreSettings {
  readonly company_name?: string;
  readonly company_address?: string;
  readonly vat_number?: string;
  readonly company_number?: string;
  readonly languages?: string;
  readonly time_zone?: string;
  readonly coming_soon?: string | null;
  readonly store_password_hash?: string | null;
  readonly guests?: string;
  readonly force_2fa?: boolean;
  readonly plan?: string;
  readonly theme?: string;
  readonly theme_properties?: string;
  readonly logo?: string | null;
  readonly logo_width?: number | null;
  readonly logo_height?: number | null;
  readonly logo_dark?: string | null;
}

/** Changes settings of a store. */
export async function updateStore({ query }: Db, division: number, columns: StoreSettings): Promise<void> {
  await query.updateTable('divisions').set(columns).where('id', '=', division).execute();
}
