import type { CallInput, CallResponse, StaffJob } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import type { Core } from '../../core.ts';
import { ok, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import type { JobView } from '../../jobs/inspection.ts';
import { recordAudit } from '../../security/audit/audit.ts';

/** Jobs as staff look after them: what waits, runs and failed, and another try for what failed. */
export function createJobsService({
  database,
  divisions,
  jobs,
}: Pick<Core, 'database' | 'divisions' | 'jobs'>) {
  const { inspection } = jobs;

  async function show(job: JobView): Promise<StaffJob> {
    const store = job.store === null ? undefined : await divisions.byId(job.store);
    return {
      ...job,
      // A store that is gone leaves its number.
      store: job.store === null ? null : { division: job.store, name: store?.name ?? `Store ${job.store}` },
      createdAt: job.createdAt.toISOString(),
      at: job.at.toISOString(),
    };
  }

  /** Writes to the log with which jobs something was done. */
  async function note(
    by: Identity,
    action: string,
    { found, done }: { readonly found: readonly JobView[]; readonly done: readonly string[] },
  ): Promise<void> {
    const changed = found.filter(({ id }) => done.includes(id));
    if (changed.length === 0) return;
    await database.platform(async (db) => {
      for (const { id, kind, store, subject, reason } of changed)
        await recordAudit(db, {
          division: store ?? platformDivision,
          actor: by,
          action,
          target: `job:${id}`,
          data: { kind, subject, reason },
        });
    });
  }

  return {
    /** A page of the jobs in one state. */
    async list({
      page,
      perPage,
      state,
      kind,
      store,
    }: CallInput<'atlas.jobs'>['query']): Promise<CallResponse<'atlas.jobs'>> {
      const listed = await inspection.list({
        state,
        kind,
        store: store === 'platform' ? null : store,
        offset: (page - 1) * perPage,
        limit: perPage,
      });
      return { items: await Promise.all(listed.jobs.map(show)), total: listed.total, page, perPage };
    },

    /** Counts the jobs in each state, and lists the processes that run them. */
    async figures(): Promise<CallResponse<'atlas.jobFigures'>> {
      const [kinds, workers] = await Promise.all([inspection.figures(), jobs.workers()]);
      return {
        kinds,
        workers: workers.map(({ host, pid, startedAt, seenAt }) => ({
          host,
          pid,
          startedAt: startedAt.toISOString(),
          seenAt: seenAt.toISOString(),
        })),
      };
    },

    /** Has jobs tried once more, with a line in the log for each. */
    async retry(by: Identity, ids: readonly string[]): Promise<Result<{ done: string[] }>> {
      const found = await inspection.find(ids);
      const done = await inspection.retry(found);
      await note(by, 'job.retried', { found, done });
      return ok({ done });
    },

    /** Removes failed jobs, with a line in the log for each. */
    async discard(by: Identity, ids: readonly string[]): Promise<Result<{ done: string[] }>> {
      const found = await inspection.find(ids);
      const done = await inspection.discard(found);
      await note(by, 'job.discarded', { found, done });
      return ok({ done });
    },
  };
}

/** Jobs as staff look after them. */
export type StaffJobs = ReturnType<typeof createJobsService>;
