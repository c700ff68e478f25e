/** Whether one thing that a process needs can be used; the reason is safe to show to anybody. */
export type CheckResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** What a process needs, by name; each rejects, or takes too long, when it cannot be used. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

/** Whether this process can be sent requests, with each check by name. */
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
