import type { PageVersionKind } from '@omnis/contract';
import type { Db } from '../../../database/connection.ts';
import type { Identity } from '../../../http/context.ts';
import type { PageContent } from '../page-content.ts';
import { changesBetween, noChanges } from './stored-changes.ts';
import { hasVersion, insertVersion } from './versions.repository.ts';

/** A change of a page that enters its history. */
export interface KeptChange {
  readonly division: number;
  readonly page: number;
  /** Number that the change got. */
  readonly version: number;
  readonly kind: PageVersionKind;
  readonly before: PageContent;
  readonly after: PageContent;
  readonly actor: Identity | null;
  /** When the content before was saved; for a page from before there were versions. */
  readonly beforeAt: Date;
}

/**
 * Keeps a version in the transaction that makes it. The first change of a page that has no history keeps the content before
 * it, too, so that it can be restored.
 */
export async function keepVersion(
  db: Db,
  { division, page, version, kind, before, after, actor, beforeAt }: KeptChange,
): Promise<void> {
  const former = { division, page, version: version - 1 };
  if (!(await hasVersion(db, former)))
    await insertVersion(db, {
      ...former,
      kind: 'original',
      content: before,
      changes: noChanges,
      actor: null,
      at: beforeAt,
    });
  await insertVersion(db, {
    division,
    page,
    version,
    kind,
    content: after,
    changes: changesBetween(before, after),
    actor,
  });
}
