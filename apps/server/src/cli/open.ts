import type { Config } from '../config.ts';
import { createCore, type Core } from '../core.ts';
import { withPatience } from '../database/limits.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { checkDataDir } from '../lifecycle/check-data-dir.ts';
import { createServices, type Services } from '../platform.ts';
import { agreeOnKeys } from '../security/key-checks.ts';
import { keySourceOf, modeWarning } from '../security/key-source.ts';
import { loadSecrets } from '../security/secrets.ts';
import { createLogger } from '../telemetry/logger.ts';
import { loadMeters } from '../telemetry/meters.ts';
import { loadTracing } from '../telemetry/tracing.ts';

/** An open platform, not yet listening. */
export interface OpenPlatform {
  core: Core;
  services: Services;
  /** Migrations that were carried out while opening. */
  migrated: string[];
}

/** Opens database and secrets, brings the schema up to date and builds the services. */
export async function openPlatform(config: Config): Promise<OpenPlatform> {
  await checkDataDir(config.dataDir);
  const logger = createLogger(config.telemetry);
  const meters = await loadMeters(config.telemetry.metrics !== null);
  const tracing = await loadTracing(config.telemetry.tracing);
  const opened = await openDatabase(config);
  const database = tracing?.database(opened) ?? opened;
  try {
    const migrated = await migrate(database);
    const source = keySourceOf(config);
    const secrets = loadSecrets(source);
    await agreeOnKeys(database, secrets, source.place);
    const path = config.secrets.file ?? source.path;
    const warning = path === null ? null : modeWarning(path);
    if (warning !== null) logger.warn(warning);
    const core = await withPatience('upkeep', () =>
      createCore({ config, database, secrets, logger, meters, tracing }),
    );
    return { core, services: createServices(core), migrated };
  } catch (error) {
    await database.close();
    throw error;
  }
}
