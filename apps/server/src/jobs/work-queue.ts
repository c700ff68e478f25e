/** Runs a few jobs at once and lets the others wait. */
export interface WorkQueue<T> {
  /**
   * Runs `work` when its turn comes; those who ask for the same key meanwhile share its result.
   *
   * @returns null when too many are waiting already
   */
  run: (key: string, work: () => Promise<T>) => Promise<T> | null;
  /** Number of running and waiting tasks. */
  load: () => { running: number; waiting: number };
}

/** Bounds of a queue. */
export interface WorkQueueOptions {
  /** Jobs at once. */
  concurrency: number;
  /** Jobs that may wait. */
  maxWaiting: number;
}

/** Makes a queue whose jobs give a `T`. */
export function workQueue<T>({ concurrency, maxWaiting }: WorkQueueOptions): WorkQueue<T> {
  const shared = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = async (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    // The job that ends hands its place on, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    run(key, work) {
      const same = shared.get(key);
      if (same) return same;
      if (running >= concurrency && waiting.length >= maxWaiting) return null;
      const job = (async () => {
        await turn();
        try {
          return await work();
        } finally {
          leave();
          shared.delete(key);
        }
      })();
      shared.set(key, job);
      return job;
    },
    load: () => ({ running, waiting: waiting.length }),
  };
}
