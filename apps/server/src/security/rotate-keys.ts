import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { newKey, readKeyFile, writeKeyFile, type KeyFile } from './key-file.ts';
import { sealedColumns, type SealedColumn } from './sealed-columns.ts';
import { secretsOf, type Secrets } from './secrets.ts';

/** Keys that cannot be rotated; the message says why. Nothing is lost: the old key stays. */
export class RotationError extends Error {
  override name = 'RotationError';
}

/** How a rotation went. */
export interface RotationReport {
  /** Id of the key that seals from now on. */
  readonly current: string;
  /** Whether it went on with one that was begun before. */
  readonly resumed: boolean;
  readonly resealed: number;
  /** Ids of the keys that nothing uses any more. */
  readonly dropped: readonly string[];
}

/** How a rotation is done. */
export interface RotationOptions {
  /** Rows a transaction. */
  readonly batch?: number;
  /** Milliseconds after which every running server has the new key; 0 when none can be running. */
  readonly settle?: number;
  readonly onProgress?: (done: number) => void;
}

const rowsSchema = z.array(z.object({ place: z.string(), sealed: z.string(), context: z.string() }));
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Seals some rows of a column anew; how many it were. */
async function resealSome(
  database: Database,
  { table, column, context, hash }: SealedColumn,
  { secrets, current, batch }: { secrets: Secrets; current: string; batch: number },
): Promise<number> {
  const [of, name] = [quoted(table), quoted(column)];
  return database.platform(async (db) => {
    const { rows } = await db.run(
      `SELECT ctid::text AS place, ${name} AS sealed, ${context} AS context FROM ${of}
       WHERE ${name} IS NOT NULL AND split_part(${name}, '.', 1) <> $1 LIMIT ${batch} FOR UPDATE`,
      [current],
    );
    const found = rowsSchema.parse(rows);
    for (const row of found) {
      let plain: string;
      try {
        plain = secrets.decrypt(row.sealed, row.context);
      } catch {
        throw new RotationError(
          `A value in ${table}.${column} cannot be opened with any key of the data folder. The old keys stay; nothing was lost.`,
        );
      }
      const hashed = hash ? `, ${quoted(hash.column)} = $3` : '';
      await db.run(`UPDATE ${of} SET ${name} = $1${hashed} WHERE ctid = $2::tid`, [
        secrets.encrypt(plain, row.context),
        row.place,
        ...(hash ? [secrets.sign(hash.purpose, plain)] : []),
      ]);
    }
    return found.length;
  });
}

/** Seals every row anew that an older key sealed. */
async function resealAll(
  database: Database,
  file: KeyFile,
  { batch = 200, onProgress }: RotationOptions,
): Promise<number> {
  const secrets = secretsOf(file.current, file.keys);
  let done = 0;
  for (const column of sealedColumns) {
    for (let some = batch; some > 0;) {
      some = await resealSome(database, column, { secrets, current: file.current, batch });
      done += some;
      if (some > 0) onProgress?.(done);
    }
  }
  return done;
}

/**
 * Makes a new key, seals everything anew with it, and drops the old ones once nothing uses them. Killed at any moment it
 * is taken up where it stopped by running it again: a data folder with more than one key is in the middle of one.
 *
 * @throws {RotationError} when a value cannot be opened
 */
export async function rotateKeys(
  database: Database,
  dataDir: string,
  options: RotationOptions = {},
): Promise<RotationReport> {
  let file = readKeyFile(dataDir);
  const resumed = Object.keys(file.keys).length > 1;
  if (!resumed) {
    const current = `k${Number(/\d+$/.exec(file.current)?.[0] ?? 0) + 1}`;
    file = { current, keys: { ...file.keys, [current]: newKey() } };
    // The new key is on the disk before the first row needs it.
    writeKeyFile(dataDir, file);
  }
  let resealed = await resealAll(database, file, options);
  const { settle = 0 } = options;
  if (settle > 0) {
    // Until they have read the file again, running servers seal with the old key.
    await new Promise((resolve) => setTimeout(resolve, settle));
    resealed += await resealAll(database, file, options);
  }
  const { current, keys } = file;
  const dropped = Object.keys(keys).filter((id) => id !== current);
  writeKeyFile(dataDir, {
    current,
    keys: Object.fromEntries(Object.entries(keys).filter(([id]) => id === current)),
  });
  return { current, resumed, resealed, dropped };
}
