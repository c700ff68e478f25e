/**
 * `node bench/processes.ts`: what a request costs two processes beside one. The stores are divided between the two as a
 * balancer does that chooses by host; with one process, it serves all of them. Counted is the processor time of the servers
 * for the same requests, in turns: one, two, one, two.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.ts';
import { load, type LoadOptions } from './load.ts';
import { startPlatform } from './platform.ts';
import { seedBench } from './seed.ts';
import { printColumns } from './table.ts';
import { additions, visitors } from './visitors.ts';

const smoke = process.argv.includes('--smoke');
const stores = [
  { division: 900, name: 'one' },
  { division: 901, name: 'two' },
] as const;
const rounds = 3;

const postgres = await startPostgres({ durable: true });
if (!postgres) throw new Error('The bench needs PostgreSQL 15 or newer on this machine.');
const dataDir = mkdtempSync(join(tmpdir(), 'omnis-bench-processes-'));
const options = { databaseUrl: postgres.url, seed: 'none', dataDir } as const;
const lines: string[][] = [['', 'one process', 'two processes', 'ratio', 'failed']];
const first = await startPlatform(options);
let second: Awaited<ReturnType<typeof startPlatform>> | undefined;
try {
  for (const store of stores) await seedBench(postgres.url, { ...store, products: 500 });
  await first.restart();
  second = await startPlatform(options);
  const processes = [first, second];

  /** Requests of one store to one process. */
  type Requests = (platform: typeof first, store: (typeof stores)[number]) => Promise<LoadOptions>;

  async function measure(name: string, amount: number, requests: Requests): Promise<void> {
    const used = { one: 0, two: 0, requests: 0, failed: 0 };
    const run = async (kind: 'one' | 'two'): Promise<void> => {
      const asked = await Promise.all(
        stores.map((store, at) => requests((kind === 'two' && processes[at]) || first, store)),
      );
      const time = (): number => processes.reduce((sum, { processorTime }) => sum + processorTime(), 0);
      const began = time();
      const results = await Promise.all(asked.map((each) => load({ ...each, amount })));
      used[kind] += time() - began;
      used.requests += results.reduce((sum, { count }) => sum + count, 0) / 2;
      used.failed += results.reduce((sum, { failed }) => sum + failed, 0);
    };
    // The first requests compile what answers them.
    await run('one');
    await run('two');
    Object.assign(used, { one: 0, two: 0, requests: 0 });
    for (let round = 0; round < rounds; round += 1) {
      await run('one');
      await run('two');
    }
    const each = (milliseconds: number): string => `${(milliseconds / used.requests).toFixed(2)} ms`;
    lines.push([name, each(used.one), each(used.two), (used.two / used.one).toFixed(2), String(used.failed)]);
    console.log(`  ${name}: ${(used.two / used.one).toFixed(2)} × the processor time of one process`);
  }

  const hostAt = ({ hostOf }: typeof first, { name }: { readonly name: string }) => hostOf(name);
  const loaded = { connections: 10, seconds: 0 };
  await measure('Product page', smoke ? 20 : 400, async (platform, store) => ({
    ...loaded,
    url: `${platform.origin}/product/product-{n}/?bench={count}`,
    spread: 500,
    headers: { host: hostAt(platform, store) },
  }));
  await measure('List of 24 products', smoke ? 20 : 1500, async (platform, store) => ({
    ...loaded,
    url: `${platform.origin}/omnis/v3/division/${store.division}/products/?limit=24&priceMax={count}`,
    headers: { host: hostAt(platform, store) },
  }));
  await measure('Add to basket', smoke ? 20 : 800, async (platform, store) => {
    const host = hostAt(platform, store);
    return {
      ...loaded,
      url: `${platform.origin}/omnis/v3/frontend/product/addItemToCart/`,
      headers: { host },
      requests: additions(await visitors(platform.origin, host, 20), host),
    };
  });
} finally {
  await second?.stop();
  await first.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
printColumns(lines);
