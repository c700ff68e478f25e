import { dbOver, type Db } from '../database/connection.ts';
import type { Database } from '../database/database.ts';

/** A statement that was sent, and how many rows came back. */
export interface LoggedStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows: number;
}

/** A database whose statements are written down, for tests of how much is asked of it. */
export function loggedDatabase(database: Database): { database: Database; statements: LoggedStatement[] } {
  const statements: LoggedStatement[] = [];
  const logged = (db: Db): Db =>
    dbOver(async (sql, parameters) => {
      const result = await db.run(sql, parameters);
      statements.push({ sql, parameters, rows: result.rows.length });
      return result;
    }, db.announce);
  return {
    statements,
    database: {
      ...database,
      tenant: (division, work) => database.tenant(division, (db) => work(logged(db))),
      tenantAtOnce: (division, work) => database.tenantAtOnce(division, (db) => work(logged(db))),
      platform: (work) => database.platform((db) => work(logged(db))),
    },
  };
}
