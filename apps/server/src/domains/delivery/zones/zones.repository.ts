import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { DeliveryZonesTable, ShippingMethodsTable } from '../delivery.tables.ts';

/** Row of `delivery_zones`. */
export type ZoneRow = Selectable<DeliveryZonesTable>;
/** Row of `shipping_methods`. */
export type MethodRow = Selectable<ShippingMethodsTable>;
/** A delivery method as it is written. */
export type NewMethodRow = Insertable<ShippingMethodsTable>;

/** Lets one change of a store's delivery happen at a time, until the transaction ends. */
export async function lockDelivery({ query }: Db, division: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.delivery'), ${division})`.execute(query);
}

/** The zones of a store in their order. */
export function zoneRows({ query }: Db, division: number): Promise<ZoneRow[]> {
  return query
    .selectFrom('delivery_zones')
    .selectAll()
    .where('division_id', '=', division)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The delivery methods of a store in their order. */
export function methodRows({ query }: Db, division: number): Promise<MethodRow[]> {
  return query
    .selectFrom('shipping_methods')
    .selectAll()
    .where('division_id', '=', division)
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** Writes a zone at the end. @returns its id */
export async function insertZone(
  { query }: Db,
  division: number,
  { name, countries, position }: { name: string; countries: readonly string[]; position: number },
): Promise<string> {
  const { id } = await query
    .insertInto('delivery_zones')
    .values({ division_id: division, name, countries: JSON.stringify(countries), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the name and the countries of a zone. */
export async function updateZone(
  { query }: Db,
  division: number,
  { id, name, countries }: { id: string; name: string; countries: readonly string[] },
): Promise<void> {
  await query
    .updateTable('delivery_zones')
    .set({ name, countries: JSON.stringify(countries), version: sql<number>`version + 1` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Deletes a zone with its methods. */
export async function deleteZone({ query }: Db, division: number, id: string): Promise<void> {
  await query.deleteFrom('delivery_zones').where('division_id', '=', division).where('id', '=', id).execute();
}

/** Puts methods that have no zone into one. */
export async function joinZone(
  { query }: Db,
  division: number,
  { zone, codes }: { zone: string; codes: readonly string[] },
): Promise<void> {
  await query
    .updateTable('shipping_methods')
    .set({ zone_id: zone })
    .where('division_id', '=', division)
    .where('code', 'in', codes)
    .execute();
}

/** Makes these the methods of a zone: the others of it go, those that are there change. */
export async function setMethods(
  { query }: Db,
  division: number,
  { zone, rows }: { zone: string; rows: readonly NewMethodRow[] },
): Promise<void> {
  const codes = rows.map(({ code }) => code);
  await query
    .deleteFrom('shipping_methods')
    .where('division_id', '=', division)
    .where('zone_id', '=', zone)
    .where('code', 'not in', codes)
    .execute();
  await query
    .insertInto('shipping_methods')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'code']).doUpdateSet((excluded) => ({
        name: excluded.ref('excluded.name'),
        description: excluded.ref('excluded.description'),
        countries: excluded.ref('excluded.countries'),
        price_minor: excluded.ref('excluded.price_minor'),
        free_over_minor: excluded.ref('excluded.free_over_minor'),
        min_days: excluded.ref('excluded.min_days'),
        max_days: excluded.ref('excluded.max_days'),
        position: excluded.ref('excluded.position'),
        measure: excluded.ref('excluded.measure'),
        measure_from: excluded.ref('excluded.measure_from'),
        measure_below: excluded.ref('excluded.measure_below'),
      })),
    )
    .execute();
}
