import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { lockFolder } from './lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database that the settings name. The embedded one takes its folder's lock and gives it back on close. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'database'>>,
): Promise<Database> {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl, config.database);
  const unlock = lockFolder(config.dataDir);
  try {
    const database = await openPglite(config.dataDir);
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
