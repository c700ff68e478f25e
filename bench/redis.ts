/**
 * `node bench/redis.ts [seconds]`: what shoppers notice of a Redis that hangs, and of one that is gone. Each request is
 * the first to a page of a store that nobody has visited, so that Redis is asked for the page and for the catalogue.
 * Wanted: a p99 of at most 1.3 × that with Redis. Needs PostgreSQL 15, Debian's `redis-server` and a build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.ts';
import { startRedis } from '../apps/server/src/testing/redis-server.ts';
import { writeCatalogues } from './catalogue-data.ts';
import { send } from './http.ts';
import { startPlatform } from './platform.ts';
import { rawLoad } from './raw-load.ts';
import { printColumns } from './table.ts';

const seconds = Number(process.argv[2] ?? 15);
/** Stores, of which each phase visits others. */
const stores = 6000;

const postgres = await startPostgres();
if (!postgres) throw new Error('The bench needs PostgreSQL 15 or newer on this machine.');
const redis = await startRedis();
const folder = mkdtempSync(join(tmpdir(), 'omnis-bench-redis-'));
process.env['REDIS_URL'] = redis.url;
const platform = await startPlatform({ databaseUrl: postgres.url, seed: 'none', dataDir: folder });
const lines: string[][] = [['', 'requests/s', 'p50 ms', 'p99 ms', 'p99 beside the first', 'failed']];
try {
  await writeCatalogues(postgres.url, stores, 10);
  await platform.restart();
  const url = new URL(platform.origin);
  let visited = 0;
  const nextHost = (): string => {
    visited += 1;
    return `store-${1 + (visited % stores)}.localhost:${url.port}`;
  };
  // The first pages compile what renders them.
  for (let n = 0; n < 300; n += 1)
    await send(platform.origin, '/product/product-1/', { method: 'GET', headers: { host: nextHost() } });
  let first = 0;
  async function measure(name: string): Promise<void> {
    const load = { url, headers: { accept: 'text/html' }, connections: 4, seconds };
    const next = () => ({ host: nextHost(), path: '/product/product-1/' });
    const { perSecond, p50, p99, failed } = await rawLoad({ ...load, next });
    first ||= p99;
    lines.push([
      name,
      perSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      `${(p99 / first).toFixed(2)} ×`,
      String(failed),
    ]);
  }
  await measure('Redis answers');
  await measure('Redis answers, again');
  redis.freeze();
  await measure('Redis hangs');
  redis.thaw();
  await redis.kill();
  await measure('Redis is gone');
  if (visited > stores) console.log(`${visited} visits of ${stores} stores: some were seen before.`);
} finally {
  await platform.stop();
  await redis.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
printColumns(lines);
