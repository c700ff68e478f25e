/**
 * `node bench/catalogues.ts [stores] [seconds]`: what one process of the built platform costs with many whole
 * catalogues, visited evenly: each request goes to another store. Writing a million products takes some minutes and
 * 2.3 GB, so the database stays in `BENCH_DATA` (by default in the temporary folder), and the next run goes on with it.
 */
import { fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/postgres.ts';
import { before, productsEach, writeCatalogues } from './catalogue-data.ts';
import { send } from './http.ts';
import { startPlatform } from './platform.ts';
import { printColumns } from './table.ts';
import { evenResultSchema, type EvenLoad, type EvenResult } from './even-load.ts';

const stores = Number(process.argv[2] ?? 10_000);
const seconds = Number(process.argv[3] ?? 20);
const folder = join(process.env['BENCH_DATA'] ?? tmpdir(), `omnis-bench-catalogues-${stores}`);

function even(load: EvenLoad): Promise<EvenResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./even-load.ts', import.meta.url)));
    child.once('message', (message) => resolve(evenResultSchema.parse(message)));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`The load process ended with ${code}`)));
    child.send(load);
  });
}

const postgres = await startPostgres({ kept: folder });
if (!postgres) throw new Error('The bench needs PostgreSQL 15 or newer on this machine.');
const platform = await startPlatform({ databaseUrl: postgres.url, seed: 'none', dataDir: `${folder}-files` });
const lines: string[][] = [['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms each', 'resident MB', 'failed']];
try {
  await writeCatalogues(postgres.url, stores);
  const { origin } = platform;
  const { port } = new URL(origin);
  const host = (store: number): string => `store-${store}.localhost:${port}`;

  async function measure(name: string, path: string, given: Partial<EvenLoad> = {}): Promise<void> {
    const began = platform.processorTime();
    const result = await even({
      origin,
      path,
      stores,
      seconds,
      connections: 4,
      products: productsEach,
      before,
      ...given,
    });
    const each = (platform.processorTime() - began) / Math.max(1, result.count);
    lines.push([
      name,
      Math.round(result.perSecond).toLocaleString('en-GB'),
      result.p50.toFixed(1),
      result.p99.toFixed(1),
      each.toFixed(2),
      String(await platform.memory()),
      String(result.failed),
    ]);
    console.log(`  ${name}: ${Math.round(result.perSecond)}/s, ${each.toFixed(2)} ms of CPU each`);
  }

  await platform.restart();
  // The first requests compile what answers them.
  for (let n = 0; n < 300; n += 1)
    await send(
      origin,
      `/omnis/v3/division/${before + 1}/products/?limit=24&page=${(n % 4) + 1}&priceMax=${n + 1}`,
      {
        method: 'GET',
        headers: { host: host(1) },
      },
    );
  const list = '/omnis/v3/division/{store}/products/?limit=24';
  await measure('Stores for the first time, list, one at a time', list, {
    connections: 1,
    inOrder: true,
    seconds: Math.min(10, seconds),
  });
  // So that the rows below tell what a process costs that runs: the row above has the price of a first visit.
  await measure('Each store once', list, { inOrder: true, most: stores });
  await measure('List', list);
  await measure('List, second page', `${list}&page=2`);
  await measure('Product by url', '/omnis/v3/division/{store}/products/product-{product}/');
  await measure('Product page', '/product/product-{product}/', { seconds: 3 });
  await measure('Product page, again', '/product/product-{product}/');
} finally {
  await platform.stop();
  await postgres.stop();
}
printColumns(lines);
