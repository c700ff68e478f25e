import type { Block, Page } from '@omnis/models';

/** A page as it was sent and as the server keeps it. */
interface Saved {
  readonly sent: Page;
  readonly page: Page;
}

/** Blocks by uid, those in others too. */
function byUid(blocks: readonly Block[], found = new Map<string, Block>()): ReadonlyMap<string, Block> {
  for (const block of blocks) {
    found.set(block.uid, block);
    byUid(block.items, found);
  }
  return found;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The page with what the server made of it: ids, the version, and properties as they were saved, such as HTML that was
 * cleaned. What was typed while saving stays. Blocks stay where they are, because the patches of the history count on that.
 */
export function withSaved(page: Page, { sent, page: saved }: Saved): Page {
  const [before, after] = [byUid(sent.blocks), byUid(saved.blocks)];
  const adopt = (blocks: readonly Block[]): Block[] =>
    blocks.map((block) => {
      const kept = after.get(block.uid);
      const isUntouched = before.get(block.uid)?.properties === block.properties;
      return {
        ...block,
        id: kept?.id ?? block.id,
        properties:
          kept !== undefined && isUntouched && !isSame(kept.properties, block.properties)
            ? kept.properties
            : block.properties,
        items: adopt(block.items),
      };
    });
  const { id, version } = saved;
  const properties = page.properties === sent.properties ? saved.properties : page.properties;
  const url = page.url === sent.url ? saved.url : page.url;
  return { ...page, id, version, url, properties, blocks: adopt(page.blocks) };
}
