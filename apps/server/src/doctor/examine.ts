import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { createCore, type Core } from '../core.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { schemaState } from '../database/schema-state.ts';
import { compareKeys, KeyMismatch } from '../security/key-checks.ts';
import { keySourceOf } from '../security/key-source.ts';
import { loadSecrets } from '../security/secrets.ts';
import { reasonOf, skipped, type Check, type Finding, type Patient } from './check.ts';
import { checks } from './checks/index.ts';

/** Milliseconds for each check. */
const patience = 5000;

/** A finding with the subject that it is about. */
export interface Line extends Finding {
  readonly check: string;
}

/** Rejects after the patience; the work itself may go on. */
export async function within<T>(work: Promise<T>, milliseconds = patience): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} s`)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

async function coreOf(config: Config, database: Database): Promise<Core | string> {
  const { pending } = await database.owner(({ run }) => schemaState(run));
  if (pending.length > 0) return 'the schema is not up to date';
  const source = keySourceOf(config);
  // Reading the keys of a folder would make them.
  if (source.kind === 'folder' && source.path !== null && !existsSync(source.path))
    return 'there are no keys yet';
  const secrets = loadSecrets(source);
  try {
    await compareKeys(database, secrets, source.place);
  } catch (error) {
    if (error instanceof KeyMismatch) return 'the keys are not those of the database';
    throw error;
  }
  return createCore({ config, database, secrets, logger: pino({ level: 'silent' }) });
}

/** Opens what can be opened, and makes and changes nothing. */
async function open(config: Config): Promise<Patient> {
  const nothing = { config, database: null, core: null };
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'pglite')))
    return { ...nothing, missing: 'there is no database yet: the first start makes it' };
  let database: Database;
  try {
    database = await within(openDatabase(config));
  } catch (error) {
    return { ...nothing, missing: reasonOf(error) };
  }
  const core = await within(coreOf(config, database)).catch(
    (error: unknown) => `nothing could start: ${reasonOf(error)}`,
  );
  return typeof core === 'string'
    ? { config, database, core: null, missing: core }
    : { config, database, core, missing: '' };
}

/**
 * Examines an installation, side by side; a check that takes too long is skipped.
 *
 * @param list - the checks, in the order of the report
 */
export async function examine(
  config: Config,
  list: readonly Check[] = checks,
  milliseconds = patience,
): Promise<Line[]> {
  const patient = await open(config);
  try {
    const found = await Promise.all(
      list.map(async (check) => {
        const findings = await within(check.run(patient), milliseconds).catch((error: unknown) => [
          skipped(reasonOf(error)),
        ]);
        return findings.map((finding) => ({ check: check.name, ...finding }));
      }),
    );
    return found.flat();
  } finally {
    await within(patient.database?.close() ?? Promise.resolve()).catch(() => undefined);
  }
}
