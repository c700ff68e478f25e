import type { Db } from '../../database/connection.ts';
import type { Identity } from '../../http/context.ts';

/** Something that somebody did to a store. */
export interface AuditEntry {
  division: number;
  /** null for work of the platform itself, such as an import by the command line. */
  actor: Identity | null;
  /** Such as `page.updated`. */
  action: string;
  /** Target of the action, such as `page:17`. */
  target: string;
  data?: Readonly<Record<string, unknown>>;
}

/** Writes a row of the audit log in the transaction of what it tells of. */
export async function recordAudit(
  db: Db,
  { division, actor, action, target, data = {} }: AuditEntry,
): Promise<void> {
  await db.query
    .insertInto('audit_log')
    .values({
      division_id: division,
      actor_kind: actor?.kind ?? 'system',
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? 'Omnis',
      action,
      target,
      data: JSON.stringify(data),
    })
    .execute();
}
