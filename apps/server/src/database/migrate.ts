import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './database.ts';

/** A migration failed; the database is as it was before it. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

/**
 * Brings the schema up to date.
 *
 * @returns names of the migrations that were carried out now
 * @throws {MigrationFailed} naming the migration
 */
export async function migrate(database: Database): Promise<string[]> {
  return database.owner(async ({ query }) => {
    const migrator = new Migrator({
      db: query,
      provider: { getMigrations: async () => migrations },
      // The transaction around this is the owner's.
      disableTransactions: true,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    const failed = results.find((result) => result.status === 'Error');
    if (error) {
      throw new MigrationFailed(
        `The migration ${failed?.migrationName ?? '(none)'} failed: ${error instanceof Error ? error.message : 'for a reason that it did not give'}`,
        { cause: error },
      );
    }
    return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
  });
}
