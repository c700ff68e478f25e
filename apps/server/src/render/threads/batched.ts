/**
 * Sends what is said in one go together: each message wakes the other thread, which costs as much as a call's own work.
 *
 * @param send - given all that was said until nothing was left to do at once
 * @example
 * const say = batched<string>((words) => port.postMessage(words));
 */
export function batched<T>(send: (items: readonly T[]) => void): (item: T) => void {
  let items: T[] = [];
  const flush = (): void => {
    const all = items;
    items = [];
    send(all);
  };
  return (item) => {
    items.push(item);
    // Asked for among promises, a tick comes when all of them have had their turn.
    if (items.length === 1) process.nextTick(flush);
  };
}
