import type { Updateable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { DivisionsTable } from '../../../tenancy/divisions.tables.ts';

/** Columns of what staff decide about a store. */
export type ProjectColumns = Pick<
  Updateable<DivisionsTable>,
  | 'closed_since'
  | 'closed_reason'
  | 'closed_by'
  | 'is_vip'
  | 'fraud_reason'
  | 'managed'
  | 'demographic'
  | 'chat_channels'
  | 'payment_interval'
  | 'integration_type'
  | 'promo_url'
  | 'betas'
>;

/** Writes what changed; false when somebody has changed it since `version` was read. */
export async function writeProject(
  { query }: Db,
  { division, version }: { readonly division: number; readonly version: number },
  columns: ProjectColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('divisions')
    .set({ ...columns, project_version: version + 1 })
    .where('id', '=', division)
    .where('project_version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
