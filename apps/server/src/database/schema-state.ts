import type { RunSql } from './connection.ts';
import { migrations } from './migrations/index.ts';

/** How the schema of a database stands to what this release knows. */
export interface SchemaState {
  /** Known here, not carried out there. */
  readonly pending: readonly string[];
  /** Carried out there by a newer release, not known here. */
  readonly newer: readonly string[];
}

/** Names of the migrations that were carried out. */
async function carriedOut(run: RunSql): Promise<Set<string>> {
  const { rows: found } = await run(`SELECT to_regclass('kysely_migration') IS NOT NULL AS there`, []);
  if (Reflect.get(Object(found[0]), 'there') !== true) return new Set();
  const { rows } = await run('SELECT name FROM kysely_migration', []);
  return new Set(rows.map((row) => String(Reflect.get(Object(row), 'name'))));
}

/** Compares the schema with what is known. */
export async function schemaState(
  run: RunSql,
  known: Readonly<Record<string, unknown>> = migrations,
): Promise<SchemaState> {
  const done = await carriedOut(run);
  return {
    pending: Object.keys(known)
      .filter((name) => !done.has(name))
      .toSorted(),
    newer: [...done].filter((name) => !Object.hasOwn(known, name)).toSorted(),
  };
}
