import type { Db } from '../../database/connection.ts';
import { scene } from '../data/blocks.ts';
import { uuidOf } from '../random.ts';
import type { BlockSeed, StoreSeed } from '../types.ts';

function toBlocks(blocks: readonly BlockSeed[], path: string): unknown[] {
  return blocks.map(({ type, size = 12, properties, items = [] }, order) => ({
    uid: uuidOf(`${path}/${order}`),
    type,
    size,
    properties,
    items: toBlocks(items, `${path}/${order}`),
    flags: [],
    order,
  }));
}

/** Writes the pages of a shop. */
export async function writePages({ query }: Db, store: StoreSeed): Promise<void> {
  await query
    .insertInto('pages')
    .values(
      store.pages.map((page) => ({
        division_id: store.id,
        uuid: uuidOf(`${store.code}/page${page.url}`),
        url: page.url,
        layout: page.layout ?? 'standard',
        blocks: JSON.stringify(toBlocks(page.blocks, `${store.code}/block${page.url}`)),
        properties: JSON.stringify({
          title: page.title,
          description: page.description,
          ogImage: scene(page.scene),
          isStorePage: page.isMailPage !== true,
          isMailPage: page.isMailPage === true,
          ...(page.searchIcon === undefined ? {} : { searchIcon: page.searchIcon }),
          ...(page.ySpacing === undefined ? {} : { ySpacing: page.ySpacing }),
        }),
        flags: JSON.stringify(page.url === '/' ? ['homepage'] : []),
        published: page.published ?? true,
      })),
    )
    .execute();
}
