import type { Database } from '../database/database.ts';

/** What a dead process answers. */
export class Died extends Error {
  override name = 'Died';
}

/** A database whose process can be made to die at a chosen moment. */
export interface Mortal {
  /** Counts the transactions of the process from now on, without dying. */
  count(): void;
  /**
   * Dies around the n-th transaction from now on, counted from 1. `before`: it never begins. `after`: it is
   * committed, but nobody hears of it. Every transaction after that fails too.
   */
  dieAt(transaction: number, when: 'before' | 'after'): void;
  /** Comes back to life, as after a restart. Gives the transactions that were begun since `count` or `dieAt`. */
  revive(): number;
}

/** Makes a database mortal, in place: whoever holds it is mortal with it. */
export function makeMortal(database: Database): Mortal {
  let begun = 0;
  let deadline: { transaction: number; when: 'before' | 'after' } | null = null;
  let dead = false;

  async function live<T>(work: () => Promise<T>): Promise<T> {
    if (dead) throw new Died();
    begun += 1;
    const mine = deadline?.transaction === begun ? deadline : null;
    if (mine?.when === 'before') {
      dead = true;
      throw new Died();
    }
    const value = await work();
    // Unless it was revived meanwhile.
    if (mine !== null && mine === deadline) {
      dead = true;
      throw new Died();
    }
    return value;
  }

  const tenant = database.tenant.bind(database);
  const platform = database.platform.bind(database);
  const mortal: Pick<Database, 'tenant' | 'platform'> = {
    tenant: (division, work) => live(() => tenant(division, work)),
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
      deadline = { transaction, when };
    },
    revive: () => {
      dead = false;
      deadline = null;
      return begun;
    },
  };
}
