import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Db } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { pushKeysFile } from '../domains/notifications/push/push-keys.ts';
import { diskObjects } from '../storage/disk-objects.ts';
import { copyObject } from '../storage/copy-object.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** The contents of one table in a backup. */
export interface TableSum {
  table: string;
  rows: number;
  /** SHA-256 over the rows in their order. */
  checksum: string;
}

/** A backup that cannot be made or used; the message says why. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const pageSize = 500;
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()), key: z.array(z.string()) });
type Table = z.output<typeof tableSchema>;
const textRow = z.object({ row: z.string() });
const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables in the order in which they were made, so that what is referred to comes first. */
async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await db.run(
    `SELECT c.relname AS "table",
       (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
       (SELECT json_agg(a.attname ORDER BY array_position(i.indkey::int[], a.attnum::int))
          FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey) WHERE i.indrelid = c.oid AND i.indisprimary) AS key
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT LIKE 'kysely%' ORDER BY c.oid`,
    [],
  );
  return rows.map((row) => tableSchema.parse(row));
}

/** Rows of a table as JSON text. A cursor keeps its place; counting to the page anew would take longer for each. */
async function* rowsOf(db: Db, { table, key }: Table): AsyncGenerator<string> {
  const order = key.map(identifier).join(', ');
  await db.run(
    `DECLARE backup_rows NO SCROLL CURSOR FOR
     SELECT row_to_json(t)::text AS row FROM (SELECT * FROM ${identifier(table)} ORDER BY ${order}) t`,
    [],
  );
  for (;;) {
    const { rows } = await db.run(`FETCH ${pageSize} FROM backup_rows`, []);
    for (const row of rows) yield textRow.parse(row).row;
    if (rows.length < pageSize) break;
  }
  await db.run('CLOSE backup_rows', []);
}

/** Passes the rows of a table on; gives its count and checksum at the end. */
async function* counted(db: Db, table: Table): AsyncGenerator<string, TableSum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const row of rowsOf(db, table)) {
    hash.update(row).update('\n');
    rows += 1;
    yield row;
  }
  return { table: table.table, rows, checksum: hash.digest('hex') };
}

/** Counts and checksums of all tables. */
export async function sumTables(db: Db): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const table of await tablesOf(db)) {
    const rows = counted(db, table);
    let next = await rows.next();
    while (!next.done) next = await rows.next();
    sums.push(next.value);
  }
  return sums;
}

/** Files of the data folder that belong to a backup beside the database and the uploads. */
const keptFiles = ['secrets.json', pushKeysFile];

/** Prefixes of the objects that belong to a backup. */
const keptObjects = ['uploads/', 'originals/'];

/** Copies what is to be kept from one storage to another; how many objects it were. */
async function copyObjects(from: ObjectStore, to: ObjectStore): Promise<number> {
  let copied = 0;
  for (const prefix of keptObjects) {
    for await (const object of from.list(prefix))
      // It may have been deleted since it was listed.
      if ((await copyObject(from, to, object)) !== null) copied += 1;
  }
  return copied;
}

/** The parts of an installation that a backup reads and a restore writes. */
export interface Installation {
  readonly database: Database;
  readonly storage: ObjectStore;
  readonly dataDir: string;
}

/**
 * Writes database, uploads and keys of an installation into a new folder.
 * The folder holds secrets: keep it as you keep the data folder.
 */
export async function backup(
  { database, storage, dataDir }: Installation,
  folder: string,
): Promise<TableSum[]> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty. Name a new folder.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const sums = await database.owner(async (db) => {
    await db.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', []);
    const found: TableSum[] = [];
    async function* lines(): AsyncGenerator<string> {
      yield `${JSON.stringify({ omnis: 1 })}\n`;
      for (const table of await tablesOf(db)) {
        yield `${JSON.stringify({ table: table.table })}\n`;
        const rows = counted(db, table);
        let next = await rows.next();
        for (; !next.done; next = await rows.next()) yield `${next.value}\n`;
        found.push(next.value);
      }
      yield `${JSON.stringify({ sums: found })}\n`;
    }
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(join(folder, 'database.jsonl.gz'), { mode: 0o600 }),
    );
    return found;
  });
  for (const name of keptFiles) {
    if (existsSync(join(dataDir, name)))
      await cp(join(dataDir, name), join(folder, name), { recursive: true });
  }
  await copyObjects(storage, diskObjects(folder));
  return sums;
}

