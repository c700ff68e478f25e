import type { Db } from '../../database/connection.ts';
import { scene } from '../data/blocks.ts';
import type { ProductSeed, StoreSeed } from '../types.ts';
import type { ProductIds } from './catalogue.ts';

/** Writes who draws for a shop, and which of its products carry their artworks. */
export async function writeCreators(
  { query }: Db,
  { store, products, ids }: { store: StoreSeed; products: readonly ProductSeed[]; ids: ProductIds },
): Promise<void> {
  for (const { urlName, name, kind, about, scene: picture, links, artworks } of store.creators ?? []) {
    const { id } = await query
      .insertInto('creators')
      .values({
        division_id: store.id,
        url_name: urlName,
        name,
        kind,
        about,
        image: scene(picture),
        links: JSON.stringify(links),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const theirs = products.flatMap((product) => {
      const product_id = artworks.includes(product.artwork) ? ids.get(product.urlName) : undefined;
      return product_id === undefined ? [] : [{ division_id: store.id, creator_id: id, product_id }];
    });
    await query.insertInto('creator_products').values(theirs).execute();
  }
}
