/** A process whose clock is two days off, on a database whose clock is right. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { loneShopper, send, startLoneServer } from '../testing/lone-shopper.ts';
import { runOmnis } from '../testing/program.ts';
import { stoppablePostgres } from '../testing/stoppable-postgres.ts';

vi.setConfig({ testTimeout: 300_000 });

const postgres = await stoppablePostgres();
if (!postgres)
  process.stderr.write('A wrong clock is not tested: this machine has no PostgreSQL 15 or newer.\n');

/** Settings of a process of Node whose clock is off by so many seconds. */
function clockOff(seconds: number): Record<string, string> {
  const module = `const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length === 0 ? [Real.now() + ${seconds * 1000}] : given)); }
      static now() { return Real.now() + ${seconds * 1000}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
}

describe.skipIf(postgres === null)('a clock that is two days off', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'omnis-clock-'));
  afterAll(async () => {
    await postgres?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('sells and keeps sessions, by the clock of the database, and the doctor names the difference', async () => {
    if (!postgres) throw new Error('There is no PostgreSQL');
    await postgres.start();
    const right = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    for (const seconds of [172_800, -172_800]) {
      const env = { ...right, ...clockOff(seconds) };
      const server = await startLoneServer({ env });
      try {
        const shopper = await loneShopper(server);
        const placed = await shopper.place(server);
        expect([seconds, placed.status, placed.json]).toMatchObject([seconds, 200, { status: 'placed' }]);
        expect(await shopper.order(server, placed)).toMatchObject({
          status: 200,
          json: { email: shopper.email },
        });
        expect((await send(server, { path: '/omnis/v3/basket/main/list/' })).status).toBe(200);
      } finally {
        await server.kill();
      }
      const { code, out } = await runOmnis(['doctor'], env);
      expect(code).toBe(1);
      expect(out).toMatch(/^fail +clock +the clock differs by 17(27|28)\d\d\.\d s from the database/m);
      expect(out).toContain('Turn on time synchronisation');
    }
  });
});
