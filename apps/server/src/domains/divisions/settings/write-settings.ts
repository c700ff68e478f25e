import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { writtenOnce, type WriteKey } from '../../idempotency/written-once.ts';
import type { Division } from '../../../tenancy/division.ts';
import { updateStore, type StoreSettings } from './settings.repository.ts';

/** Audit entry of a change. */
export interface SettingsEntry {
  readonly actor: Identity | null;
  readonly action: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Writes that go with it and are not in the store’s row. */
  readonly also?: (db: Db) => Promise<void>;
  /** Of the settings that the change was made from; without it, whatever they are. */
  readonly version?: number | undefined;
  /** The change is made once for this key. */
  readonly once?: WriteKey | undefined;
}

const nothing = z.object({});

/**
 * Writes settings of a store with a line in the audit log, and has everybody see them.
 *
 * @throws {@link Rollback} with `conflict` where the version is an older one
 */
export function createWriteSettings({ database, divisions, cache }: Core) {
  return async (
    { id }: Division,
    columns: StoreSettings,
    { also, version, once, ...entry }: SettingsEntry,
  ): Promise<Division> => {
    await database.tenant(id, (db) =>
      writtenOnce(db, { division: id, once, schema: nothing }, async () => {
        if (!(await updateStore(db, id, { columns, version })))
          throw new Rollback(
            fail('conflict', 'Somebody else has changed these settings. Load them again.', 'version'),
          );
        await also?.(db);
        await recordAudit(db, { division: id, target: `division:${id}`, ...entry });
        return {};
      }),
    );
    const changed = await divisions.changed(id);
    cache.drop([`division:${id}`, `pages:${id}`]);
    if (!changed) throw new Error(`The store ${id} is gone`);
    return changed;
  };
}
