import { makeBlock } from '@omnis/blocks';
import { pageSchema, type Block, type Page } from '@omnis/models';

/** A block with a uid that a test can name. */
export function block(
  type: string,
  uid: string,
  more: Partial<Parameters<typeof makeBlock>[1] & object> = {},
): Block {
  return makeBlock(type, { uid, ...more });
}

/** A page of these blocks, numbered by their place. */
export function pageOf(blocks: readonly Block[]): Page {
  return pageSchema.parse({
    id: 7,
    uuid: 'page-uuid',
    url: '/about/',
    version: 3,
    properties: { title: 'About us' },
    blocks: blocks.map((each, order) => ({
      ...each,
      order,
      items: each.items.map((item, index) => ({ ...item, order: index })),
    })),
  });
}
