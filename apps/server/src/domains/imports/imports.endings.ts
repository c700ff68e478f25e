import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { countRows, type Ending } from '../../database/ending.ts';
import { orMissing } from '../files/file-store.ts';

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
function oldImports({ database, config }: Pick<Core, 'database' | 'config'>): Ending {
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
      await rm(oldest.path, { force: true });
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
async function strayFiles({ database, config }: Pick<Core, 'database' | 'config'>): Promise<string[]> {
  const root = join(config.dataDir, 'imports');
  const stray: string[] = [];
  for (const division of await orMissing(readdir(root), [])) {
    if (!/^\d+$/.test(division)) continue;
    const found = await database.platform(({ query }) =>
      query.selectFrom('imports').select('path').where('division_id', '=', Number(division)).execute(),
    );
    const known = new Set(pathsSchema.parse(found).map(({ path }) => path.split(/[\\/]/).at(-1)));
    for (const name of await orMissing(readdir(join(root, division)), [])) {
      const path = join(root, division, name);
      const info = await orMissing(stat(path), null);
      if (info && !known.has(name) && Date.now() - info.mtimeMs > dayMilliseconds) stray.push(path);
    }
  }
  return stray;
}

/** How imports and their files end. */
export function importEndings(core: Pick<Core, 'database' | 'config'>): Ending[] {
  return [
    oldImports(core),
    {
      name: 'files of imports that no import names',
      tables: [],
      count: async () => (await strayFiles(core)).length,
      step: async () => {
        const stray = await strayFiles(core);
        for (const path of stray) await rm(path, { force: true });
        return { deleted: stray.length, next: null };
      },
    },
  ];
}
