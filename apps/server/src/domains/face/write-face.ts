import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, Rollback, settle, type Result } from '../../http/answer.ts';
import type { CallContext, Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import type { Division } from '../../tenancy/division.ts';
import type { FacePart } from '../../tenancy/shop-face.ts';

/** The store whose face is changed, and by whom; a change is made once for its key. */
export interface FaceWriter {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

/** The writer of a call. */
export const faceWriterOf = ({ division, visitor, idempotencyKey: key }: CallContext): FaceWriter => ({
  division,
  actor: visitor.identity,
  key,
});

/** Columns of a store's row that are parts of its face. */
interface FaceColumns {
  readonly main_menu?: string;
  readonly footer?: string;
  readonly footer_details?: string;
  readonly sitewide_banner?: string;
  readonly custom_code?: string | null;
  readonly favicon?: string | null;
  readonly og_image?: string | null;
}

/** A change of a part of the face. */
export interface FaceChange {
  readonly part: FacePart;
  /** Version that the change was made from; undefined: whichever it is, and it stays. */
  readonly version: number | undefined;
  readonly columns: FaceColumns;
  /** Further writes in the same transaction. */
  readonly also?: (db: Db) => Promise<void>;
  /** Entry of the audit log. */
  readonly action: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The call and its body, by which a repeated key is told from a reused one. */
  readonly call: string;
  readonly request: unknown;
}

const nothing = z.object({});

async function update(db: Db, id: number, { part, version, columns }: FaceChange): Promise<boolean> {
  const stored = sql<number>`coalesce((face_versions ->> ${part}::text)::int, 1)`;
  // Writes besides the columns have no version of their own.
  if (version === undefined && Object.keys(columns).length === 0) return true;
  const changed = db.query.updateTable('divisions').where('id', '=', id);
  const row =
    version === undefined
      ? await changed.set(columns).returning('id').executeTakeFirst()
      : await changed
          .set({
            ...columns,
            face_versions: sql`jsonb_set(face_versions, ARRAY[${part}::text], to_jsonb(${stored} + 1))`,
          })
          .where(stored, '=', version)
          .returning('id')
          .executeTakeFirst();
  return row !== undefined;
}

/** Writes parts of a shop's face with a line in the audit log, and has every page show them. */
export function createWriteFace({
  database,
  divisions,
  cache,
}: Pick<Core, 'database' | 'divisions' | 'cache'>) {
  return async (
    { division: { id }, actor, key }: FaceWriter,
    change: FaceChange,
  ): Promise<Result<Division>> => {
    const { also, action, data, call, request } = change;
    const once = writeKey({ call, actor, key }, request);
    const written = await settle(() =>
      database.tenant(id, (db) =>
        writtenOnce(db, { division: id, once, schema: nothing }, async () => {
          if (!(await update(db, id, change)))
            throw new Rollback(
              fail('conflict', 'Somebody else has changed this. Load the page again.', 'version'),
            );
          await also?.(db);
          await recordAudit(db, { division: id, target: `division:${id}`, actor, action, data });
          return {};
        }),
      ),
    );
    if (!written.ok) return written;
    const changed = await divisions.changed(id);
    cache.drop([`division:${id}`, `pages:${id}`]);
    return changed === null
      ? fail('not_found', 'This store is not there any more')
      : { ok: true, value: changed };
  };
}

/** Writes parts of a shop's face. */
export type WriteFace = ReturnType<typeof createWriteFace>;
