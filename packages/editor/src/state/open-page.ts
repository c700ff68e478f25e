import { migratePage, type BlockRegistry } from '@omnis/blocks';
import type { Page } from '@omnis/models';
import { isPage } from './is-page.ts';

/**
 * A page as the editor works on it: its blocks in the newest version of their types, so that their forms ask for what the
 * types read today. It is saved so with the first change. A page that cannot be brought there is opened as it is.
 */
export function openPage(page: Page, registry: BlockRegistry): Page {
  const opened = migratePage(page, { registry });
  return isPage(opened) ? opened : page;
}

/**
 * The page that an editor was given; code that no compiler checked may give none.
 *
 * @throws TypeError which says what is missing
 */
export function requirePage(page: Page): Page {
  const { uuid, blocks }: { readonly uuid?: unknown; readonly blocks?: unknown } = Object(page);
  if (typeof uuid === 'string' && Array.isArray(blocks)) return page;
  throw new TypeError(
    'PageEditor needs the property “page”: a page with uuid, url, properties and blocks, as pageSchema of @omnis/models reads it.',
  );
}
