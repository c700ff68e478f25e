import type { Database } from './database.ts';

/** A position in the log of a PostgreSQL: what it says of a moment, as a number that can be compared. */
export type WalPosition = bigint;

const shape = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Reads a position such as `0/3000A1B8`; null when it is none. */
export function readPosition(text: unknown): WalPosition | null {
  const [, high, low] = (typeof text === 'string' && shape.exec(text)) || [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** The first row of a statement without parameters, as an object. */
export async function firstRow(database: Database, sql: string): Promise<object> {
  const { rows } = await database.direct(sql, []);
  const [row] = rows;
  return typeof row === 'object' && row !== null ? row : {};
}

/** Where the primary is now, as text: whatever was committed before lies before it, on the disk or not. */
export async function primaryPosition(database: Database): Promise<string> {
  const row = await firstRow(database, 'SELECT pg_current_wal_insert_lsn()::text AS at');
  return String(Reflect.get(row, 'at'));
}
