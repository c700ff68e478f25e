/** The database's password is changed as `docs/guides/operations.md` says: by a second role, one process at a time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { loneShopper, startLoneServer, type LoneServer } from '../testing/lone-shopper.ts';
import { stoppablePostgres } from '../testing/stoppable-postgres.ts';

vi.setConfig({ testTimeout: 300_000 });

const postgres = await stoppablePostgres('superuser');
if (!postgres)
  process.stderr.write(
    'The change of a password is not tested: this machine has no PostgreSQL 15 or newer.\n',
  );

describe.skipIf(postgres === null)('a PostgreSQL that asks for passwords', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'omnis-password-'));
  const servers = new Set<LoneServer>();
  afterAll(async () => {
    await Promise.all([...servers].map((server) => server.kill()));
    await postgres?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const urlOf = (role: string, password: string): string => {
    const url = new URL(postgres?.url ?? '');
    url.username = role;
    url.password = password;
    url.pathname = '/shop';
    return url.href;
  };

  async function run(...statements: readonly string[]): Promise<void> {
    const client = new pg.Client({ connectionString: postgres?.url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  async function serve(url: string): Promise<LoneServer> {
    const server = await startLoneServer({ env: { DATA_DIR: dataDir, DATABASE_URL: url } });
    servers.add(server);
    return server;
  }

  const buys = async (server: LoneServer): Promise<void> => {
    const shopper = await loneShopper(server);
    expect(await shopper.place(server)).toMatchObject({ status: 200, json: { status: 'placed' } });
  };

  test('every process sells while the role and then the password is changed', async () => {
    if (!postgres) throw new Error('There is no PostgreSQL');
    await postgres.start();
    await run("CREATE ROLE shop LOGIN CREATEROLE PASSWORD 'first'", 'CREATE DATABASE shop OWNER shop');
    const old = await serve(urlOf('shop', 'first'));
    await buys(old);

    await run("CREATE ROLE shop_b LOGIN CREATEROLE PASSWORD 'second'", 'GRANT shop TO shop_b');
    const fresh = await serve(urlOf('shop_b', 'second'));
    await Promise.all([buys(old), buys(fresh)]);

    // The first role's password changes: what is connected stays so, and nobody uses the first password afterwards.
    await run("ALTER ROLE shop PASSWORD 'third'");
    await Promise.all([buys(old), buys(fresh)]);
    await old.kill();
    servers.delete(old);
    await expect(
      (async () => {
        const client = new pg.Client({ connectionString: urlOf('shop', 'first') });
        await client.connect();
      })(),
    ).rejects.toThrow(/password authentication failed/);

    const third = await serve(urlOf('shop', 'third'));
    await Promise.all([buys(fresh), buys(third)]);
  });
});
