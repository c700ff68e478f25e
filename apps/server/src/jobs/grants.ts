import type { Database } from '../database/database.ts';

/**
 * Jobs are written inside the tenants' transactions, whose roles need the queue's tables. A tenant's may write a job and
 * learn its id: what other stores' jobs carry, such as addresses, is not to be read or changed there.
 */
export async function grantQueue(database: Database): Promise<void> {
  await database.direct(
    `GRANT USAGE ON SCHEMA pgboss TO omnis_app, omnis_platform;
     GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA pgboss TO omnis_platform;
     REVOKE ALL ON ALL TABLES IN SCHEMA pgboss FROM omnis_app;
     GRANT INSERT, SELECT (id, start_after) ON pgboss.job, pgboss.job_common TO omnis_app;
     GRANT SELECT ON pgboss.queue TO omnis_app;
     GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO omnis_app, omnis_platform`,
    [],
  );
  // Staff look failed jobs up, and figures count those that run; neither may read every job that is done.
  await database.direct(
    `CREATE INDEX IF NOT EXISTS omnis_job_ended_badly ON pgboss.job_common (completed_on DESC, id) WHERE state = 'failed';
     CREATE INDEX IF NOT EXISTS omnis_job_running ON pgboss.job_common (name, started_on) WHERE state = 'active'`,
    [],
  );
}
