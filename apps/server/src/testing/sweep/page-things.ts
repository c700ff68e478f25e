import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/connection.ts';

/** Everything that stands beside a page: its draft, its history, its schedule, a former address, and somebody who edits it. */
export async function writePageThings(
  { query }: Db,
  { division, page, canary }: { division: number; page: number; canary: string },
): Promise<void> {
  const base = { division_id: division, page_id: page };
  const content = JSON.stringify({
    url: `/page-${division}/`,
    layout: 'standard',
    blocks: [],
    properties: { title: canary },
    flags: [],
    extra: {},
    published: true,
    sitemap: true,
  });
  const by = { by_kind: 'owner', by_id: '', by_name: canary };
  await query
    .insertInto('page_drafts')
    .values({ ...base, content, live_version: 1, live_content: content })
    .execute();
  await query
    .insertInto('page_versions')
    .values({
      ...base,
      ...by,
      version: 1,
      kind: 'draft',
      content,
      changes: JSON.stringify({ blocks: [], settings: ['properties.title'], total: 0 }),
    })
    .execute();
  await query
    .insertInto('page_schedules')
    .values({ ...base, action: 'unpublish', at: new Date(Date.now() + 1e9), id: randomUUID(), problem: null })
    .execute();
  await query
    .insertInto('page_editors')
    .values({ ...base, ...by, editor: randomUUID() })
    .execute();
  await query
    .insertInto('page_redirects')
    .values({ ...base, from_url: `/former-${division}/` })
    .execute();
}
