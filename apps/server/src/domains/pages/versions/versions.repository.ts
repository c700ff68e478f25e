import type { PageVersionKind } from '@omnis/contract';
import type { Db } from '../../../database/connection.ts';
import type { Identity } from '../../../http/context.ts';
import type { PageContent } from '../page-content.ts';
import type { StoredChanges } from './stored-changes.ts';

/** A version to keep. */
export interface NewVersion {
  readonly division: number;
  readonly page: number;
  readonly version: number;
  readonly kind: PageVersionKind;
  readonly content: PageContent;
  readonly changes: StoredChanges;
  /** null: the platform itself, such as a schedule. */
  readonly actor: Identity | null;
  /** When it was saved; now unless told. */
  readonly at?: Date;
}

/** Keeps a version; one that has been kept stays as it is. */
export async function insertVersion(
  { query }: Db,
  { division, page, version, kind, content, changes, actor, at }: NewVersion,
): Promise<void> {
  await query
    .insertInto('page_versions')
    .values({
      division_id: division,
      page_id: page,
      version,
      kind,
      content: JSON.stringify(content),
      changes: JSON.stringify(changes),
      by_kind: actor?.kind ?? 'system',
      by_id: actor?.id ?? '',
      by_name: actor?.name ?? '',
      ...(at === undefined ? {} : { saved_at: at }),
    })
    .onConflict((conflict) => conflict.columns(['division_id', 'page_id', 'version']).doNothing())
    .execute();
}

/** Tells whether a version of a page is kept. */
export async function hasVersion(
  { query }: Db,
  at: { division: number; page: number; version: number },
): Promise<boolean> {
  const row = await query
    .selectFrom('page_versions')
    .select('version')
    .where('division_id', '=', at.division)
    .where('page_id', '=', at.page)
    .where('version', '=', at.version)
    .executeTakeFirst();
  return row !== undefined;
}

const entry = ['version', 'kind', 'changes', 'by_name', 'saved_at'] as const;

/** Versions of a page without their contents, newest first. @param page.before - the first one is older than this; null: none */
export function readVersions(
  { query }: Db,
  division: number,
  page: { id: number; before: number | null; limit: number },
) {
  const found = query
    .selectFrom('page_versions')
    .select([...entry])
    .where('division_id', '=', division)
    .where('page_id', '=', page.id)
    .orderBy('version', 'desc')
    .limit(page.limit);
  return (page.before === null ? found : found.where('version', '<', page.before)).execute();
}

/** A version of a page with its content. */
export function readVersion({ query }: Db, division: number, at: { id: number; version: number }) {
  return query
    .selectFrom('page_versions')
    .select([...entry, 'content'])
    .where('division_id', '=', division)
    .where('page_id', '=', at.id)
    .where('version', '=', at.version)
    .executeTakeFirst();
}

/** The newest version of a page without its content: when it was saved last, and by whom. */
export function readNewestVersion({ query }: Db, division: number, id: number) {
  return query
    .selectFrom('page_versions')
    .select(['by_name', 'saved_at', 'kind'])
    .where('division_id', '=', division)
    .where('page_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
