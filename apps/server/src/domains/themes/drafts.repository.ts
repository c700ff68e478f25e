import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { ThemeDraftsTable } from './themes.tables.ts';

/** A draft as it is stored. */
export type DraftRow = Selectable<ThemeDraftsTable>;

/** Columns of a draft that change. */
export interface DraftColumns {
  readonly theme: string | null;
  readonly properties: string;
  readonly dark: string;
  readonly publish_at: Date | null;
  /** The person who changed it, as the logs name them. */
  readonly by_kind: string;
  readonly by_id: string;
  readonly by_name: string;
}

/** The draft of a store; `lock` keeps others from it until the transaction ends. */
export function findDraft({ query }: Db, division: number, lock = false): Promise<DraftRow | undefined> {
  const found = query.selectFrom('theme_drafts').selectAll().where('division_id', '=', division);
  return (lock ? found.forUpdate() : found).executeTakeFirst();
}

/** Makes the row of a store's draft where it has none yet, so that it can be locked. */
export async function ensureDraft({ query }: Db, division: number): Promise<void> {
  await query
    .insertInto('theme_drafts')
    .values({ division_id: division, theme: null, publish_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes the draft of a store, in a new version. */
export async function writeDraft({ query }: Db, division: number, columns: DraftColumns): Promise<void> {
  await query
    .updateTable('theme_drafts')
    .set({ ...columns, changed_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('division_id', '=', division)
    .execute();
}
