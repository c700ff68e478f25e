/**
 * `pnpm bench`: how fast the platform is on this machine, beside a floor measured in the same run: a bare Fastify
 * handler that reads one row of the same PostgreSQL. Compare the ratios, not the times. `--smoke` runs each for a
 * moment only, to see that the bench works. Nothing here fails on a time.
 */
import { blockFigures } from './blocks.ts';
import { startFloor } from './floor.ts';
import { seedBench } from './seed.ts';
import { load, type LoadResult } from './load.ts';
import { startPlatform } from './platform.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { checkoutTimes } from './checkout.ts';
import { demoFigures } from './demo.ts';
import { visitors } from './visitors.ts';
import { printTable, type Row } from './table.ts';

const smoke = process.argv.includes('--smoke');
const seconds = smoke ? 1 : 8;
const rows: Row[] = [];

const postgres = await startPostgres({ durable: true });
if (!postgres) {
  console.error(
    'The bench needs PostgreSQL 15 or newer on this machine: its programs initdb and pg_ctl were not found.',
  );
  process.exit(1);
}
const url = postgres.url;
try {
  const platform = await startPlatform({ databaseUrl: url, seed: 'none' });
  const floor = await startFloor(url);
  try {
    const shop = await seedBench(url, smoke ? 100 : 500);
    await platform.restart();
    const { origin, host } = platform;
    const shared = { headers: { host }, seconds };

    async function measure(name: string, target: string, run: Promise<LoadResult>): Promise<Row> {
      const result = await run;
      const row = {
        name,
        target,
        value: `${Math.round(result.perSecond).toLocaleString('en-GB')}/s`,
        detail: `p99 ${result.p99.toFixed(0)} ms${result.failed > 0 ? `, ${result.failed} FAILED` : ''}`,
        perSecond: result.perSecond,
      };
      rows.push(row);
      console.log(`  ${name}: ${Math.round(result.perSecond)}/s`);
      return row;
    }

    /** Pages that are rendered for each visit, with the processor time of the whole server. */
    async function measurePages(name: string, page: string): Promise<void> {
      const visits = { ...shared, url: page, connections: 10, spread: 90 };
      // The first of them compile the storefront, and start the threads that render.
      await load({ ...visits, seconds: smoke ? 1 : 3 });
      const before = platform.processorTime();
      const row = await measure(name, '300/s, ≤ 2.5 ms of CPU each', load(visits));
      const each = (platform.processorTime() - before) / ((row.perSecond ?? 0) * seconds);
      row.detail += `, ${each.toFixed(1)} ms of CPU each`;
    }

    console.log('Measuring …');
    await measure(
      'Floor: bare Fastify + pg, one row',
      '',
      load({ url: floor.url, connections: 50, seconds }),
    );
    await measure(
      'List of 24 products with prices',
      '2,000/s',
      load({
        ...shared,
        url: `${origin}/omnis/v3/division/${shop.division}/products/?limit=24`,
        connections: 50,
      }),
    );
    await measure(
      'Product by url',
      '4,000/s',
      load({
        ...shared,
        url: `${origin}/omnis/v3/division/${shop.division}/products/product-7/`,
        connections: 50,
      }),
    );
    const people = await visitors(origin, host, 50);
    await measure(
      'Add to basket',
      '1,000/s, p99 < 100 ms',
      load({
        ...shared,
        url: `${origin}/omnis/v3/frontend/product/addItemToCart/`,
        connections: 50,
        requests: people.map((person, index) => ({
          method: 'POST',
          headers: { ...person.headers, host, 'content-type': 'application/json' },
          body: JSON.stringify({
            item: {
              productUrl: `product-${(index % 90) + 1}`,
              productColor: 'Black',
              productSize: 'M',
              quantity: 1,
            },
            name: 'main',
          }),
        })),
      }),
    );
    const times = await checkoutTimes(origin, host, smoke ? 5 : 60);
    rows.push({
      name: 'Whole checkout, one at a time',
      target: '≤ 30 ms p50',
      value: `${times.p50.toFixed(0)} ms p50`,
      detail: `p99 ${times.p99.toFixed(0)} ms`,
    });
    await measurePages('Product page, rendered', `${origin}/product/product-{n}/?bench={n}`);
    await measurePages('Collection of 24, rendered', `${origin}/collection/all-products/?bench={n}`);
    await measure(
      'Product page, from cache, uncompressed',
      '',
      load({ ...shared, url: `${origin}/product/product-7/`, connections: 10 }),
    );
    await measure(
      'Product page, from cache, as browsers ask',
      '5,000/s',
      load({
        seconds,
        headers: { host, 'accept-encoding': 'gzip, deflate, br, zstd' },
        url: `${origin}/product/product-7/`,
        connections: 10,
      }),
    );
    rows.push({
      name: 'Memory of the server after this',
      target: '',
      value: `${await platform.memory()} MB`,
      detail: 'resident',
    });
  } finally {
    await floor.stop();
    await platform.stop();
  }
} finally {
  await postgres.stop();
}
rows.push(...(await demoFigures()), ...(await blockFigures(smoke)));
printTable(rows);
