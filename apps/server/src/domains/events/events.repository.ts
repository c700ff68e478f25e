import type { Db } from '../../database/connection.ts';

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
