import type { Database } from '../database/database.ts';

/** Error that a dead process answers with. */
export class Died extends Error {
  override name = 'Died';
}

/** Around a transaction. `before`: it never begins. `after`: it is committed, but nobody hears of it. */
export type Moment = 'before' | 'after';

/** A standstill. */
export interface Halt {
  /** Resolves when it has come to it. */
  readonly reached: Promise<void>;
  /** Lets it go on. */
  go(): void;
}

/** A database whose process can be made to die, or to stand still, at a chosen moment. */
export interface Mortal {
  /** Counts the transactions of the process from now on, without dying. */
  count(): void;
  /** Dies around the n-th transaction from now on, counted from 1. Every transaction after that fails too. */
  dieAt(transaction: number, when: Moment): void;
  /** Fails once around the n-th transaction from now on, as when a connection breaks; the process goes on. */
  failAt(transaction: number, when: Moment): void;
  /** Stands still around the n-th transaction from now on; what else the process does goes on. */
  haltAt(transaction: number, when: Moment): Halt;
  /** Comes back to life, as after a restart. Gives the transactions that were begun since it was last told what to do. */
  revive(): number;
}

/**
 * Makes a database mortal, in place: whoever holds it is mortal with it.
 *
 * @param counts - whether a transaction that begins now is counted
 */
export function makeMortal(database: Database, counts: () => boolean = () => true): Mortal {
  let begun = 0;
  let deadline: { transaction: number; when: Moment; stop: () => Promise<void> } | null = null;
  let dead = false;

  async function live<T>(work: () => Promise<T>): Promise<T> {
    if (dead) throw new Died();
    if (!counts()) return work();
    begun += 1;
    const mine = deadline?.transaction === begun ? deadline : null;
    if (mine?.when === 'before') await mine.stop();
    const value = await work();
    // Unless it was revived meanwhile.
    if (mine?.when === 'after' && mine === deadline) await mine.stop();
    return value;
  }

  const tenant = database.tenant.bind(database);
  const platform = database.platform.bind(database);
  const tenantAtOnce = database.tenantAtOnce.bind(database);
  const mortal: Pick<Database, 'tenant' | 'tenantAtOnce' | 'platform'> = {
    tenant: (division, work) => live(() => tenant(division, work)),
    tenantAtOnce: (division, work) => live(() => tenantAtOnce(division, work)),
    platform: (work) => live(() => platform(work)),
  };
  Object.assign(database, mortal);
  return {
    count: () => {
      begun = 0;
      deadline = null;
    },
    dieAt: (transaction, when) => {
      begun = 0;
      const stop = async (): Promise<void> => {
        dead = true;
        throw new Died();
      };
      deadline = { transaction, when, stop };
    },
    failAt: (transaction, when) => {
      begun = 0;
      const stop = (): Promise<void> => Promise.reject(new Error('The connection broke'));
      deadline = { transaction, when, stop };
    },
    haltAt: (transaction, when) => {
      begun = 0;
      const reached = Promise.withResolvers<void>();
      const going = Promise.withResolvers<void>();
      const stop = (): Promise<void> => {
        reached.resolve();
        return going.promise;
      };
      deadline = { transaction, when, stop };
      return { reached: reached.promise, go: () => going.resolve() };
    },
    revive: () => {
      dead = false;
      deadline = null;
      return begun;
    },
  };
}
