import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { storeOfGroup, type JobKind } from './job-kind.ts';

/** State of a job: it waits, waits for another try, runs, or has failed for good. */
export type JobState = 'waiting' | 'retrying' | 'running' | 'failed';

/** A job as staff see it: never what it carries. */
export interface JobView {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly state: JobState;
  /** The store; null for the platform. */
  readonly store: number | null;
  readonly subject: string;
  readonly tries: number;
  readonly mostTries: number;
  readonly reason: string;
  readonly isPermanent: boolean;
  readonly requestId: string;
  readonly createdAt: Date;
  /** When it failed, began or is due. */
  readonly at: Date;
}

/** Counts of a kind's jobs by state. */
export interface KindFigures {
  readonly kind: string;
  readonly title: string;
  readonly waiting: number;
  /** Waiting for a time that has not come yet: the first try or another one. */
  readonly later: number;
  readonly running: number;
  readonly failed: number;
  /** Seconds for which the oldest job has waited that could run; null when none waits. */
  readonly oldestSeconds: number | null;
}

/** Which jobs to list. */
export interface JobFilter {
  readonly state: JobState;
  readonly kind?: string | undefined;
  readonly store?: number | null | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Looks at jobs, and does what staff may do about them. */
export interface Inspection {
  figures(): Promise<KindFigures[]>;
  list(filter: JobFilter): Promise<{ jobs: JobView[]; total: number }>;
  /** The jobs of these ids that failed or wait for another try. */
  find(ids: readonly string[]): Promise<JobView[]>;
  /** Has failed jobs tried once more, and those that wait for another try at once. @returns those that were */
  retry(jobs: readonly JobView[]): Promise<string[]>;
  /** Removes failed jobs. @returns those that were */
  discard(jobs: readonly JobView[]): Promise<string[]>;
}

/** Days for which a job that is tried again waits for a process at most. */
const keepAgainDays = 90;

const columns = `j.id, j.name, j.state::text AS state, j.data, j.group_id, j.retry_count, j.retry_limit, j.output,
  j.created_on, j.start_after, j.started_on, j.completed_on`;

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['created', 'retry', 'active', 'failed']),
  data: z.unknown(),
  group_id: z.string().nullable(),
  retry_count: z.number(),
  retry_limit: z.number(),
  output: z
    .object({ message: z.string().catch(''), permanent: z.boolean().catch(false) })
    .nullable()
    .catch(null),
  created_on: z.coerce.date(),
  start_after: z.coerce.date(),
  started_on: z.coerce.date().nullable(),
  completed_on: z.coerce.date().nullable(),
});
type Row = z.output<typeof rowSchema>;

const stateOf = { created: 'waiting', retry: 'retrying', active: 'running', failed: 'failed' } as const;
const stored = { waiting: 'created', retrying: 'retry', running: 'active', failed: 'failed' } as const;

/** The ids in a payload, such as “order 4711”: numbers alone, since a text may be an address or a token. */
function idsIn(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  return Object.entries(data)
    .filter(([key, value]) => typeof value === 'number' && !key.startsWith('division'))
    .map(([key, value]) => `${key.replace(/Id$/, '')} ${value}`)
    .join(', ');
}

function subjectOf(kind: JobKind<unknown> | undefined, data: unknown): string {
  const parsed = kind?.subject ? kind.schema.safeParse(data) : undefined;
  return kind?.subject && parsed?.success ? kind.subject(parsed.data) : idsIn(data);
}

const requestSchema = z.object({ requestId: z.string() });

function atOf(row: Row): Date {
  if (row.state === 'failed') return row.completed_on ?? row.created_on;
  if (row.state === 'active') return row.started_on ?? row.created_on;
  return row.start_after;
}

const figureSchema = z.array(
  z.object({
    name: z.string(),
    waiting: z.number().default(0),
    later: z.number().default(0),
    running: z.number().default(0),
    failed: z.number().default(0),
    oldest: z.number().nullable().default(null),
  }),
);

// One statement a state, so that each reads an index of its own and none the jobs that are done.
const figureStatements = [
  `SELECT name, count(*) FILTER (WHERE start_after <= now())::int AS waiting,
          count(*) FILTER (WHERE start_after > now())::int AS later,
          extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after <= now()))::float8 AS oldest
     FROM pgboss.job WHERE state < 'active' AND NOT blocked GROUP BY name`,
  `SELECT name, count(*)::int AS running FROM pgboss.job WHERE state = 'active' GROUP BY name`,
  `SELECT name, count(*)::int AS failed FROM pgboss.job WHERE state = 'failed' GROUP BY name`,
];

