import type { Db } from '../../database/connection.ts';
import { readPluginColumns, type PluginColumns } from './plugin-state.ts';

/** The plugins of a store, which nobody else changes until the transaction ends. */
export async function lockPlugins({ query }: Db, division: number): Promise<PluginColumns> {
  const row = await query
    .selectFrom('divisions')
    .select(['plugins', 'plugin_settings'])
    .where('id', '=', division)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return readPluginColumns(row);
}

/** The same for reading. */
export async function readPlugins({ query }: Db, division: number): Promise<PluginColumns> {
  const row = await query
    .selectFrom('divisions')
    .select(['plugins', 'plugin_settings'])
    .where('id', '=', division)
    .executeTakeFirstOrThrow();
  return readPluginColumns(row);
}

/** Writes the plugins of a store. Call `divisions.changed` after the commit. */
export async function writePlugins(
  { query }: Db,
  division: number,
  columns: { readonly plugins: string; readonly plugin_settings: string },
): Promise<void> {
  await query.updateTable('divisions').set(columns).where('id', '=', division).execute();
}
