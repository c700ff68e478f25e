import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { Outage } from './outage.ts';
import { openReplica, type Replica } from './replica.ts';
import { currentVisitorPosition } from './visitor-position.ts';
import { primaryPosition, readPosition, type WalPosition } from './wal-position.ts';

/**
 * Reads that need not be the newest: lists, figures, exports and the catalogues of cold stores. They go to the replica
 * (`DATABASE_READ_URL`) unless it is down, too far behind, or behind what the reader must see: what the same visitor
 * wrote, and what a store was said to have changed. Work may run twice, so it reads only.
 */
export interface Reading extends Pick<Database, 'tenant' | 'platform'> {
  /** A store has changed: what is read of it from now on is not older. Call after the commit. */
  changed(division: number): void;
  /** Any store may have changed unheard. */
  missed(): void;
  /** Number of reads on the replica and on the primary. */
  figures(): { readonly replica: number; readonly primary: number };
  /**
   * Seconds that the replica is behind; null without one.
   *
   * @throws when it cannot be asked, with the reason
   */
  lag(): Promise<number | null>;
  close(): Promise<void>;
}

/** More changed stores than this are remembered as one position for all. */
const mostMarks = 10_000;

/** Reads from the primary alone, as where there is no replica. */
export function readingPrimary(database: Database): Reading {
  return {
    tenant: (division, work) => database.tenant(division, work),
    platform: (work) => database.platform(work),
    changed: () => undefined,
    missed: () => undefined,
    figures: () => ({ replica: 0, primary: 0 }),
    lag: async () => null,
    close: async () => undefined,
  };
}

/**
 * Opens the reads of a process.
 *
 * @param say - told when the replica stops being used, and why
 */
export function createReading(
  database: Database,
  config: Pick<Config, 'database'>,
  say: (text: string) => void,
): Reading {
  const { readUrl } = config.database;
  if (readUrl === null) return readingPrimary(database);
  return readingOver(database, openReplica(readUrl, { primary: database, config: config.database, say }));
}

/** Reads over an open replica. */
export function readingOver(database: Database, replica: Replica): Reading {
  const counts = { replica: 0, primary: 0 };
  // A primary that does not answer leaves the position unknown; then nothing is read from the replica.
  const now = (): Promise<WalPosition | null> => primaryPosition(database).then(readPosition, () => null);
  let base = now();
  const marks = new Map<number, Promise<WalPosition | null>>();

  /** The oldest position that serves the reader; null: only the primary will do. */
  async function needed(division: number | null): Promise<WalPosition | null> {
    const visitor = currentVisitorPosition();
    if (visitor?.isWriting) return null;
    // Outside of a request nobody tells what was written before, so that everything counts.
    const parts = [base, visitor ? visitor.wrote : now()];
    const mark = division === null ? undefined : marks.get(division);
    const [least, wrote, marked] = await Promise.all([...parts, mark ?? 0n]);
    // The primary did not answer when it was asked where it is; by now it may.
    if (least === null) base = now();
    if (least === null || least === undefined || marked === null || marked === undefined) return null;
    if (!visitor && wrote === null) return null;
    return [least, wrote ?? 0n, marked].reduce((a, b) => (a > b ? a : b));
  }

  async function read<T>(division: number | null, how: (from: Database) => Promise<T>): Promise<T> {
    const mark = division === null ? undefined : marks.get(division);
    const position = await needed(division);
    if (position === null && mark && division !== null && (await mark) === null) changed(division);
    const from = position === null ? null : await replica.at(position);
    if (from) {
      if (division !== null && marks.get(division) === mark) marks.delete(division);
      try {
        const value = await how(from);
        counts.replica += 1;
        return value;
      } catch (error) {
        // A query that is wrong is so on the primary too.
        if (!(error instanceof Outage)) throw error;
        replica.failed(error);
      }
    }
    counts.primary += 1;
    return how(database);
  }

  function changed(division: number): void {
    if (marks.size >= mostMarks) return missed();
    marks.set(division, now());
  }

  function missed(): void {
    marks.clear();
    base = now();
  }

  return {
    tenant: (division, work) => read(division, (from) => from.tenant(division, work)),
    platform: (work) => read(null, (from) => from.platform(work)),
    changed,
    missed,
    figures: () => ({ ...counts }),
    lag: () => replica.lag(),
    close: () => replica.close(),
  };
}
