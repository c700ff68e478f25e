import { Outage } from './outage.ts';

/** The work that a connection is used for: a store by its number, or the platform's own kinds. */
export type Share = number | 'platform' | 'jobs' | 'owner';

/** How a pool is shared. */
export interface GateRules {
  /** Connections in all. */
  readonly size: number;
  /** Connections that one store may use at a time. */
  readonly perStore: number;
  /** Milliseconds that work waits for its turn. */
  readonly wait: number;
  /** Work that may wait for each share; what comes after that is refused at once. */
  readonly mayWait: number;
}

/** Present state of a pool, for measuring. */
export interface PoolFigures {
  readonly size: number;
  readonly used: number;
  readonly waiting: number;
  /** Work that was refused since the process started, because its time was over or too many waited. */
  readonly refused: number;
}

interface Waiting {
  go(): void;
  refuse(error: Outage): void;
  timer: NodeJS.Timeout;
}

/**
 * Gives out the connections of a pool. Each store has a queue of its own, and stores are served in turn, so that one
 * whose work waits for a lock uses up its own share and nobody else's. All stores together leave one connection.
 */
export class ConnectionGate {
  readonly #rules: GateRules;
  readonly #used = new Map<Share, number>();
  readonly #queues = new Map<Share, Set<Waiting>>();
  #total = 0;
  /** Connections that stores use, all together. */
  #byStores = 0;
  #waiting = 0;
  #refused = 0;

  constructor(rules: GateRules) {
    this.#rules = rules;
  }

  figures(): PoolFigures {
    return { size: this.#rules.size, used: this.#total, waiting: this.#waiting, refused: this.#refused };
  }

  #limit(share: Share): number {
    if (typeof share === 'number') return this.#rules.perStore;
    // Something is always left for the others.
    if (share === 'jobs') return Math.max(1, Math.floor(this.#rules.size / 2));
    return share === 'platform' ? Math.max(1, this.#rules.size - 2) : this.#rules.size;
  }

  #mayGo(share: Share): boolean {
    return (
      this.#total < this.#rules.size &&
      (this.#used.get(share) ?? 0) < this.#limit(share) &&
      (typeof share !== 'number' || this.#byStores < this.#mostByStores)
    );
  }

  /** One lock can hold up any number of stores. Sign-in, hosts and jobs still get a connection meanwhile. */
  get #mostByStores(): number {
    return Math.max(1, this.#rules.size - 1);
  }

  #take(share: Share): void {
    this.#total += 1;
    if (typeof share === 'number') this.#byStores += 1;
    this.#used.set(share, (this.#used.get(share) ?? 0) + 1);
  }

  /**
   * Waits for a turn; `release` it afterwards, whatever happened. Resolves to nothing at once where there is one.
   *
   * @throws {Outage} when the wait is over, or too much waits already
   */
  acquire(share: Share): Promise<void> | undefined {
    const queue = this.#queues.get(share);
    if (queue === undefined && this.#mayGo(share)) {
      this.#take(share);
      return undefined;
    }
    return this.#wait(share, queue);
  }

  #wait(share: Share, known: Set<Waiting> | undefined): Promise<void> {
    const queue = known ?? new Set<Waiting>();
    if (queue.size >= this.#rules.mayWait) {
      this.#refused += 1;
      return Promise.reject(new Outage(`${queue.size} transactions wait for a connection already`));
    }
    this.#queues.set(share, queue);
    this.#waiting += 1;
    return new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(entry.timer);
        queue.delete(entry);
        this.#waiting -= 1;
        if (queue.size === 0) this.#queues.delete(share);
      };
      const entry: Waiting = {
        go: () => {
          leave();
          this.#take(share);
          resolve();
        },
        refuse: (error) => {
          leave();
          this.#refused += 1;
          reject(error);
        },
        timer: setTimeout(
          () => entry.refuse(new Outage(`No connection was free within ${this.#rules.wait} ms`)),
          this.#rules.wait,
        ),
      };
      queue.add(entry);
    });
  }

  /** Gives a turn back. */
  release(share: Share): void {
    this.#total -= 1;
    if (typeof share === 'number') this.#byStores -= 1;
    const used = (this.#used.get(share) ?? 1) - 1;
    if (used === 0) this.#used.delete(share);
    else this.#used.set(share, used);
    if (this.#waiting > 0) this.#next();
  }

  #next(): void {
    for (const [share, queue] of this.#queues) {
      if (!this.#mayGo(share)) continue;
      const [first] = queue;
      if (first === undefined) continue;
      first.go();
      // To the end of the row, so that stores follow one another.
      if (queue.size > 0) {
        this.#queues.delete(share);
        this.#queues.set(share, queue);
      }
      return;
    }
  }
}
