import type { AlertMails } from '@omnis/contract';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';

/** Addresses that hold until a store's team names some. */
const initial: AlertMails = { newOrder: [], lowStock: [], returnAsked: [], version: 0 };

const rowSchema = z
  .object({
    new_order: z.array(z.string()),
    low_stock: z.array(z.string()),
    return_asked: z.array(z.string()),
    version: z.number(),
  })
  .transform(
    ({ new_order: newOrder, low_stock: lowStock, return_asked: returnAsked, version }): AlertMails => ({
      newOrder,
      lowStock,
      returnAsked,
      version,
    }),
  );

/** The addresses of a store. Under a lock they stay as they are until the transaction ends, once they are set. */
export async function readAlertMails(
  { query }: Db,
  division: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<AlertMails> {
  const found = query
    .selectFrom('alert_mails')
    .select(['new_order', 'low_stock', 'return_asked', 'version'])
    .where('division_id', '=', division);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row ? rowSchema.parse(row) : initial;
}

/**
 * Changes the addresses of a store.
 *
 * @param settings - with the version that they replace
 * @returns false when that is not the one in force
 */
export async function writeAlertMails(
  { query }: Db,
  division: number,
  { newOrder, lowStock, returnAsked, version }: AlertMails,
): Promise<boolean> {
  const values = {
    new_order: JSON.stringify(newOrder),
    low_stock: JSON.stringify(lowStock),
    return_asked: JSON.stringify(returnAsked),
  };
  const written =
    version === 0
      ? await query
          .insertInto('alert_mails')
          .values({ division_id: division, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await query
          .updateTable('alert_mails')
          .set({ ...values, version: version + 1 })
          .where('division_id', '=', division)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return written !== undefined;
}

/** An email to a team that waits to be written. */
export type DueAlert = Awaited<ReturnType<typeof readDueAlerts>>[number];

/** The emails of a store that wait longest. */
export const readDueAlerts = ({ query }: Db, division: number, limit: number) =>
  query
    .selectFrom('alert_mails_due')
    .select(['id', 'kind', 'about', 'dedupe_key as dedupeKey'])
    .where('division_id', '=', division)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Takes an email off the list of those that wait; false when somebody else has. */
export async function takeDueAlert({ query }: Db, division: number, id: string): Promise<boolean> {
  const taken = await query
    .deleteFrom('alert_mails_due')
    .where('division_id', '=', division)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ids of the stores with emails that wait since before a time. */
export async function storesWithDueAlerts({ query }: Db, before: Date): Promise<number[]> {
  const rows = await query
    .selectFrom('alert_mails_due')
    .select('division_id')
    .distinct()
    .where('created_at', '<', before)
    .execute();
  return rows.map(({ division_id: division }) => division);
}
