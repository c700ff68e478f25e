import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { countRows, type Ending } from '../../database/ending.ts';
import { orMissing } from '../../storage/disk-objects.ts';
import { keyOf } from './imports.repository.ts';

type EndingCore = Pick<Core, 'database' | 'config' | 'storage'>;

/** Folder of `DATA_DIR` where uploaded import files are until they have been looked at. */
export const incomingFolder = 'incoming';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const oldestSchema = z.array(z.object({ division: z.number(), id: z.number(), path: z.string() }));
const pathsSchema = z.array(z.object({ path: z.string() }));

/** Deletes some rows of an import; how many it were. */
async function deletePart(
  { query }: Db,
  table: 'import_images' | 'import_rows',
  { division, id, limit }: { division: number; id: number; limit: number },
): Promise<number> {
  const key = sql.raw(table === 'import_images' ? 'product_id, url' : 'line');
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE division_id = ${division} AND import_id = ${id} AND (${key}) IN (
      SELECT ${key} FROM ${sql.table(table)} WHERE division_id = ${division} AND import_id = ${id} LIMIT ${limit})`.execute(
    query,
  );
  return Number(numAffectedRows ?? 0n);
}

/**
 * How imports end: what was read of them and their pictures, then the file, then the import itself. Killed in between,
 * the import is still there and is taken up again; no file is left without one.
 */
function oldImports({ database, config, storage }: EndingCore): Ending {
  const keep = `${config.retention.importsDays} days`;
  const isOver = sql`created_at < now() - ${keep}::interval
    AND coalesce(finished_at, created_at) < now() - ${keep}::interval`;
  return {
    name: 'imports',
    tables: ['imports', 'import_rows', 'import_images'],
    count: () =>
      database.platform((db) =>
        countRows(db, sql`SELECT count(*)::int AS rows FROM imports WHERE ${isOver}`),
      ),
    step: async ({ limit }) => {
      const emptied = await database.platform(async (db) => {
        const found = await sql`SELECT division_id AS division, id, path FROM imports WHERE ${isOver}
          ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(db.query);
        const [oldest] = oldestSchema.parse(found.rows);
        if (!oldest) return null;
        let deleted = 0;
        for (const table of ['import_images', 'import_rows'] as const)
          deleted += await deletePart(db, table, { ...oldest, limit: limit - deleted });
        return { oldest, deleted, isEmpty: deleted < limit };
      });
      if (!emptied) return { deleted: 0, next: null };
      const { oldest, deleted, isEmpty } = emptied;
      if (!isEmpty) return { deleted, next: '' };
      await storage.delete(keyOf(oldest.path));
      const gone = await database.platform(({ query }) =>
        query
          .deleteFrom('imports')
          .where('division_id', '=', oldest.division)
          .where('id', '=', oldest.id)
          .executeTakeFirst(),
      );
      return { deleted: deleted + Number(gone.numDeletedRows), next: '' };
    },
  };
}

/** Files of imports that no import names, such as of an upload whose process died before it was written down. */
async function strayFiles({ database, storage }: EndingCore): Promise<string[]> {
  const stray: string[] = [];
  const known = new Map<string, ReadonlySet<string>>();
  for await (const { key, modified } of storage.list('imports/')) {
    const [, division = ''] = key.split('/');
    if (!/^\d+$/.test(division) || Date.now() - modified.getTime() < dayMilliseconds) continue;
    let keys = known.get(division);
    if (!keys) {
      const found = await database.platform(({ query }) =>
        query.selectFrom('imports').select('path').where('division_id', '=', Number(division)).execute(),
      );
      keys = new Set(pathsSchema.parse(found).map(({ path }) => keyOf(path)));
      known.set(division, keys);
    }
    if (!keys.has(key)) stray.push(key);
  }
  return stray;
}

/** Uploads that a killed process had begun to take in. */
async function brokenUploads({ config }: EndingCore): Promise<string[]> {
  const folder = join(config.dataDir, incomingFolder);
  const broken: string[] = [];
  for (const name of await orMissing(readdir(folder), [])) {
    const info = await orMissing(stat(join(folder, name)), null);
    if (info && Date.now() - info.mtimeMs > dayMilliseconds) broken.push(join(folder, name));
  }
  return broken;
}

/** How imports and their files end. */
export function importEndings(core: EndingCore): Ending[] {
  return [
    oldImports(core),
    {
      name: 'files of imports that no import names',
      tables: [],
      count: async () => (await strayFiles(core)).length + (await brokenUploads(core)).length,
      step: async () => {
        const [stray, broken] = [await strayFiles(core), await brokenUploads(core)];
        for (const key of stray) await core.storage.delete(key);
        for (const path of broken) await rm(path, { force: true });
        return { deleted: stray.length + broken.length, next: null };
      },
    },
  ];
}
