import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Days for which events are kept. */
const keptDays = 90;

/** Something that happened in a shop. */
export interface ShopEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
  readonly location?: string;
  readonly environment?: string;
  readonly device: 'mobile' | 'desktop';
  readonly currency?: string | undefined;
}

/** Keeps events of a store. */
export async function insertEvents(
  { query }: Db,
  division: number,
  events: readonly ShopEvent[],
): Promise<void> {
  await query
    .insertInto('shop_events')
    .values(
      events.map(({ name, data, location, environment, device, currency }) => ({
        division_id: division,
        name,
        data: JSON.stringify(data),
        location: location ?? '',
        environment: environment ?? '',
        device,
        currency: currency ?? null,
      })),
    )
    .execute();
}

/** Throws away what is too old, of every store. */
export async function dropOldEvents({ query }: Db): Promise<void> {
  await query
    .deleteFrom('shop_events')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
}
