/**
 * `node bench/rolling.ts [caddy|haproxy]`: both of two processes are stopped and started anew, one after the other, behind a
 * real proxy with the configuration of `deploy/`, under 200 requests/s and 5 checkouts/s over TLS. Counts what failed;
 * wanted: nothing, and it ends with an error otherwise. `--smoke` sends less. Needs PostgreSQL 15, the proxy and a build.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { makeCertificate } from '../e2e/support/proxies/certificate.ts';
import { startProxy, type RunningProxy } from '../e2e/support/proxies/start-proxy.ts';
import { freePorts } from '../scripts/lib/free-ports.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { Shoppers } from './rolling/shoppers.ts';
import { seedBench } from './seed.ts';

const cli = fileURLToPath(new URL('../apps/server/dist/cli.js', import.meta.url));
const name = process.argv.includes('caddy') ? 'caddy' : 'haproxy';
const [requests, checkouts] = process.argv.includes('--smoke') ? [50, 1] : [200, 5];
/** Stores beside the one that sells, so that both processes have some. */
const stores = 20;
/** Milliseconds of load before the first restart, after each, and after the last. */
const calm = 5000;

const postgres = await startPostgres({ durable: true });
if (!postgres) throw new Error('The bench needs PostgreSQL 15 or newer on this machine.');
const { url } = postgres;
const folder = mkdtempSync(join(tmpdir(), 'omnis-bench-rolling-'));
const first = await freePorts(5560, [0, 1, 2, 3, 4]);
const [entrance, ...ports] = [first, first + 3, first + 4];
const client = new pg.Client({ connectionString: url });
let proxy: RunningProxy | undefined;
const processes = new Map<number, ChildProcess>();

async function start(port: number): Promise<void> {
  const child = spawn(process.execPath, [cli, 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: url,
      SEED: 'none',
      NODE_ENV: '',
      TRUST_PROXY: '127.0.0.1',
      // As compose.yaml and the manifests of Kubernetes have it.
      SHUTDOWN_DELAY_SECONDS: '5',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.set(port, child);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Omnis is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

async function stop(port: number): Promise<number> {
  const child = processes.get(port);
  const began = performance.now();
  await new Promise((resolve) => {
    child?.removeAllListeners('exit');
    child?.once('exit', resolve);
    child?.kill('SIGTERM');
  });
  return performance.now() - began;
}

try {
  // The first one migrates, so that the stores can be written.
  await start(ports[0]);
  await seedBench(url, { division: 900, name: 'bench', products: 100 });
  await client.connect();
  await client.query(
    `INSERT INTO divisions (id, code, name, company_name, subdomain)
     SELECT 2000 + n, 'roll-' || n, 'Store ' || n, 'Store ' || n, 'roll-' || n FROM generate_series(1, ${stores}) n`,
  );
  await stop(ports[0]);
  for (const port of ports) await start(port);
  const certificate = makeCertificate(folder, [
    'bench.localhost',
    ...Array.from({ length: stores }, (_, n) => `roll-${n + 1}.localhost`),
  ]);
  proxy = await startProxy(name, { port: entrance, upstreams: [ports[0], ports[1]], certificate, folder });
  const shoppers = new Shoppers({ port: entrance, authority: certificate.authority, stores });
  await shoppers.warmUp();
  const stopLoad = shoppers.start({ requests, checkouts });
  await pause(calm);
  for (const port of ports) {
    const took = await stop(port);
    await start(port);
    console.log(`  the process at ${port} stopped in ${(took / 1000).toFixed(1)} s and is back`);
    await pause(calm);
  }
  await stopLoad();
  const { rows } = await client.query<{ count: string }>(
    "SELECT count(*) FROM orders WHERE division_id = 900 AND status <> 'draft'",
  );
  console.log(
    `\nRolling restart of two processes behind ${name}: ${shoppers.report()}, ${rows[0]?.count} orders in the database`,
  );
  for (const fault of shoppers.faults.slice(0, 10)) console.log(`  ${fault}`);
  if (shoppers.faults.length > 0) process.exitCode = 1;
} finally {
  await proxy?.stop();
  await client.end();
  for (const child of processes.values()) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
