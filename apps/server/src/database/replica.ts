import type { DatabaseConfig } from '../config/database.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { firstRow, primaryPosition, readPosition, type WalPosition } from './wal-position.ts';

/** A replica that may be down or behind. */
export interface Replica {
  /** The replica, when it has come as far as a position and is not too far behind; null otherwise. */
  at(position: WalPosition): Promise<Database | null>;
  /**
   * Seconds that it is behind the primary; 0 when it has replayed all that was committed.
   *
   * @throws when it cannot be asked, with the reason
   */
  lag(): Promise<number>;
  /** It could not be used: it is left alone for a moment. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

/** The primary that a replica is compared with, and a way to report on it. */
export interface ReplicaNeeds {
  readonly primary: Database;
  readonly config: DatabaseConfig;
  /** Told when it stops being used, and why. */
  readonly say: (text: string) => void;
}

/** Milliseconds for which a replica's position is believed. */
const believed = 100;

/** Milliseconds within which a replica must answer, and for which one that did not is left alone. */
const patience = 1000;

const replayed = `SELECT pg_is_in_recovery() AS replica, pg_last_wal_replay_lsn()::text AS at,
  coalesce(extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 AS seconds`;

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a replica when it is first needed, and again after it was down. It never keeps a process from starting. */
export function openReplica(url: string, { primary, config, say }: ReplicaNeeds): Replica {
  let opening: Promise<Database> | undefined;
  let notBefore = 0;
  let known: { at: WalPosition; until: number } | undefined;
  let asking: Promise<WalPosition | null> | undefined;
  let isSaid = false;
  let isClosed = false;

  function failed(error: unknown): void {
    notBefore = performance.now() + patience;
    known = undefined;
    if (isSaid) return;
    isSaid = true;
    say(
      `The replica of DATABASE_READ_URL is not used just now; the primary answers: ${error instanceof Error ? error.message : String(error)}`,
    );
  }

  function open(): Promise<Database> {
    opening ??= openPostgres(
      url,
      { ...config, directUrl: null, poolWait: Math.min(config.poolWait, patience) },
      'replica',
    ).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  /** How far it has come, and how many seconds that is behind. */
  async function measure(): Promise<{ readonly at: WalPosition; readonly seconds: number }> {
    const replica = await open();
    // The primary first: a replica that has come as far has nothing left to do, however long ago that was.
    const ahead = readPosition(await primaryPosition(primary));
    const row = await firstRow(replica, replayed);
    if (Reflect.get(row, 'replica') !== true)
      throw new Error('it is no replica; set it to the address of a streaming replica, or leave it out');
    const at = readPosition(Reflect.get(row, 'at'));
    if (at === null || ahead === null) throw new Error('it does not tell how far it has come');
    return { at, seconds: at < ahead ? Number(Reflect.get(row, 'seconds')) : 0 };
  }

  /** How far it has come; null when it is too far behind. */
  async function ask(): Promise<WalPosition | null> {
    const { at, seconds } = await measure();
    if (seconds > config.readMaxLag) return null;
    isSaid = false;
    known = { at, until: performance.now() + believed };
    return at;
  }

  return {
    failed,
    lag: async () => (await within(measure())).seconds,
    at: async (position) => {
      if (isClosed || performance.now() < notBefore) return null;
      try {
        const isKnown = known !== undefined && performance.now() < known.until;
        asking ??= isKnown
          ? undefined
          : within(ask()).finally(() => {
              asking = undefined;
            });
        const at = isKnown ? known?.at : await asking;
        return at !== undefined && at !== null && at >= position ? await open() : null;
      } catch (error) {
        failed(error);
        return null;
      }
    },
    close: async () => {
      isClosed = true;
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}
