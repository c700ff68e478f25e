import { shopifyProfileSchema } from '@omnis/contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import type { ShopifyConnectionsTable } from './shopify.tables.ts';

const profilesSchema = z.array(shopifyProfileSchema);

/** A store's connection to Shopify. */
export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

/** The connection of a store; `lock` keeps others from it until the transaction ends. */
export async function findConnection({ query }: Db, division: number, lock = false) {
  const found = query.selectFrom('shopify_connections').selectAll().where('division_id', '=', division);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row && { ...row, profiles: profilesSchema.parse(row.profiles) };
}

/** Locks the row of a store, so that it is connected once at a time. */
export async function lockStore({ query }: Db, division: number): Promise<void> {
  await query
    .selectFrom('divisions')
    .select('id')
    .where('id', '=', division)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes a connection. */
export async function insertConnection(
  { query }: Db,
  row: Insertable<ShopifyConnectionsTable>,
): Promise<void> {
  await query.insertInto('shopify_connections').values(row).execute();
}

/** Changes a connection; `versioned` counts its version, which edits are checked by. */
export async function updateConnection(
  { query }: Db,
  { division, versioned }: { readonly division: number; readonly versioned: boolean },
  columns: Updateable<ShopifyConnectionsTable>,
): Promise<void> {
  await query
    .updateTable('shopify_connections')
    .set({ ...columns, ...(versioned && { version: sql<number>`version + 1` }) })
    .where('division_id', '=', division)
    .execute();
}

/** Ends a connection, with what is known of products there, and its sends. */
export async function deleteConnection({ query }: Db, division: number): Promise<void> {
  await query.deleteFrom('shopify_connections').where('division_id', '=', division).execute();
}

/**
 * Notes on the row of a store that it sells through Shopify (platform.md §3 Project: integrationType), or no longer does, and whether
 * a delivery profile is chosen (platform.md §6).
 */
export async function noteOnStore(
  { query }: Db,
  division: number,
  { isConnected, hasProfile }: { readonly isConnected: boolean; readonly hasProfile: boolean },
): Promise<void> {
  const former = await query
    .selectFrom('divisions')
    .select('integration_type')
    .where('id', '=', division)
    .executeTakeFirstOrThrow();
  const isNoted = former.integration_type === 'shopify';
  await query
    .updateTable('divisions')
    .set({
      has_shopify_delivery_profile: hasProfile,
      ...(isNoted !== isConnected && {
        integration_type: isConnected ? 'shopify' : null,
        // Staff who have the page of the store open would otherwise take it back.
        project_version: sql<number>`project_version + 1`,
      }),
    })
    .where('id', '=', division)
    .execute();
}
