/** The drill of “Backup and restore”: a mistake is undone by going back to the moment before it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { archivedPostgres } from '../testing/archived-postgres.ts';
import { loneShopper, startLoneServer, type LoneServer } from '../testing/lone-shopper.ts';

vi.setConfig({ testTimeout: 180_000 });

const postgres = archivedPostgres();
if (!postgres)
  process.stderr.write('Recovery to a moment is not tested: this machine has no PostgreSQL 15 or newer.\n');

describe.skipIf(postgres === null)('PostgreSQL with a base backup and an archive', () => {
  // Keys and files, which are backed up beside the database.
  const dataDir = mkdtempSync(join(tmpdir(), 'omnis-recovery-'));
  const servers = new Set<LoneServer>();
  afterAll(async () => {
    await Promise.all([...servers].map((server) => server.kill()));
    postgres?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const serve = async (url: string): Promise<LoneServer> => {
    const server = await startLoneServer({ env: { DATA_DIR: dataDir, DATABASE_URL: url } });
    servers.add(server);
    return server;
  };

  test('comes back as it was before orders were deleted, and sells on', async () => {
    const cluster = await postgres?.start();
    if (!postgres || !cluster) throw new Error('There is no PostgreSQL');
    const server = await serve(cluster.url);
    const before = await loneShopper(server);
    expect((await before.place(server)).status).toBe(200);
    postgres.baseBackup(cluster);

    // After the base backup: only the archive has it.
    const after = await loneShopper(server);
    const placed = await after.place(server);
    expect(placed.status).toBe(200);
    const moment = String(await cluster.ask('SELECT clock_timestamp()::text'));

    await cluster.ask('TRUNCATE orders CASCADE');
    expect(await cluster.ask('SELECT count(*)::int FROM orders')).toBe(0);
    const file = String(await cluster.ask('SELECT pg_walfile_name(pg_switch_wal())'));
    await vi.waitFor(
      async () =>
        expect(await cluster.ask(`SELECT last_archived_wal >= '${file}' FROM pg_stat_archiver`)).toBe(true),
      30_000,
    );
    await server.kill();
    servers.delete(server);
    await cluster.stop();

    const recovered = await postgres.recover(moment);
    const again = await serve(recovered.url);
    expect(await recovered.ask("SELECT count(*)::int FROM orders WHERE status <> 'draft'")).toBe(2);
    const order = await after.order(again, placed);
    expect([order.status, JSON.stringify(order.json)]).toEqual([200, expect.stringContaining(after.email)]);
    const next = await loneShopper(again);
    expect((await next.place(again)).status).toBe(200);
    expect(await recovered.ask("SELECT count(*)::int FROM orders WHERE status <> 'draft'")).toBe(3);
  });
});
