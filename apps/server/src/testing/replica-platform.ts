import { createApp } from '../app.ts';
import { databaseDefaults } from '../config/database.ts';
import { createCore } from '../core.ts';
import { createServices } from '../platform.ts';
import { startReplica, type RunningReplica } from './replica.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

/** A process that writes, and one on the same database that reads from a replica too. */
export interface ReplicaPlatforms {
  readonly first: TestPlatform;
  readonly second: Omit<TestPlatform, 'close'>;
  readonly replica: RunningReplica;
  readonly close: () => Promise<void>;
}

/**
 * Opens both, with a replica that has caught up.
 *
 * @param primary - the address of a PostgreSQL, as of `TEST_DATABASE_URL`
 */
export async function openReplicaPlatforms(primary: string): Promise<ReplicaPlatforms> {
  const first = await createTestPlatform();
  const { database, config, secrets, logger } = first.core;
  const replica = await startReplica(primary);
  if (!replica) throw new Error('PostgreSQL serves here, but its programs were not found');
  const { rows } = await database.direct('SELECT current_database() AS name', []);
  const [row] = rows;
  const address = new URL(replica.of(primary));
  address.pathname = `/${String(typeof row === 'object' && row !== null && Reflect.get(row, 'name'))}`;
  const core = await createCore({
    config: { ...config, database: { ...databaseDefaults, readUrl: address.href } },
    database,
    secrets,
    logger,
  });
  const services = createServices(core);
  const app = await createApp(core, services, null);
  await replica.caughtUp();
  return {
    first,
    second: { core, services, app },
    replica,
    close: async () => {
      await app.close();
      await core.reading.close();
      await first.close();
      await replica.remove();
    },
  };
}
