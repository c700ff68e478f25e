import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { ArtworksTable } from './artworks.tables.ts';

/** An artwork as it is stored. */
export type ArtworkRow = Selectable<ArtworksTable>;

/** Writes down an artwork whose file is there. */
export function insertArtwork(
  { query }: Db,
  artwork: Omit<ArtworkRow, 'kept' | 'created_at' | 'gone_at'>,
): Promise<ArtworkRow> {
  return query.insertInto('artworks').values(artwork).returningAll().executeTakeFirstOrThrow();
}

/** An artwork by its id. */
export async function findArtworkRow(
  { query }: Db,
  division: number,
  id: string,
): Promise<ArtworkRow | null> {
  const row = await query
    .selectFrom('artworks')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** An artwork that a line or the quote of an order was made with. */
export async function findArtworkOfOrder(
  { query }: Db,
  order: number,
  id: string,
): Promise<ArtworkRow | null> {
  const row = await query
    .selectFrom('artworks')
    .selectAll('artworks')
    .where('artworks.id', '=', id)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('order_items')
            .innerJoin('designs', (join) =>
              join
                .onRef('designs.division_id', '=', 'order_items.division_id')
                .onRef('designs.id', '=', 'order_items.design_id'),
            )
            .select('designs.id')
            .whereRef('designs.division_id', '=', 'artworks.division_id')
            .whereRef('designs.artwork_id', '=', 'artworks.id')
            .where('order_items.order_id', '=', order),
        ),
        eb.exists(
          eb
            .selectFrom('quotes')
            .select('quotes.order_id')
            .whereRef('quotes.division_id', '=', 'artworks.division_id')
            .whereRef('quotes.artwork_id', '=', 'artworks.id')
            .where('quotes.order_id', '=', order),
        ),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps an artwork for good; false when there is none of this id. */
export async function keepArtworkRow({ query }: Db, division: number, id: string): Promise<boolean> {
  const row = await query
    .updateTable('artworks')
    .set({ kept: true })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .where('gone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How much room the artworks of a store take that are not kept. */
export async function looseBytes({ query }: Db, division: number): Promise<number> {
  const { bytes } = await query
    .selectFrom('artworks')
    .select(sql<string>`coalesce(sum(bytes + original_bytes), 0)`.as('bytes'))
    .where('division_id', '=', division)
    .where('kept', '=', false)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}
