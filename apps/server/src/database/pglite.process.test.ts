import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';

let database: Database;
beforeAll(async () => {
  database = await openPglite(null);
  await database.direct('CREATE ROLE omnis_platform', []);
});
afterAll(() => database.close());

test('a long row of transactions leaves turns to the requests and timers of the process', async () => {
  const turns: number[] = [];
  const timer = setInterval(() => turns.push(performance.now()), 1);
  // Takes seconds, in which a process that was kept from its timers counts nothing at all.
  for (let done = 0; turns.length < 3 && done < 20_000; done += 1)
    await database.platform((db) => db.run('SELECT 1', []));
  clearInterval(timer);
  expect(turns.length).toBeGreaterThanOrEqual(3);
});
