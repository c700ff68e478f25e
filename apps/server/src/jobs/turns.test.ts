import { describe, expect, test } from 'vitest';
import { createTurns, shareOf } from './turns.ts';

/** A queue in memory, oldest first, from which jobs are taken as the runner does it. */
function shelf(groups: readonly string[]) {
  const queue = [...groups];
  return (ignore: readonly string[], most: number): string[] => {
    const taken: string[] = [];
    for (let at = 0; at < queue.length && taken.length < most;) {
      const group = queue[at];
      if (group === undefined || ignore.includes(group)) at += 1;
      else taken.push(...queue.splice(at, 1));
    }
    return taken;
  };
}

/** Takes jobs one place at a time and ends each at once. @returns the order in which stores were served */
function serve(groups: readonly string[], places = 4): string[] {
  const take = shelf(groups);
  const turns = createTurns(places);
  const order: string[] = [];
  for (;;) {
    let next = take(turns.skipped(), 1);
    if (next.length === 0 && turns.begun) {
      const most = turns.nextRound(places);
      next = take(turns.skipped(), most);
    }
    if (next.length === 0) return order;
    next.forEach((group) => turns.took(group));
    order.push(...next);
    next.forEach((group) => turns.ended(group));
  }
}

describe('turns between stores', () => {
  test('a store with one job is served second, however many jobs another one has queued before', () => {
    expect(serve([...Array<string>(200).fill('a'), 'b']).slice(0, 2)).toEqual(['a', 'b']);
  });

  test('ten stores with many jobs leave each newcomer its turn within one round', () => {
    const busy = Array.from({ length: 10 }, (_, store) => Array<string>(50).fill(`busy ${store}`)).flat();
    const order = serve([...busy, 'newcomer']);
    expect(order.indexOf('newcomer')).toBeLessThanOrEqual(10);
    expect(order).toHaveLength(501);
  });

  test('a store that waits alone is given every job of its own', () => {
    expect(serve(Array<string>(30).fill('a'))).toHaveLength(30);
  });

  test('a store with slow jobs never holds the last quarter of the places', () => {
    expect([1, 2, 3, 4, 6, 8, 10].map(shareOf)).toEqual([1, 1, 2, 3, 4, 6, 7]);
    const turns = createTurns(4);
    turns.took('slow');
    turns.took('slow');
    turns.nextRound(2);
    expect(turns.skipped()).toEqual([]);
    turns.took('slow');
    turns.nextRound(1);
    expect(turns.skipped()).toEqual(['slow']);
    turns.ended('slow');
    expect(turns.skipped()).toEqual([]);
  });
});
