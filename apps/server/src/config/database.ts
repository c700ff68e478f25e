import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { url, wholeNumber } from './values.ts';

/** How this process uses a stand-alone PostgreSQL. */
export interface DatabaseConfig {
  /** Address without a pooler such as PgBouncer in between; null where `DATABASE_URL` itself is one. */
  readonly directUrl: string | null;
  /** Address of a streaming replica for reads that need not be the newest; null: the primary answers them. */
  readonly readUrl: string | null;
  /** Seconds that the replica may be behind to be used at all. */
  readonly readMaxLag: number;
  /** Connections that this process opens at most, beside the one that hears what other processes tell. */
  readonly poolSize: number;
  /** Milliseconds that a request waits for a connection. */
  readonly poolWait: number;
  /** Milliseconds that one statement of a request may take. */
  readonly statementTimeout: number;
  /** Milliseconds that a request waits for a lock. */
  readonly lockTimeout: number;
  /** Milliseconds that a transaction of a request may stand still. */
  readonly idleTimeout: number;
  /** The part of the pool that one store may use at a time, over 0 to 1. */
  readonly storeShare: number;
}

/** Defaults for settings that are not set. */
export const databaseDefaults: DatabaseConfig = {
  directUrl: null,
  readUrl: null,
  readMaxLag: 30,
  poolSize: 10,
  poolWait: 5_000,
  statementTimeout: 30_000,
  lockTimeout: 5_000,
  idleTimeout: 30_000,
  storeShare: 0.5,
};

const day = 86_400_000;
const milliseconds = (least: number) => wholeNumber(least, day).optional();

const share = z
  .string()
  .regex(/^\d(\.\d{1,4})?$/, 'must be a number over 0 and up to 1, such as 0.5')
  .transform(Number)
  .refine((value) => value > 0 && value <= 1, 'must be a number over 0 and up to 1, such as 0.5')
  .optional();

const address = url(
  /^postgres(ql)?:\/\//,
  'must be an address such as postgres://user:password@host:5432/name',
);

/** Where the database is, and how this process shares it between stores. */
export const database = defineSection(
  {
    DATABASE_URL: address.optional(),
    DATABASE_DIRECT_URL: address.optional(),
    DATABASE_READ_URL: address.optional(),
    DATABASE_READ_MAX_LAG: wholeNumber(1, 3600).optional(),
    DATABASE_POOL_SIZE: wholeNumber(3, 500).optional(),
    DATABASE_POOL_WAIT_MS: milliseconds(100),
    DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(100),
    DATABASE_LOCK_TIMEOUT_MS: milliseconds(50),
    DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: milliseconds(100),
    DATABASE_STORE_SHARE: share,
  },
  ({ DATABASE_URL, ...given }): { databaseUrl: string | null; database: DatabaseConfig } => {
    if (DATABASE_URL === undefined) {
      // `given` holds the variables of the other sections too.
      const [lonely] =
        Object.entries(given).find(([name, value]) => name.startsWith('DATABASE_') && value !== undefined) ??
        [];
      if (lonely !== undefined)
        throw new ConfigError(
          `${lonely} needs DATABASE_URL: the embedded database has no address, one connection and no other process to wait for. Set DATABASE_URL, or leave ${lonely} out.`,
        );
    }
    if (given.DATABASE_READ_MAX_LAG !== undefined && given.DATABASE_READ_URL === undefined)
      throw new ConfigError(
        'DATABASE_READ_MAX_LAG needs DATABASE_READ_URL: there is no replica that could be behind. Set DATABASE_READ_URL, or leave DATABASE_READ_MAX_LAG out.',
      );
    const primary = { DATABASE_URL, DATABASE_DIRECT_URL: given.DATABASE_DIRECT_URL };
    const same = Object.entries(primary).find(
      ([, each]) => each !== undefined && each === given.DATABASE_READ_URL,
    );
    if (same !== undefined)
      throw new ConfigError(
        `DATABASE_READ_URL is the same address as ${same[0]}. Set it to the address of a replica, or leave it out.`,
      );
    if (given.DATABASE_DIRECT_URL !== undefined && given.DATABASE_DIRECT_URL === DATABASE_URL)
      throw new ConfigError(
        'DATABASE_DIRECT_URL is the same address as DATABASE_URL. It names PostgreSQL itself, behind the pooler that DATABASE_URL leads to; without a pooler leave it out.',
      );
    const read = {
      directUrl: given.DATABASE_DIRECT_URL ?? null,
      readUrl: given.DATABASE_READ_URL ?? null,
      readMaxLag: given.DATABASE_READ_MAX_LAG ?? databaseDefaults.readMaxLag,
      poolSize: given.DATABASE_POOL_SIZE ?? databaseDefaults.poolSize,
      poolWait: given.DATABASE_POOL_WAIT_MS ?? databaseDefaults.poolWait,
      statementTimeout: given.DATABASE_STATEMENT_TIMEOUT_MS ?? databaseDefaults.statementTimeout,
      idleTimeout: given.DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS ?? databaseDefaults.idleTimeout,
      storeShare: given.DATABASE_STORE_SHARE ?? databaseDefaults.storeShare,
    };
    const lockTimeout =
      given.DATABASE_LOCK_TIMEOUT_MS ?? Math.min(databaseDefaults.lockTimeout, read.statementTimeout);
    if (lockTimeout > read.statementTimeout)
      throw new ConfigError(
        `DATABASE_LOCK_TIMEOUT_MS (${lockTimeout}) must not be longer than DATABASE_STATEMENT_TIMEOUT_MS (${read.statementTimeout}): a statement ends before it has waited that long.`,
      );
    return { databaseUrl: DATABASE_URL ?? null, database: { ...read, lockTimeout } };
  },
);
