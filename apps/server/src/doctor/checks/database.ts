import { z } from 'zod';
import { schemaState } from '../../database/schema-state.ts';
import { failed, ok, skipped, warn, type Check, type Finding } from '../check.ts';

const factsSchema = z.object({
  version: z.coerce.number(),
  most: z.coerce.number(),
  used: z.coerce.number(),
  zone: z.string(),
  replica: z.boolean(),
  role: z.string(),
  mayMigrate: z.boolean(),
});

const leastVersion = 150_000;

/** Checks that the database can be reached, is new enough, and has the connections that this process may open. */
export const database: Check = {
  name: 'database',
  run: async ({ config, database: opened, missing }) => {
    if (opened === null)
      return config.databaseUrl === null
        ? [skipped(`${missing}. While a server runs, ask it: /readyz`)]
        : [failed(missing, 'Check DATABASE_URL, and that PostgreSQL runs and can be reached from here.')];
    const { rows } = await opened.direct(
      `SELECT current_setting('server_version_num') AS version, current_setting('max_connections') AS most,
              (SELECT count(*) FROM pg_stat_activity) AS used, current_setting('TimeZone') AS zone,
              pg_is_in_recovery() AS replica, rolname AS role, rolsuper OR rolcreaterole AS "mayMigrate"
       FROM pg_roles WHERE rolname = current_user`,
      [],
    );
    const facts = factsSchema.parse(rows[0]);
    const findings: Finding[] = [];
    const major = Math.floor(facts.version / 10_000);
    findings.push(
      facts.version < leastVersion
        ? failed(`PostgreSQL ${major} is too old`, 'Upgrade to PostgreSQL 15 or newer.')
        : ok(`${opened.kind === 'pglite' ? 'embedded ' : ''}PostgreSQL ${major}, time zone ${facts.zone}`),
    );
    if (facts.replica)
      findings.push(failed('it is a read replica', 'Name the primary server in DATABASE_URL.'));
    const { pending, newer } = await opened.owner(({ run }) => schemaState(run));
    if (pending.includes('0001-platform') && !facts.mayMigrate)
      findings.push(
        failed(
          `the role ${facts.role} may not create roles, which the first migration does`,
          `Run as an administrator of the database: ALTER ROLE ${facts.role} CREATEROLE`,
        ),
      );
    if (pending.length > 0)
      findings.push(
        failed(`${pending.length} migrations have not been carried out`, 'Run: pnpm omnis migrate'),
      );
    else if (newer.length > 0)
      findings.push(
        warn(`a newer release has migrated it (${newer.join(', ')})`, 'Finish the upgrade of every process.'),
      );
    else findings.push(ok('the schema is up to date; it needs no extensions'));
    if (opened.kind === 'postgres') {
      const wanted = config.database.poolSize + 1;
      findings.push(
        wanted + facts.used > facts.most
          ? warn(
              `this process may open ${wanted} connections; ${facts.used} of ${facts.most} are in use`,
              'Raise max_connections, or lower DATABASE_POOL_SIZE. All processes together must fit.',
            )
          : ok(`this process may open ${wanted} connections; ${facts.used} of ${facts.most} are in use`),
      );
    }
    return findings;
  },
};
