import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProgram, type Program } from '../testing/program.ts';
import { call, guess, newVisitor, openSlowClients, type Dawdling } from '../testing/slow-clients.ts';
import { testHosts } from '../testing/test-divisions.ts';

// The short form of `pnpm soak`: what comes out counts here, not how long it takes.
const dataDir = mkdtempSync(join(tmpdir(), 'omnis-slow-'));
let server: Program;
let place: { port: number; host: string };

beforeAll(async () => {
  server = startProgram('testing/upload-server.ts', { env: { DATA_DIR: dataDir } });
  const [, port] = await server.printed(/"port":(\d+)/);
  place = { port: Number(port), host: testHosts.demo };
}, 120_000);
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const shop = () => call(place, { path: '/omnis/v3/frontend/getStoreCoreData/json/' });

test.each(['headers', 'body'] satisfies Dawdling[])(
  '500 clients that dribble their %s leave everybody else answered',
  async (how) => {
    const slow = await openSlowClients(place, { count: 500, how });
    expect(slow.open()).toBe(500);
    const answers = await Promise.all(Array.from({ length: 50 }, shop));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // They were there all the while: the answers did not wait for them to go.
    expect(slow.open()).toBe(500);
    slow.close();
  },
);

test.each(['headers', 'body'] satisfies Dawdling[])(
  'clients that dribble their %s are sent away in the end',
  async (how) => {
    const slow = await openSlowClients(place, { count: 20, how });
    await expect.poll(() => slow.open(), { timeout: 60_000, interval: 500 }).toBe(0);
    slow.close();
  },
);

test('guesses over many accounts are refused early, and the shop is open meanwhile', async () => {
  const visitor = await newVisitor(place);
  const guesses = Array.from({ length: 400 }, (_, n) =>
    guess(place, { email: `a${n % 40}@guess.example`, visitor }),
  );
  const shoppers = await Promise.all(Array.from({ length: 20 }, shop));
  const answers = await Promise.all(guesses);
  expect(new Set(shoppers.map(({ status }) => status))).toEqual(new Set([200]));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toEqual([]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  // One address checks at most 60 passwords in a quarter of an hour.
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(60);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});
