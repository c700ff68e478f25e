import type { Page } from '@omnis/models';
import { sanitiseHtml } from '../../security/sanitise.ts';

type Block = Page['blocks'][number];

/** Properties that hold HTML, whatever they hold. */
const htmlProperties = new Set(['html', 'body', 'richText']);
/** The start of a tag, an end tag, a comment or a declaration. */
const markup = /<\s*[a-z!/?]/i;
/** Marks of the editor that mean nothing once a page is saved. */
const passing = new Set(['deleted', 'updated', 'reordered', 'placeholder']);

/**
 * A value of a block with its HTML cleaned: whatever is under a name that holds HTML, and any other text that has
 * markup in it. Plain text stays as it was written, so that “Fish & chips” does not become an entity.
 */
function clean(value: unknown, name: string): unknown {
  if (typeof value === 'string')
    return htmlProperties.has(name) || markup.test(value) ? sanitiseHtml(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => clean(item, name));
  if (typeof value === 'object' && value !== null) return cleanAll(value);
  return value;
}

function cleanAll(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clean(value, name)]));
}

function cleanBlocks(blocks: readonly Block[]): Block[] {
  return blocks
    .filter(({ flags }) => !flags.includes('deleted'))
    .map((block) => ({
      ...block,
      properties: cleanAll(block.properties),
      items: cleanBlocks(block.items),
      flags: block.flags.filter((flag) => !passing.has(flag)),
    }));
}

/** A page as it is saved: HTML cleaned on write (design: security), deleted blocks gone, the editor's marks off. */
export function cleanPage(page: Page): Page {
  const { title, description } = page.properties;
  return {
    ...page,
    blocks: cleanBlocks(page.blocks),
    properties: { ...page.properties, title: title.trim(), description: description.trim() },
  };
}
