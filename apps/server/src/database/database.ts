import type { AnnouncementFollower } from './announcements.ts';
import type { PoolFigures } from './connection-gate.ts';
import type { Db, RunSql } from './connection.ts';

/**
 * The database behind one small interface, so that the embedded and the stand-alone PostgreSQL are used alike.
 * Work throws an `Outage` when the database cannot be asked or does not answer in time (`limits.ts`).
 * Every piece of work is a transaction in a role that row level security binds:
 * - `tenant`: sees and writes the rows of one division
 * - `platform`: sees all divisions; for sign-in, atlas, jobs and what else is not one store's
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Tells this process from the others on the database; who of them lives is told by `livingProcesses`. */
  readonly processNumber: number;
  /** The connections of this process just now. */
  pool(): PoolFigures;
  /**
   * Runs `work` in a transaction that sees one division.
   * Never await the network inside: the embedded database runs transactions one by one.
   */
  tenant<T>(division: number, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * As `tenant`, where nothing that comes back decides whether it counts: the COMMIT leaves with the queries, one round
   * trip earlier. `work` starts all of its queries by `send` or `run` before it waits for the first, and a query that
   * fails undoes them all.
   */
  tenantAtOnce<T>(division: number, work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs `work` in a transaction that sees every division. */
  platform<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs `work` as the role that owns the tables: migrations, backup and the job tables only. */
  owner<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** One message outside of a transaction of ours, as the owner; it may hold its own BEGIN … COMMIT. For the job queue and migrations. */
  readonly direct: RunSql;
  /** Tells every process on the database something, this one as well; less than 8000 bytes. */
  notify(text: string): Promise<void>;
  /** Hears what processes tell, from now on until it is closed; null: some of it may have been missed. */
  listen(hear: (text: string | null) => void): Promise<void>;
  /** Hears which live topics the transactions of this process have changed (`Db.announce`), after each commit. */
  onAnnounced(follow: AnnouncementFollower): void;
  close(): Promise<void>;
}

/** The channel of `notify` and `listen`. */
export const noticeChannel = 'omnis_changes';

/** The start of a transaction, with role and tenant, as one message. `division` is a whole number, so it can stand in the text. */
export function beginSql(role: 'omnis_app' | 'omnis_platform', division: number | null): string {
  if (division !== null && !Number.isSafeInteger(division))
    throw new TypeError('A division is a whole number');
  const tenant = division === null ? '' : `; SET LOCAL omnis.division = '${division}'`;
  return `BEGIN; SET LOCAL ROLE ${role}${tenant}`;
}
