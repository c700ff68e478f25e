import { isSameValue, type Block, type Page } from '@omnis/models';

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
          kept !== undefined && isUntouched && !isSameValue(kept.properties, block.properties)
            ? kept.properties
            : block.properties,
        items: adopt(block.items),
      };
    });
  const { id, version, published } = saved;
  const properties = page.properties === sent.properties ? saved.properties : page.properties;
  const url = page.url === sent.url ? saved.url : page.url;
  const isPublished = page.published === sent.published ? published : page.published;
  return { ...page, id, version, url, properties, published: isPublished, blocks: adopt(page.blocks) };
}

/** Text of HTML without what says nothing: the server writes tags its own way. */
const bare = (html: string): string => html.replace(/&[a-z]+;|&#\d+;|[\s"'/;]+/gi, '').toLowerCase();

/** Tells whether a text came back without a part of it. */
function isCut(sent: unknown, saved: unknown): boolean {
  if (typeof sent === 'string') return typeof saved !== 'string' || bare(saved).length < bare(sent).length;
  if (typeof sent !== 'object' || sent === null || typeof saved !== 'object' || saved === null) return false;
  return Object.entries(sent).some(([key, value]) =>
    isCut(value, Object.hasOwn(saved, key) ? Reflect.get(saved, key) : undefined),
  );
}

/** The blocks from which the server took something when it saved them, such as scripts. */
export function cutBlocks({ sent, page }: Saved): readonly Block[] {
  const after = byUid(page.blocks);
  return [...byUid(sent.blocks).values()].filter((block) => {
    const kept = after.get(block.uid);
    return (
      kept !== undefined && kept.properties !== block.properties && isCut(block.properties, kept.properties)
    );
  });
}
