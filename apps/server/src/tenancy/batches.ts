interface Batch<T, R> {
  readonly wanted: Map<string, T>;
  readonly done: PromiseWithResolvers<R>;
}

/**
 * Gathers what is asked for while one reading is under way, and reads it together in the next one. Readings never
 * overlap, so an older one cannot replace what a newer one found, and any number of questions occupies one connection.
 *
 * @param read - reads a batch; every question of the batch gets its answer, or its error
 * @param most - most questions of one batch
 * @returns asks a question, by a key that equal questions share; it is read after the call, never before
 */
export function createBatches<T, R>(
  read: (wanted: readonly T[]) => Promise<R>,
  most: number,
): (key: string, wanted: T) => Promise<R> {
  const waiting: Batch<T, R>[] = [];
  let reading = false;

  async function readAll(): Promise<void> {
    reading = true;
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      try {
        batch.done.resolve(await read([...batch.wanted.values()]));
      } catch (error) {
        batch.done.reject(error);
      }
    }
    reading = false;
  }

  return (key, wanted) => {
    let batch = waiting.find((each) => each.wanted.has(key)) ?? waiting.at(-1);
    if (!batch || (batch.wanted.size >= most && !batch.wanted.has(key))) {
      batch = { wanted: new Map(), done: Promise.withResolvers() };
      waiting.push(batch);
    }
    batch.wanted.set(key, wanted);
    // Begun in a later turn, so that everything that is asked for in this one travels together.
    if (!reading) {
      reading = true;
      setImmediate(() => void readAll());
    }
    return batch.done.promise;
  };
}
