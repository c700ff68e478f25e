import { pino } from 'pino';
import { expect, test } from 'vitest';
import { stopWorker, type StoppingWorker } from './stop-worker.ts';

test('a worker ends its jobs, then gives up Redis, and closes the database last', async () => {
  const order: string[] = [];
  const note = async (what: string): Promise<void> => void order.push(what);
  const core = {
    logger: pino({ level: 'silent' }),
    jobs: { stop: (seconds: number) => note(`jobs within ${seconds} s`).then(() => 0) },
    redis: { close: () => note('redis') },
    database: { close: () => note('database') },
  } satisfies StoppingWorker['core'];
  await stopWorker({ core, seconds: 30, flush: () => note('metrics') });
  expect(order).toEqual(['jobs within 30 s', 'metrics', 'redis', 'database']);
});
