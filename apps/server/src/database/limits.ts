import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConfig } from '../config/database.ts';

/**
 * How long work may keep the database:
 * - `request`: somebody waits for the answer; the settings apply
 * - `job`: work in the background, such as imports, exports and what follows an order
 * - `upkeep`: migrations, backups, seeds and other work that an operator started
 */
export type Patience = 'request' | 'job' | 'upkeep';

/** Limits of one transaction, in milliseconds. */
export interface Limits {
  readonly statement: number;
  readonly lock: number;
  readonly idle: number;
}

const minute = 60_000;

/** Nothing may wait for ever: even an operator's command ends when it hangs. */
const longer: Readonly<Record<Exclude<Patience, 'request'>, Limits>> = {
  job: { statement: 5 * minute, lock: 30_000, idle: 2 * minute },
  upkeep: { statement: 6 * 60 * minute, lock: 30_000, idle: 6 * 60 * minute },
};

/** Limits of a process for each kind of work; longer settings hold for the longer kinds too. */
export function limitsOf(config: DatabaseConfig): Readonly<Record<Patience, Limits>> {
  const request = {
    statement: config.statementTimeout,
    lock: config.lockTimeout,
    idle: config.idleTimeout,
  };
  const atLeast = (limits: Limits): Limits => ({
    statement: Math.max(limits.statement, request.statement),
    lock: Math.max(limits.lock, request.lock),
    idle: Math.max(limits.idle, request.idle),
  });
  return { request, job: atLeast(longer.job), upkeep: atLeast(longer.upkeep) };
}

/** Limits as SQL for the message that begins a transaction: they cost no round trip, and end with it. */
export function limitsSql({ statement, lock, idle }: Limits): string {
  return `; SET LOCAL statement_timeout = ${statement}; SET LOCAL lock_timeout = ${lock}; SET LOCAL idle_in_transaction_session_timeout = ${idle}`;
}

const patience = new AsyncLocalStorage<Patience>();
let standard: Patience = 'request';

/** How patient the work is that runs now. */
export const currentPatience = (): Patience => patience.getStore() ?? standard;

/** Runs work with the limits of its kind, whichever services it goes through. */
export function withPatience<T>(kind: Patience, work: () => T): T {
  return patience.run(kind, work);
}

/** For a process that serves nobody, such as a command: all of its work is of this kind. */
export function setStandardPatience(kind: Patience): void {
  standard = kind;
}
