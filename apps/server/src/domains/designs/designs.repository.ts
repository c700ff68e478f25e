import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { DesignsTable } from './designs.tables.ts';

/** A design as it is stored, with what is known of its artwork. */
export type DesignRow = Awaited<ReturnType<typeof findDesign>>;

/** Writes down a design; gives its id. */
export async function insertDesign({ query }: Db, design: Insertable<DesignsTable>): Promise<string> {
  const row = await query.insertInto('designs').values(design).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** A design with its artwork; undefined when there is none of this id. */
export function findDesign({ query }: Db, division: number, id: string) {
  return query
    .selectFrom('designs')
    .innerJoin('artworks', (join) =>
      join
        .onRef('artworks.division_id', '=', 'designs.division_id')
        .onRef('artworks.id', '=', 'designs.artwork_id'),
    )
    .select([
      'designs.id',
      'designs.product_id',
      'designs.garment',
      'designs.side',
      'designs.x',
      'designs.y',
      'designs.width as share',
      'designs.rotation',
      'artworks.id as artwork_id',
      'artworks.file',
      'artworks.name',
      'artworks.width',
      'artworks.height',
      'artworks.bytes',
      'artworks.original',
      'artworks.original_mime',
      'artworks.original_bytes',
    ])
    .where('designs.division_id', '=', division)
    .where('designs.id', '=', id)
    .executeTakeFirst();
}

/** Stock-keeping unit of the plain product that a product is printed on; '' where nobody has said it. */
export async function baseSkuOf({ query }: Db, division: number, product: number): Promise<string> {
  const row = await query
    .selectFrom('products')
    .select('base_sku')
    .where('division_id', '=', division)
    .where('id', '=', product)
    .executeTakeFirst();
  return row?.base_sku ?? '';
}

/** Keeps designs and their artwork for good, in the transaction in which they are bought; false when one is gone. */
export async function keepDesigns({ query }: Db, division: number, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const kept: Pick<Selectable<DesignsTable>, 'artwork_id'>[] = await query
    .updateTable('designs')
    .set({ kept: true })
    .where('division_id', '=', division)
    .where('id', 'in', wanted)
    .returning('artwork_id')
    .execute();
  const artworks = kept.map(({ artwork_id: artwork }) => artwork);
  if (artworks.length > 0)
    await query
      .updateTable('artworks')
      .set({ kept: true })
      .where('division_id', '=', division)
      .where('id', 'in', artworks)
      .execute();
  return kept.length === wanted.length;
}
