/** Result of checking one thing that a process needs; the reason is safe to show to anybody. */
export type CheckResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Checks of a process's needs, by name; each rejects, or takes too long, when one cannot be used. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

/** Readiness of this process for requests, with each check by name. */
export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, CheckResult>>;
}

/** A check that failed, with a reason that holds no address, name or secret. */
export class NotReady extends Error {
  override name = 'NotReady';
}

/** Milliseconds that a check may take. */
const patience = 2000;

/** Milliseconds for which an answer holds, so that probes cannot load the database. */
const holds = 1000;

async function within(check: () => Promise<void>, milliseconds: number): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<CheckResult>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: 'no answer in time' }), milliseconds);
  });
  const done = check().then(
    (): CheckResult => ({ ok: true }),
    // Messages of drivers name hosts and users.
    (error: unknown): CheckResult => ({
      ok: false,
      reason: error instanceof NotReady ? error.message : 'failed',
    }),
  );
  try {
    return await Promise.race([done, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs the checks, side by side, at most once a second; whoever asks meanwhile gets the same answer.
 *
 * @param checks - what is looked at
 * @param times - milliseconds, for tests
 */
export function createReadiness(
  checks: Checks,
  times: { patience: number; holds: number } = { patience, holds },
): () => Promise<Readiness> {
  let last: Promise<Readiness> | undefined;
  let askedAt = -Infinity;

  async function look(): Promise<Readiness> {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]): Promise<[string, CheckResult]> => [
        name,
        await within(check, times.patience),
      ]),
    );
    return { ready: results.every(([, { ok }]) => ok), checks: Object.fromEntries(results) };
  }

  return () => {
    const now = performance.now();
    if (!last || now - askedAt >= times.holds) {
      askedAt = now;
      last = look();
    }
    return last;
  };
}

/** An answer to a probe: a status and a body without addresses, names or secrets. */
export interface ProbeAnswer {
  readonly status: number;
  readonly body: { readonly status: string; readonly checks?: Readonly<Record<string, CheckResult>> };
}

/** The answers of `/healthz` and `/readyz`. */
export type Probes = Readonly<Record<'/healthz' | '/readyz', () => Promise<ProbeAnswer>>>;

/**
 * The probes of one process. `/healthz`: it answers. `/readyz`: it can be sent work, which ends when it is about to stop.
 *
 * @param readiness - whether what the process needs can be used
 * @param isStopping - whether the process is about to stop
 */
export function createProbes(readiness: () => Promise<Readiness>, isStopping: () => boolean): Probes {
  return {
    '/healthz': async () => ({ status: 200, body: { status: 'alive' } }),
    '/readyz': async () => {
      const { ready, checks } = await readiness();
      const stopping: Record<string, CheckResult> = isStopping()
        ? { stopping: { ok: false, reason: 'this process is about to stop' } }
        : {};
      const isReady = ready && !isStopping();
      return {
        status: isReady ? 200 : 503,
        body: { status: isReady ? 'ready' : 'not ready', checks: { ...stopping, ...checks } },
      };
    },
  };
}
