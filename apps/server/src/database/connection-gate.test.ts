import { describe, expect, test } from 'vitest';
import { ConnectionGate } from './connection-gate.ts';
import { Outage } from './outage.ts';

const rules = { size: 4, perStore: 2, wait: 50, mayWait: 3 };

describe('the gate of a pool', () => {
  test('lets a store use its share, and others the rest at once', async () => {
    const gate = new ConnectionGate(rules);
    expect([gate.acquire(1), gate.acquire(1)]).toEqual([undefined, undefined]);
    const third = gate.acquire(1);
    expect(third).toBeInstanceOf(Promise);
    expect(gate.acquire(2)).toBeUndefined();
    gate.release(1);
    await third;
    expect(gate.figures()).toEqual({ size: 4, used: 3, waiting: 0, refused: 0 });
  });

  test('serves the stores that wait in turn, and each in its order', async () => {
    const gate = new ConnectionGate({ ...rules, size: 1 });
    expect(gate.acquire(9)).toBeUndefined();
    const served: string[] = [];
    for (const [store, name] of [
      [1, 'a'],
      [1, 'b'],
      [2, 'c'],
    ] as const)
      void gate.acquire(store)?.then(() => {
        served.push(name);
        gate.release(store);
      });
    gate.release(9);
    await expect.poll(() => served).toEqual(['a', 'c', 'b']);
  });

  test('refuses work whose wait is over, and work beyond the bound at once', async () => {
    const gate = new ConnectionGate(rules);
    void gate.acquire(1);
    void gate.acquire(1);
    const waiting = [1, 2, 3].map(async () => gate.acquire(1));
    const outcomes = Promise.allSettled(waiting);
    await expect(gate.acquire(1)).rejects.toBeInstanceOf(Outage);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(gate.figures()).toEqual({ size: 4, used: 2, waiting: 0, refused: 4 });
    // A refused request takes no connection.
    gate.release(1);
    expect(gate.acquire(1)).toBeUndefined();
  });

  test('keeps one connection from all stores together, for the work of the platform', async () => {
    const gate = new ConnectionGate({ ...rules, perStore: 1 });
    expect([1, 2, 3].map((store) => gate.acquire(store))).toEqual([undefined, undefined, undefined]);
    const fourth = gate.acquire(4);
    expect(fourth).toBeInstanceOf(Promise);
    expect(gate.acquire('platform')).toBeUndefined();
    gate.release('platform');
    expect(gate.figures()).toMatchObject({ used: 3, waiting: 1 });
    gate.release(1);
    await fourth;
    expect(gate.figures()).toMatchObject({ used: 3, waiting: 0 });
  });

  test('gives a free connection to whoever waits for one', () => {
    const gate = new ConnectionGate(rules);
    for (let count = 0; count < 8; count += 1) {
      gate.acquire('platform')?.catch(() => undefined);
      gate.acquire('jobs')?.catch(() => undefined);
    }
    expect(gate.figures().used).toBe(4);
    gate.release('jobs');
    expect(gate.figures().used).toBe(4);
  });
});
