import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';

/** Readings that wait until they are let go. */
function heldReadings(most = 3) {
  const readings: { wanted: readonly string[]; end: PromiseWithResolvers<string> }[] = [];
  const ask = createBatches<string, string>((wanted) => {
    const end = Promise.withResolvers<string>();
    readings.push({ wanted, end });
    return end.promise;
  }, most);
  const begun = async (count: number): Promise<void> => {
    while (readings.length < count) await new Promise((resolve) => void setImmediate(resolve));
  };
  return { ask: (key: string) => ask(key, key), readings, begun };
}

test('questions of one turn are read together, and the same question once', async () => {
  const { ask, readings, begun } = heldReadings();
  const asked = [ask('a'), ask('b'), ask('a')];
  await begun(1);
  expect(readings.map(({ wanted }) => wanted)).toEqual([['a', 'b']]);
  readings[0]?.end.resolve('read');
  expect(await Promise.all(asked)).toEqual(['read', 'read', 'read']);
});

test('a question during a reading is read after it, never by it', async () => {
  const { ask, readings, begun } = heldReadings();
  const first = ask('a');
  await begun(1);
  const second = ask('a');
  readings[0]?.end.resolve('old');
  expect(await first).toBe('old');
  await begun(2);
  readings[1]?.end.resolve('new');
  expect(await second).toBe('new');
});

test('a batch is not larger than it may be', async () => {
  const { ask, readings, begun } = heldReadings(2);
  const asked = ['a', 'b', 'c', 'a'].map((key) => ask(key));
  await begun(1);
  readings[0]?.end.resolve('one');
  await begun(2);
  readings[1]?.end.resolve('two');
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'two', 'one']);
});

test('a reading that fails fails its own questions, and the next goes on', async () => {
  const { ask, readings, begun } = heldReadings();
  const first = ask('a');
  await begun(1);
  const second = ask('b');
  readings[0]?.end.reject(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  await begun(2);
  readings[1]?.end.resolve('there');
  expect(await second).toBe('there');
});
