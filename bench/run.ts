/**
 * `pnpm bench`: how fast the platform is on this machine, beside floors measured in the same run: bare Fastify handlers
 * that read one row of the same PostgreSQL, or a list of 24. Beside each row of what was asked before stands one of what
 * never was. Compare the ratios and the processor time, not the rates. `--smoke` runs each for a
 * moment only, to see that the bench works. `--keep FILE` writes the figures to a file, and `--beside FILE` prints them beside
 * those of one. Nothing here fails on a time.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { blockFigures } from './blocks.ts';
import { startFloor } from './floor.ts';
import { besideKept, keepRows, readKept } from './kept.ts';
import { seedBench } from './seed.ts';
import { load, type LoadOptions, type LoadResult } from './load.ts';
import { startPlatform } from './platform.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { checkoutTimes } from './checkout.ts';
import { demoFigures } from './demo.ts';
import { additions, visitors } from './visitors.ts';
import { printTable, type Row } from './table.ts';

const { values: given } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    keep: { type: 'string' },
    beside: { type: 'string' },
  },
});
const { smoke } = given;
// Before the measurements, which take minutes.
const kept = given.beside === undefined ? null : readKept(given.beside);
const seconds = smoke ? 1 : 8;
/** Milliseconds until an idle server is weighed: its render threads have rehearsed. */
const calm = smoke ? 1000 : 15_000;
const rows: Row[] = [];
const [shop, wide] = [900, 901];

/** A process whose processor time is counted. */
interface Measured {
  readonly processorTime: () => number;
}

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
    await seedBench(url, { division: shop, name: 'bench', products: smoke ? 100 : 500 });
    // Many enough that no product is asked for twice.
    await seedBench(url, { division: wide, name: 'wide', products: smoke ? 1000 : 8000 });
    await platform.restart();
    await pause(calm);
    rows.push({
      name: 'Memory of the idle server',
      target: '≤ 200 MB',
      value: `${await platform.memory()} MB`,
      detail: 'resident, PostgreSQL',
    });
    const { origin } = platform;
    const host = platform.hostOf('bench');
    const shared = { headers: { host }, seconds };
    const atWide = { headers: { host: platform.hostOf('wide') }, seconds };
    /** Answers a second of the floors. */
    const floors = { row: 0, list: 0 };

    async function measure(
      [name, target]: readonly [name: string, target?: string],
      options: LoadOptions,
      { against = 'row', by = platform }: { against?: keyof typeof floors; by?: Measured } = {},
    ): Promise<LoadResult> {
      const began = by.processorTime();
      const result = await load(options);
      const each = (by.processorTime() - began) / Math.max(1, result.count);
      const failed = result.failed > 0 ? `, ${result.failed} FAILED` : '';
      rows.push({
        name,
        target: target ?? '',
        value: `${Math.round(result.perSecond).toLocaleString('en-GB')}/s`,
        detail: `${each.toFixed(2)} ms of CPU each, p99 ${result.p99.toFixed(0)} ms${failed}`,
        perSecond: result.perSecond,
        floor: floors[against],
      });
      console.log(`  ${name}: ${Math.round(result.perSecond)}/s`);
      return result;
    }

    console.log('Measuring …');
    const ofFloor = { connections: 50, seconds };
    const row = await measure(
      ['Floor: bare Fastify + pg, one row'],
      { ...ofFloor, url: floor.url },
      { by: floor },
    );
    const listUrl = new URL(`/list/${shop}`, floor.url).href;
    const list = await measure(
      ['Floor: the same, 24 products joined'],
      { ...ofFloor, url: listUrl },
      { by: floor },
    );
    floors.row = row.perSecond;
    floors.list = list.perSecond;
    const products = `${origin}/omnis/v3/division/${shop}/products/`;
    const manyProducts = `${origin}/omnis/v3/division/${wide}/products/`;
    const connections = 50;
    await measure(
      ['List of 24 products with prices, asked before', '2,000/s'],
      { ...shared, url: `${products}?limit=24`, connections },
      { against: 'list' },
    );
    await measure(
      ['List of 24 products with prices, never asked', '0.8 × its floor'],
      { ...shared, url: `${products}?limit=24&priceMax={count}`, connections },
      { against: 'list' },
    );
    await measure(['Product by url, asked before', '4,000/s'], {
      ...shared,
      url: `${products}product-7/`,
      connections,
    });
    await measure(['Product by url, never asked'], {
      ...atWide,
      url: `${manyProducts}product-{n}/`,
      connections: 10,
      amount: smoke ? 200 : 3000,
    });
    await platform.restart();
    const people = await visitors(origin, host, 50);
    await measure(['Add to basket', '1,000/s, p99 < 100 ms'], {
      ...shared,
      url: `${origin}/omnis/v3/frontend/product/addItemToCart/`,
      connections: 50,
      requests: additions(people, host),
    });
    const rounds = smoke ? 5 : 60;
    // The first of them compile what answers them.
    await checkoutTimes(origin, host, smoke ? 1 : 20);
    const begun = platform.processorTime();
    const times = await checkoutTimes(origin, host, rounds);
    const ofCheckout = (platform.processorTime() - begun) / rounds;
    rows.push({
      name: 'Whole checkout: session, two lines, order, receipt',
      target: '≤ 15 ms p50',
      value: `${times.p50.toFixed(0)} ms p50`,
      detail: `${ofCheckout.toFixed(2)} ms of CPU each, p99 ${times.p99.toFixed(0)} ms`,
    });
    const pages = { connections: 10, spread: 90 };
    // The first pages compile the storefront, and start the threads that render: a number of pages and not a time, since
    // a busy machine renders fewer. Products that this asks for are not asked for again below.
    const warmed = smoke ? 100 : 1500;
    const warm = { connections: 10, amount: warmed };
    await load({ ...atWide, ...warm, url: `${origin}/product/product-{n}/` });
    await load({ ...atWide, ...warm, url: `${origin}/collection/all-products/?priceMax={count}` });
    const wantedOfPages = '300/s, ≤ 1.8 ms of CPU each';
    await measure(['Product page, rendered, its product asked before', wantedOfPages], {
      ...shared,
      ...pages,
      url: `${origin}/product/product-{n}/?bench={n}`,
    });
    await measure(['Product page, rendered, its product never asked', wantedOfPages], {
      ...atWide,
      connections: 10,
      url: `${origin}/product/product-{n}/`,
      after: warmed,
    });
    await measure(['Collection of 24, rendered, its list asked before', wantedOfPages], {
      ...shared,
      ...pages,
      url: `${origin}/collection/all-products/?bench={n}`,
    });
    await measure(['Collection of 24, rendered, its list never asked', wantedOfPages], {
      ...shared,
      connections: 10,
      url: `${origin}/collection/all-products/?priceMax={count}`,
    });
    const known = `${origin}/product/product-7/`;
    await measure(['Product page, from cache, uncompressed'], { ...shared, url: known, connections: 10 });
    await measure(['Product page, from cache, as browsers ask', '5,000/s'], {
      seconds,
      headers: { host, 'accept-encoding': 'gzip, deflate, br, zstd' },
      url: known,
      connections: 10,
    });
    rows.push({
      name: 'Memory of the server after this',
      target: '≤ 500 MB',
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
printTable(rows, kept === null ? undefined : (row) => besideKept(row, kept));
if (given.keep !== undefined) keepRows(given.keep, rows);
