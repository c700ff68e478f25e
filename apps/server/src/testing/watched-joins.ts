import { dbOver, type Db } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { readTableShapes } from '../database/distribution/table-shape.ts';

/** Statements that the tests of this process have sent in the roles of requests and jobs. */
export const watchedStatements = new Set<string>();

/** Tables whose rows belong to stores, once a database was opened. */
export const watchedTables = new Set<string>();

/** Those that were looked at already. */
export const checkedStatements = new Set<string>();

const originals = new WeakMap<Database, Database>();

/** A database whose statements are not looked at, for tests that attack. */
export function unwatched(database: Database): Database {
  return originals.get(database) ?? database;
}

/** A database that remembers its statements, for the check of joins after each file of tests (`check-joins.ts`). */
export async function watchJoins(database: Database): Promise<Database> {
  if (watchedTables.size === 0)
    for (const { name, isTenant } of await readTableShapes(database.direct))
      if (isTenant) watchedTables.add(name);
  const watched = (db: Db): Db =>
    dbOver((sql, parameters) => {
      watchedStatements.add(sql);
      return db.run(sql, parameters);
    }, db.announce);
  const watching: Database = {
    ...database,
    tenant: (division, work) => database.tenant(division, (db) => work(watched(db))),
    tenantAtOnce: (division, work) => database.tenantAtOnce(division, (db) => work(watched(db))),
    platform: (work) => database.platform((db) => work(watched(db))),
  };
  originals.set(watching, database);
  return watching;
}
