import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLastUnits } from './last-units.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wants = (stock: number, quantity = 1) => [{ variantId: 'v', quantity, stock }];

/** Payments that each last until they are ended, and how many of them were under way at once. */
function payments(of = createLastUnits()) {
  const ends: (() => void)[] = [];
  const waited: boolean[] = [];
  const begin = (wanted: Parameters<typeof of.inTurn>[1], division = 1) =>
    of.inTurn(division, wanted, async (hasWaited) => {
      waited.push(hasWaited);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { begin, ends, waited, settled };
}

test('of several who order the last unit one pays, and the next one when that has ended', async () => {
  const { begin, ends, waited, settled } = payments();
  const all = [1, 2, 3].map(() => begin(wants(1)));
  await settled();
  expect(waited).toEqual([false]);
  ends[0]?.();
  await settled();
  expect(waited).toEqual([false, true]);
  ends[1]?.();
  await settled();
  ends[2]?.();
  await Promise.all(all);
  expect(waited).toEqual([false, true, true]);
});

test('as many pay at once as there are units for', async () => {
  const { begin, waited, settled } = payments();
  for (const quantity of [2, 2, 2]) void begin(wants(5, quantity));
  await settled();
  expect(waited).toHaveLength(2);
});

test('other variants, other stores and what has no counted stock wait for nobody', async () => {
  const { begin, waited, settled } = payments();
  void begin(wants(1));
  void begin(wants(1), 2);
  void begin([{ variantId: 'w', quantity: 1, stock: 1 }]);
  void begin([]);
  await settled();
  expect(waited).toEqual([false, false, false, false]);
});

test('a payment that fails lets the next one pay', async () => {
  const units = createLastUnits();
  await expect(units.inTurn(1, wants(1), () => Promise.reject(new Error('no answer')))).rejects.toThrow(
    'no answer',
  );
  expect(await units.inTurn(1, wants(1), async (hasWaited) => hasWaited)).toBe(false);
});

test('nobody waits for a slow bank for more than four seconds', async () => {
  const { begin, waited } = payments();
  void begin(wants(1));
  void begin(wants(1));
  await vi.advanceTimersByTimeAsync(3900);
  expect(waited).toEqual([false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(waited).toEqual([false, true]);
});
