import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Division } from '../division.ts';
import { updateStore, type StoreSettings } from './settings.repository.ts';

/** What is written down of a change. */
export interface SettingsEntry {
  readonly actor: Identity | null;
  readonly action: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** What is written with it and is not the store’s row. */
  readonly also?: (db: Db) => Promise<void>;
}

/** Writes settings of a store with a line in the audit log, and has everybody see them. */
export function createWriteSettings({ database, divisions, cache }: Core) {
  return async (
    { id }: Division,
    columns: StoreSettings,
    { also, ...entry }: SettingsEntry,
  ): Promise<Division> => {
    await database.tenant(id, async (db) => {
      await updateStore(db, id, columns);
      await also?.(db);
      await recordAudit(db, { division: id, target: `division:${id}`, ...entry });
    });
    const changed = await divisions.changed(id);
    cache.drop([`division:${id}`, `pages:${id}`]);
    if (!changed) throw new Error(`The store ${id} is gone`);
    return changed;
  };
}
