import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Workers } from './workers.ts';

/** Seconds for which jobs may wait without a worker before it is said. */
const patienceSeconds = 60;
/** Seconds between two warnings of the same. */
const repeatSeconds = 300;

/** Watches, in a process that runs no jobs, whether another one does. */
export interface Watch {
  /** Seconds between looks. */
  readonly seconds: number;
  look(): Promise<void>;
}

/** Warns when no process runs jobs for a while: mails, captures and imports wait then. */
export function createWatch({
  database,
  workers,
  warn,
}: {
  database: Database;
  workers: Workers;
  warn: (message: string) => void;
}): Watch {
  let missingSince: number | null = null;
  let warnedAt: number | null = null;

  return {
    seconds: 20,
    look: async () => {
      const now = performance.now();
      if ((await workers.alive()).length > 0) {
        missingSince = null;
        warnedAt = null;
        return;
      }
      missingSince ??= now;
      if (now - missingSince < patienceSeconds * 1000) return;
      if (warnedAt !== null && now - warnedAt < repeatSeconds * 1000) return;
      warnedAt = now;
      const { rows } = await database.direct(
        `SELECT count(*)::int AS waiting FROM pgboss.job WHERE state < 'active' AND start_after <= now()`,
        [],
      );
      const [first] = z.array(z.object({ waiting: z.number() })).parse(rows);
      warn(
        `No process runs jobs: this one has JOBS=off, and no worker has given a sign of life. ${first?.waiting ?? 0} jobs wait. Start one with \`omnis worker\`, or set JOBS=on.`,
      );
    },
  };
}
