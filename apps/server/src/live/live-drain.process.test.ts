import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beThere, liveShopper } from '../testing/live-shopper.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 300_000 });

let home: TestHome;
let program: Program;
beforeAll(async () => {
  home = await testHome();
  const database = await home.open();
  await beThere(database);
  await database.close();
});
afterAll(async () => {
  program.process.kill('SIGKILL');
  await program.ended;
  await home.drop();
});

test('a process that stops ends its streams at once, each with its own time to come back', async () => {
  program = startProgram('testing/stopping-server.ts', { env: { ...home.env, PORT: '0' } });
  const [, printed] = await program.printed(/http:\/\/localhost:(\d+)\//);
  const port = Number(printed);
  const shopper = await liveShopper(port);
  const readers = await Promise.all(Array.from({ length: 8 }, () => shopper.follow(port)));
  for (const reader of readers) await reader.until(({ events }) => events().length > 0);
  program.process.kill('SIGTERM');
  await Promise.all(readers.map(({ ended }) => ended));
  const times = readers.map((reader) => Number(/retry: (\d+)\n\n$/.exec(reader.text())?.[1]));
  for (const time of times) {
    expect(time).toBeGreaterThanOrEqual(500);
    expect(time).toBeLessThanOrEqual(5000);
  }
  expect(new Set(times).size).toBeGreaterThan(1);
  // Nothing had to be cut: it ends long before SHUTDOWN_TIMEOUT_SECONDS is over, by itself and in order.
  expect((await program.ended).code).toBe(0);
});