const sumsSchema = z.object({
  sums: z.array(z.object({ table: z.string(), rows: z.number(), checksum: z.string() })),
});
const tableLine = z.strictObject({ table: z.string() });

/** Lines of a packed file. @throws {BackupError} when it is damaged */
async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createReadStream(path).pipe(createGunzip());
  let broken: Error | undefined;
  unpacked.once('error', (error) => (broken = error));
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    broken ??= error instanceof Error ? error : new Error(String(error));
  }
  if (broken) throw new BackupError(`${path} cannot be read: ${broken.message}. Nothing was restored.`);
}

/** Tables that have rows as soon as they are migrated. */
const migratedTables: readonly string[] = ['staff_roles'];

/**
 * Fills an empty, migrated database from a backup, in one transaction: it is there whole, with the same counts and
 * checksums, or not at all.
 */
export async function restore(database: Database, folder: string): Promise<TableSum[]> {
  const path = join(folder, 'database.jsonl.gz');
  if (!existsSync(path)) throw new BackupError(`${folder} holds no backup: database.jsonl.gz is missing.`);
  return database.owner(async (db) => {
    const tables = new Map((await tablesOf(db)).map((table) => [table.table, table]));
    const before = await sumTables(db);
    const filled = before.find(({ table, rows }) => rows > 0 && !migratedTables.includes(table));
    if (filled)
      throw new BackupError(
        `The database is not empty (${filled.rows} rows in ${filled.table}). Restore into a new DATA_DIR or database.`,
      );
    // The backup has them as they were.
    for (const table of migratedTables) await db.run(`DELETE FROM ${identifier(table)}`, []);
    let current: Table | undefined;
    let batch: string[] = [];
    let wanted: TableSum[] | undefined;
    let first = true;
    const flush = async (): Promise<void> => {
      if (!current || batch.length === 0) return;
      const name = identifier(current.table);
      await db.run(
        `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${name}, $1::json)`,
        [`[${batch.join(',')}]`],
      );
      batch = [];
    };
    for await (const line of linesOf(path)) {
      if (first) {
        if (!line.startsWith('{"omnis":1}')) throw new BackupError(`${path} is no backup of Omnis.`);
        first = false;
        continue;
      }
      if (line.startsWith('{"table":')) {
        const start = tableLine.safeParse(JSON.parse(line));
        if (start.success) {
          await flush();
          current = tables.get(start.data.table);
          if (!current)
            throw new BackupError(
              `The backup has a table ${start.data.table} that this version does not know. Restore with the version that made it.`,
            );
          continue;
        }
      }
      if (line.startsWith('{"sums":')) {
        await flush();
        wanted = sumsSchema.parse(JSON.parse(line)).sums;
        continue;
      }
      batch.push(line);
      if (batch.length >= pageSize) await flush();
    }
    const sums = await sumTables(db);
    if (!wanted) throw new BackupError('The backup is cut short: its end is missing.');
    const wrong = wanted.find(
      ({ table, checksum }) => sums.find((sum) => sum.table === table)?.checksum !== checksum,
    );
    if (wrong)
      throw new BackupError(
        `The table ${wrong.table} is not as it was: counts or checksum differ. Nothing was restored.`,
      );
    await resetSequences(db);
    return sums;
  });
}

/** New rows are numbered after the restored ones. */
async function resetSequences(db: Db): Promise<void> {
  const sequence = z.object({ table: z.string(), column: z.string(), sequence: z.string() });
  const { rows } = await db.run(
    `SELECT table_name AS "table", column_name AS "column", pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
     FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES'
       AND NOT (SELECT c.relispartition FROM pg_class c WHERE c.oid = to_regclass(quote_ident(table_name)))`,
    [],
  );
  for (const row of rows) {
    const { table, column, sequence: name } = sequence.parse(row);
    await db.run(
      `SELECT setval($1::regclass, coalesce((SELECT max(${identifier(column)}) FROM ${identifier(table)}), 0) + 1, false)`,
      [name],
    );
  }
}

/** Puts the keys of a backup into the data folder, and its uploads into the storage. */
export async function restoreFiles(
  folder: string,
  { storage, dataDir }: Omit<Installation, 'database'>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  for (const name of keptFiles) {
    if (existsSync(join(folder, name)))
      await cp(join(folder, name), join(dataDir, name), { recursive: true });
  }
  await copyObjects(diskObjects(folder), storage);
}
