import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { agreeOnKeys } from './key-checks.ts';
import { newKey, readKeyFile, writeKeyFile } from './key-file.ts';
import type { KeyRing } from './key-ring.ts';
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
  /** True when it went on with one that was begun before. */
  readonly resumed: boolean;
  readonly resealed: number;
  /** Ids of the keys that still open and verify. */
  readonly older: readonly string[];
}

/** How values are sealed anew. */
export interface ResealOptions {
  /** Rows a transaction. */
  readonly batch?: number;
  /** Milliseconds after which every running server has read the keys again; 0 when none can be running. */
  readonly settle?: number;
  readonly onProgress?: (done: number) => void;
}

const rowsSchema = z.array(z.object({ place: z.string(), sealed: z.string(), context: z.string() }));
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface Step {
  readonly secrets: Secrets;
  readonly current: string;
  readonly batch: number;
  /** Where the last step ended in the table. */
  readonly after: string;
}

/** Seals some rows of a column anew, in their order on the disk. */
async function resealSome(
  database: Database,
  { table, column, context, hash }: SealedColumn,
  { secrets, current, batch, after }: Step,
): Promise<{ found: number; unreadable: number; last: string }> {
  const [of, name] = [quoted(table), quoted(column)];
  return database.platform(async (db) => {
    const { rows } = await db.run(
      `SELECT ctid::text AS place, ${name} AS sealed, ${context} AS context FROM ${of}
       WHERE ${name} IS NOT NULL AND split_part(${name}, '.', 1) <> $1 AND ctid > $2::tid
       ORDER BY ctid LIMIT ${batch} FOR UPDATE`,
      [current, after],
    );
    const found = rowsSchema.parse(rows);
    let unreadable = 0;
    for (const row of found) {
      let plain: string;
      try {
        plain = secrets.decrypt(row.sealed, row.context);
      } catch {
        unreadable += 1;
        continue;
      }
      const hashed = hash ? `, ${quoted(hash.column)} = $3` : '';
      await db.run(`UPDATE ${of} SET ${name} = $1${hashed} WHERE ctid = $2::tid`, [
        secrets.encrypt(plain, row.context),
        row.place,
        ...(hash ? [secrets.sign(hash.purpose, plain)] : []),
      ]);
    }
    return { found: found.length, unreadable, last: found.at(-1)?.place ?? after };
  });
}

interface Pass {
  readonly resealed: number;
  readonly unreadable: readonly { readonly place: string; readonly rows: number }[];
}

/** Goes once through every row that an older key sealed. */
async function resealOnce(database: Database, ring: KeyRing, options: ResealOptions): Promise<Pass> {
  const { batch = 200, onProgress } = options;
  const secrets = secretsOf(ring.current, ring.keys);
  let resealed = 0;
  const unreadable: { place: string; rows: number }[] = [];
  for (const column of sealedColumns) {
    let [after, lost] = ['(0,0)', 0];
    for (let some = batch; some >= batch;) {
      const step = await resealSome(database, column, { secrets, current: ring.current, batch, after });
      [some, after] = [step.found, step.last];
      lost += step.unreadable;
      resealed += step.found - step.unreadable;
      if (step.found > 0) onProgress?.(resealed);
    }
    if (lost > 0) unreadable.push({ place: `${column.table}.${column.column}`, rows: lost });
  }
  return { resealed, unreadable };
}

/**
 * Seals everything anew with the current key, in steps, beside running servers. Stopped at any moment, it goes on when it
 * is run again.
 *
 * @returns how many values were sealed anew
 * @throws {RotationError} when values cannot be opened with any of the keys; all others are sealed anew by then
 */
export async function reseal(
  database: Database,
  ring: KeyRing,
  options: ResealOptions = {},
): Promise<number> {
  const { settle = 0 } = options;
  let { resealed, unreadable } = await resealOnce(database, ring, options);
  if (settle > 0) {
    // Until they have read the keys again, running servers seal with the old key.
    await new Promise((resolve) => setTimeout(resolve, settle));
    const again = await resealOnce(database, ring, options);
    resealed += again.resealed;
    ({ unreadable } = again);
  }
  if (unreadable.length > 0)
    throw new RotationError(
      `Some values cannot be opened with any of the keys: ${unreadable.map(({ place, rows }) => `${rows} in ${place}`).join(', ')}. ` +
        `The others (${resealed}) are sealed with ${ring.current}. Keep all keys: nothing was lost.`,
    );
  return resealed;
}

