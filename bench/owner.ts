/**
 * `node bench/owner.ts [--smoke]`: what an owner of a large store waits for: 100,000 products, 1,000,000 orders and 300,000
 * customers. The first page of each list, filter and search, a bulk edit of 5,000 prices with shoppers beside it, and an
 * export of 100,000 orders. Writing the store takes some minutes and 4 GB, so it stays in `BENCH_DATA` (by default in the
 * temporary folder). `--smoke` writes a small one. Needs PostgreSQL 15 and a build.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { startPostgres } from '../scripts/postgres.ts';
import { startFloor } from './floor.ts';
import { send, type HttpAnswer } from './http.ts';
import { writeLargeStore } from './owner/large-store.ts';
import { signInOwner } from './owner/owner-session.ts';
import { firstPages } from './owner/requests.ts';
import { startPlatform } from './platform.ts';
import { printColumns } from './table.ts';

const isSmoke = process.argv.includes('--smoke');
const size = isSmoke
  ? { products: 1000, orders: 5000, customers: 1000 }
  : { products: 100_000, orders: 1_000_000, customers: 300_000 };
const times = isSmoke ? 5 : 40;
const division = 21;
const folder = join(process.env['BENCH_DATA'] ?? tmpdir(), `omnis-bench-owner-${size.orders}`);

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Milliseconds of answers, one after the other, in order of size. */
async function timed(count: number, ask: (n: number) => Promise<HttpAnswer>): Promise<number[]> {
  const each: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    const { status, body } = await ask(n);
    each.push(performance.now() - began);
    if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  }
  return each.toSorted((one, other) => one - other);
}

const postgres = await startPostgres({ kept: folder });
if (!postgres) throw new Error('The bench needs PostgreSQL 15 or newer on this machine.');
const platform = await startPlatform({
  databaseUrl: postgres.url,
  seed: 'demo',
  dataDir: `${folder}-files`,
});
const floor = await startFloor(postgres.url);
try {
  await writeLargeStore(postgres.url, division, size);
  await platform.restart();
  const { origin } = platform;
  const owner = await signInOwner(origin, division);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT min(id) AS first FROM products WHERE division_id = $1 AND url_name LIKE 'bench-%'`,
    [division],
  );
  await client.end();
  const first = Number(rows[0].first);

  const lines: string[][] = [['', 'p50 ms', 'p95 ms', '']];
  const tell = (name: string, sorted: readonly number[], wanted = ''): void => {
    lines.push([name, at(sorted, 0.5).toFixed(1), at(sorted, 0.95).toFixed(1), wanted]);
    console.log(`  ${lines.at(-1)?.join('  ')}`);
  };
  const { origin: floorOrigin } = new URL(floor.url);
  const plain = () => send(floorOrigin, `/orders/${division}`, { method: 'GET', headers: {} });
  await timed(20, plain);
  tell('Floor: 50 newest orders by plain SQL', await timed(times, plain));
  for (const { name, path } of firstPages) {
    const ask = (n: number) =>
      owner.get(path(n).replace(/\{product\+(\d+)\}/, (_, more) => String(first + Number(more))));
    await timed(3, (n) => ask(n + 100));
    tell(name, await timed(times, ask), 'wanted ≤ 60 ms');
  }

  const shopper = (n: number) =>
    send(origin, `/omnis/v3/division/${division}/products/?limit=24&page=${(n % 9) + 1}`, {
      method: 'GET',
      headers: { host: platform.hostOf('demo') },
    });
  await timed(50, shopper);
  const before = await timed(200, shopper);
  const edit = z.object({ id: z.string(), total: z.number(), state: z.string() });
  const began = performance.now();
  let bulk = edit.parse(
    (
      await owner.post('products/bulk/', {
        products: { filter: { search: 'orchid' } },
        action: { kind: 'price', field: 'price', by: 'percent', value: 5 },
      })
    ).body,
  );
  const during: number[] = [];
  while (bulk.state !== 'done') {
    during.push(...(await timed(20, shopper)));
    await pause(20);
    bulk = edit.parse((await owner.get(`products/bulk/${bulk.id}/`)).body);
  }
  const seconds = (performance.now() - began) / 1000;
  const [calm, busy] = [
    at(before, 0.99),
    at(
      during.toSorted((one, other) => one - other),
      0.99,
    ),
  ];
  lines.push([
    `Bulk price change of ${bulk.total} products`,
    `${seconds.toFixed(1)} s`,
    '',
    `shoppers’ p99 ${calm.toFixed(1)} ms before, ${busy.toFixed(1)} ms during: × ${(busy / calm).toFixed(2)}; wanted ≤ 10 s, ≤ × 1.5`,
  ]);

  const day = (n: number): string => new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10);
  const calmMemory = await platform.memory();
  let highest = calmMemory;
  const watch = setInterval(
    () => void platform.memory().then((now) => (highest = Math.max(highest, now))),
    50,
  );
  const start = performance.now();
  const { body } = await owner.get(`orders/export/?from=${day(73)}&to=${day(0)}`);
  clearInterval(watch);
  lines.push([
    `Export of ${(String(body).split('\n').length - 2).toLocaleString('en-GB')} rows of orders`,
    `${((performance.now() - start) / 1000).toFixed(1)} s`,
    '',
    `${highest - calmMemory} MB more memory; wanted ≤ 120 MB for 100,000 orders`,
  ]);
  printColumns(lines);
} finally {
  await floor.stop();
  await platform.stop();
  await postgres.stop();
}
