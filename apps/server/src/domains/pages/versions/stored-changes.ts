import { pageChanges } from '@omnis/models';
import { z } from 'zod';
import { pageWith, type PageContent } from '../page-content.ts';

/** Changes of a version as they are kept beside it. */
export const storedChangesSchema = z.object({
  blocks: z.array(
    z.object({
      kind: z.enum(['added', 'changed', 'moved', 'removed']),
      uid: z.string(),
      type: z.string(),
      name: z.string(),
      keys: z.array(z.string()),
    }),
  ),
  settings: z.array(z.string()),
  total: z.int(),
});

/** Changes of a version as they are kept beside it. */
export type StoredChanges = z.output<typeof storedChangesSchema>;

/** Changes of blocks that are kept beside a version; the two contents tell the rest. */
const mostChanges = 40;

/** Changed properties that are kept of a block. */
const mostKeys = 20;

const anyPage = { id: 0, uuid: '00000000-0000-4000-8000-000000000000' };
const place = { version: 0, division: 0 };

/** The changes from one content of a page to another; the first of many. */
export function changesBetween(before: PageContent, after: PageContent): StoredChanges {
  const { blocks, settings } = pageChanges(pageWith(before, anyPage, place), pageWith(after, anyPage, place));
  return {
    blocks: blocks.slice(0, mostChanges).map(({ keys, ...change }) => ({
      ...change,
      keys: keys.slice(0, mostKeys),
    })),
    settings: [...settings],
    total: blocks.length,
  };
}

/** The changes of a page that has just been made: none. */
export const noChanges: StoredChanges = { blocks: [], settings: [], total: 0 };