/** Looks into the queue as its owner: what is shown is chosen here, field by field. */
export function createInspection({
  database,
  kinds,
  look,
}: {
  database: Database;
  kinds: () => readonly JobKind<unknown>[];
  /** Has jobs of these kinds looked for. */
  look: (names: readonly string[]) => void;
}): Inspection {
  const kindOf = (name: string) => kinds().find((kind) => kind.name === name);
  const names = () => kinds().map(({ name }) => name);

  function view(row: unknown): JobView {
    const read = rowSchema.parse(row);
    const kind = kindOf(read.name);
    const request = requestSchema.safeParse(read.data);
    const hasFailed = read.state === 'failed' || read.state === 'retry';
    return {
      id: read.id,
      kind: read.name,
      title: kind?.title ?? read.name,
      state: stateOf[read.state],
      store: storeOfGroup(read.group_id),
      subject: subjectOf(kind, read.data),
      tries: read.state === 'created' ? read.retry_count : read.retry_count + 1,
      mostTries: read.retry_limit + 1,
      reason: hasFailed ? (read.output?.message ?? '') : '',
      isPermanent: read.state === 'failed' && (read.output?.permanent ?? false),
      requestId: request.success ? request.data.requestId : '',
      createdAt: read.created_on,
      at: atOf(read),
    };
  }

  /** Runs a statement over jobs by id, `$1`, of the kinds that there are, `$2`. */
  async function over(sql: string, jobs: readonly JobView[]): Promise<string[]> {
    const { rows } = await database.direct(sql, [
      jobs.map(({ id }) => id),
      [...new Set(jobs.map(({ kind }) => kind))],
    ]);
    return z
      .array(z.object({ id: z.string() }))
      .parse(rows)
      .map(({ id }) => id);
  }

  return {
    figures: async () => {
      const read = await Promise.all(figureStatements.map((sql) => database.direct(sql, [])));
      const rows = read.flatMap((each) => figureSchema.parse(each.rows));
      return kinds().map(({ name, title }) => {
        const own = rows.filter((row) => row.name === name);
        const sum = (key: 'waiting' | 'later' | 'running' | 'failed') =>
          own.reduce((total, row) => total + row[key], 0);
        const oldest = own.map((row) => row.oldest).find((age) => age !== null);
        return {
          kind: name,
          title: title ?? name,
          waiting: sum('waiting'),
          later: sum('later'),
          running: sum('running'),
          failed: sum('failed'),
          oldestSeconds: oldest === undefined ? null : Math.max(0, Math.round(oldest)),
        };
      });
    },

    list: async ({ state, kind, store, offset, limit }) => {
      const group = store === undefined ? null : store === null ? 'platform' : String(store);
      const where = `j.state = $1::pgboss.job_state AND j.name = ANY($2) AND ($3::text IS NULL OR j.group_id = $3)`;
      const wanted = kind === undefined ? names() : names().filter((name) => name === kind);
      const parameters = [stored[state], wanted, group];
      const order = state === 'failed' ? 'j.completed_on DESC, j.id' : 'j.start_after, j.id';
      const [count, page] = await Promise.all([
        database.direct(`SELECT count(*)::int AS total FROM pgboss.job j WHERE ${where}`, parameters),
        database.direct(
          `SELECT ${columns} FROM pgboss.job j WHERE ${where} ORDER BY ${order} LIMIT $4 OFFSET $5`,
          [...parameters, limit, offset],
        ),
      ]);
      const [first] = z.array(z.object({ total: z.number() })).parse(count.rows);
      return { jobs: page.rows.map(view), total: first?.total ?? 0 };
    },

    find: async (ids) => {
      const { rows } = await database.direct(
        `SELECT ${columns} FROM pgboss.job j WHERE j.id = ANY($1::uuid[]) AND j.name = ANY($2) AND j.state IN ('failed', 'retry')`,
        [ids, names()],
      );
      return rows.map(view);
    },

    retry: async (jobs) => {
      const retried = await over(
        `UPDATE pgboss.job SET state = 'retry', completed_on = NULL, start_after = now(),
             keep_until = now() + interval '${keepAgainDays} days',
             retry_limit = CASE WHEN state = 'failed' THEN retry_count + 1 ELSE retry_limit END
           WHERE id = ANY($1::uuid[]) AND name = ANY($2) AND state IN ('failed', 'retry') RETURNING id`,
        jobs,
      );
      look([...new Set(jobs.map(({ kind }) => kind))]);
      return retried;
    },

    discard: (jobs) =>
      over(
        `DELETE FROM pgboss.job WHERE id = ANY($1::uuid[]) AND name = ANY($2) AND state = 'failed' RETURNING id`,
        jobs,
      ),
  };
}
