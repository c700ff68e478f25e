import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import { pageContentSchema, type PageContent } from '../page-content.ts';

/** A draft beside a live page. */
export interface StoredDraft {
  readonly content: PageContent;
  /** The live page that it was made from, or that it takes into account. */
  readonly live: { readonly version: number; readonly content: PageContent };
}

const rowSchema = z.object({
  content: pageContentSchema,
  live_version: z.number(),
  live_content: pageContentSchema,
});

/** The draft of a page; null: what is edited is the live page. */
export async function readDraft({ query }: Db, division: number, id: number): Promise<StoredDraft | null> {
  const row = await query
    .selectFrom('page_drafts')
    .select(['content', 'live_version', 'live_content'])
    .where('division_id', '=', division)
    .where('page_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { content, live_version: version, live_content: live } = rowSchema.parse(row);
  return { content, live: { version, content: live } };
}

/** Writes the draft of a page in place of the one before. */
export async function writeDraft(
  { query }: Db,
  at: { division: number; id: number },
  { content, live }: StoredDraft,
): Promise<void> {
  const columns = {
    content: JSON.stringify(content),
    live_version: live.version,
    live_content: JSON.stringify(live.content),
    saved_at: sql<Date>`clock_timestamp()`,
  };
  await query
    .insertInto('page_drafts')
    .values({ division_id: at.division, page_id: at.id, ...columns })
    .onConflict((conflict) => conflict.columns(['division_id', 'page_id']).doUpdateSet(columns))
    .execute();
}

/** Deletes the draft of a page, if it has one. */
export async function deleteDraft({ query }: Db, division: number, id: number): Promise<void> {
  await query
    .deleteFrom('page_drafts')
    .where('division_id', '=', division)
    .where('page_id', '=', id)
    .execute();
}

/** Ids of the pages of a store that have a draft. */
export async function readDraftIds({ query }: Db, division: number): Promise<ReadonlySet<number>> {
  const rows = await query
    .selectFrom('page_drafts')
    .select('page_id')
    .where('division_id', '=', division)
    .execute();
  return new Set(rows.map(({ page_id }) => page_id));
}
