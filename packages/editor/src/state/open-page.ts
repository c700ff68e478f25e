import { migratePage, type BlockRegistry } from '@omnis/blocks';
import { pageSchema, type Page } from '@omnis/models';

/**
 * A page as the editor works on it: its blocks in the newest version of their types, so that their forms ask for what the
 * types read today. It is saved so with the first change. A page that cannot be brought there is opened as it is.
 */
export function openPage(page: Page, registry: BlockRegistry): Page {
  const opened = pageSchema.safeParse(migratePage(page, { registry }));
  return opened.success ? opened.data : page;
}