/** Number of values of a column that each key seals. */
export interface SealedCount {
  readonly table: string;
  readonly column: string;
  readonly key: string;
  readonly rows: number;
}

const countSchema = z.array(z.object({ key: z.string(), rows: z.coerce.number() }));

/** Counts what is sealed, by column and key. */
export async function countSealed(database: Database): Promise<SealedCount[]> {
  const counts: SealedCount[] = [];
  for (const { table, column } of sealedColumns) {
    const { rows } = await database.platform((db) =>
      db.run(
        `SELECT split_part(${quoted(column)}, '.', 1) AS key, count(*) AS rows FROM ${quoted(table)}
         WHERE ${quoted(column)} IS NOT NULL GROUP BY 1 ORDER BY 1`,
        [],
      ),
    );
    for (const { key, rows: count } of countSchema.parse(rows))
      counts.push({ table, column, key, rows: count });
  }
  return counts;
}

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** An id that no key of the ring has, and that comes after all of them. */
export function nextKeyId({ keys }: Pick<KeyRing, 'keys'>): string {
  return `k${Math.max(0, ...Object.keys(keys).map(numberOf)) + 1}`;
}

/**
 * Makes a new key for a data folder and seals everything anew with it. Every running server has the new key before the
 * first one uses it, so that no signature of one is unknown to another. The old keys stay, to open and verify what they
 * sealed and signed. Killed at any moment, it is taken up where it stopped by running it again.
 *
 * @throws {RotationError} when a value cannot be opened
 */
export async function rotateKeys(
  database: Database,
  dataDir: string,
  options: ResealOptions = {},
): Promise<RotationReport> {
  const { settle = 0 } = options;
  const agree = ({ current, keys }: KeyRing): Promise<void> =>
    agreeOnKeys(database, secretsOf(current, keys), 'secrets.json of DATA_DIR');
  let ring = readKeyFile(dataDir);
  await agree(ring);
  const begun = Object.keys(ring.keys).find((id) => numberOf(id) > numberOf(ring.current));
  const left = (await countSealed(database)).some(({ key }) => key !== ring.current);
  const resumed = begun !== undefined || left;
  if (begun !== undefined || !left) {
    const next = begun ?? nextKeyId(ring);
    if (begun === undefined) {
      ring = { ...ring, keys: { ...ring.keys, [next]: newKey() } };
      writeKeyFile(dataDir, ring);
    }
    await agree(ring);
    if (settle > 0) await new Promise((resolve) => setTimeout(resolve, settle));
    ring = { ...ring, current: next };
    // The new key is on the disk before the first row needs it.
    writeKeyFile(dataDir, ring);
    await agree(ring);
  }
  const resealed = await reseal(database, ring, options);
  const { current, keys } = ring;
  return { current, resumed, resealed, older: Object.keys(keys).filter((id) => id !== current) };
}

/**
 * Removes an old key from a data folder.
 *
 * @throws {RotationError} when it is the current one, is not there, or something is still sealed with it
 */
export async function removeKey(database: Database, dataDir: string, id: string): Promise<void> {
  const ring = readKeyFile(dataDir);
  if (ring.keys[id] === undefined)
    throw new RotationError(`There is no key ${id}. There are: ${Object.keys(ring.keys).join(', ')}.`);
  if (id === ring.current)
    throw new RotationError(`${id} is the current key. Make another one first: pnpm omnis keys rotate`);
  const rows = (await countSealed(database)).reduce(
    (sum, each) => sum + (each.key === id ? each.rows : 0),
    0,
  );
  if (rows > 0)
    throw new RotationError(`${rows} values are still sealed with ${id}. First: pnpm omnis keys reseal`);
  const { [id]: _removed, ...keys } = ring.keys;
  writeKeyFile(dataDir, { ...ring, keys });
  await forgetKey(database, id);
}

/** Has the database forget that it was used with a key. @returns whether it knew it */
export async function forgetKey(database: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await database.platform(({ query }) =>
    query.deleteFrom('installation_keys').where('kind', '=', 'seal').where('id', '=', id).executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}
