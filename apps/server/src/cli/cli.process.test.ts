import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from './arguments.ts';
import { runCommand, sentenceOf } from './omnis.ts';
import { testPglite } from '../testing/test-database.ts';
import { type Program, runOmnis, startProgram } from '../testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-cli-'));
const dataDir = join(folder, 'data');
const at = (name: string): string => join(folder, name);
const here = { DATA_DIR: dataDir };
const csv = at('products.csv');

let server: Program;
let address = '';
const blockers: Server[] = [];

async function startServer(): Promise<void> {
  server = startProgram('testing/serving.ts', { env: { ...here, PORT: '0' } });
  const [, port] = await server.printed(/http:\/\/localhost:(\d+)\//);
  address = `http://127.0.0.1:${port}`;
}

async function stopServer(): Promise<number | null> {
  server.process.kill('SIGINT');
  return (await server.ended).code;
}

beforeAll(async () => {
  writeFileSync(
    csv,
    [
      'Handle,Title,Body (HTML),Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price',
      'tee,Tee “é” 日本,"<p>Soft, and ""light""</p>","men, summer",Colour,Navy,Size,S,T-1,180,shopify,5,deny,15.00,20.00',
      'tee,,,,,Navy,,M,T-2,185,shopify,0,deny,15.00,20.00',
      'mug,Mug,,,Title,Default Title,,,,,,,,8.50,',
      'odd,=cmd(),,,Title,Default Title,,,,,,,,8.50,',
    ].join('\n'),
  );
  for (const folderOfTest of [dataDir, at('port'), at('empty'), at('spread')])
    await (await testPglite(folderOfTest)).close();
  await startServer();
}, 120_000);
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  for (const blocker of blockers) blocker.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a wrong command line gets one helpful sentence', () => {
  test.each([
    [['frobnicate'], /There is no command “frobnicate”. `pnpm omnis help` lists them/],
    [['import'], /Name the format \(shopify\), a file and a store\. Use it like this: pnpm omnis import/],
    [['import', 'shopify', csv], /Name the format \(shopify\), a file and a store/],
    [['import', 'shopify', '/nowhere.csv', '--store', 'demo'], /There is no file \/nowhere\.csv/],
    [['import', 'shopify', csv, '--shop', 'demo'], /Unknown option '--shop'\. Use it like this/],
    [['import', 'shopify', csv, '--store'], /--store.*argument missing\. Use it like this/],
    [['import', 'shopify', csv, 'more', '--store', 'demo'], /“more” is one word too many/],
    [['export', 'shopify', csv, '--store', 'demo'], /products\.csv is there already/],
    [['backup'], /Name a folder/],
    [['restore', '/nowhere'], /There is no folder \/nowhere/],
    [['migrate', 'now'], /“now” is one word too many/],
  ])('%j', async (line, message) => {
    const refused = await runCommand(line, { DATA_DIR: at('untouched') }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UsageError);
    expect(sentenceOf(refused)).toMatch(message);
    expect(sentenceOf(refused)).not.toContain('\n');
    expect(existsSync(at('untouched'))).toBe(false);
  });

  test('on stderr, with the exit code of a wrong use', async () => {
    const end = await runOmnis(['frobnicate']);
    expect(end).toMatchObject({ code: 2, out: '' });
    expect(end.errors.trim()).toMatch(/^There is no command “frobnicate”.*$/);
  });

  test('a wrong setting is told before anything is opened', async () => {
    const end = await runOmnis(['migrate'], { DATA_DIR: at('untouched'), PORT: 'many' });
    expect(end.code).toBe(1);
    expect(end.errors.trim()).toMatch(/^The setting PORT must be a whole number.*$/);
    expect(existsSync(at('untouched'))).toBe(false);
  });

  test('help tells of every command, and more of one, whatever the settings', async () => {
    const all = await runOmnis(['help'], { PORT: 'many' });
    expect(all.code).toBe(0);
    for (const name of [
      'start',
      'dev',
      'migrate',
      'seed',
      'setup',
      'staff',
      'owner',
      'import',
      'export',
      'backup',
      'restore',
    ])
      expect(all.out).toMatch(new RegExp(`^ {2}${name}\\b.+\\w`, 'm'));
    const one = await runOmnis(['import', '--help'], { PORT: 'many' });
    expect(one).toMatchObject({ code: 0, out: expect.stringMatching(/--dry-run +only tells/) });
  });
});

describe('resources that cannot be opened', () => {
  test('a data folder in use: a second server, and every command that needs it, end at once', async () => {
    for (const args of [['start'], ['migrate'], ['backup', at('never')]]) {
      const end =
        args[0] === 'start'
          ? await startProgram('testing/serving.ts', { env: { ...here, PORT: '0' } }).ended
          : await runOmnis(args, here);
      expect(end.code, args.join(' ')).toBe(1);
      expect(end.errors).toMatch(
        new RegExp(
          `${dataDir} is in use by another Omnis process \\(process ${server.process.pid}\\)\\. Stop it first`,
        ),
      );
      expect(end.took).toBeLessThan(60_000);
    }
    expect(existsSync(at('never'))).toBe(false);
    const alive = await fetch(`${address}/omnis/v3/openapi.json`);
    expect(await alive.json()).toMatchObject({ code: 'unknown_host' });
  });

  test('a port in use: said before the database is opened', async () => {
    const blocker = createServer();
    blockers.push(blocker);
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const taken = blocker.address();
    const port = typeof taken === 'object' && taken ? taken.port : 0;
    const end = await startProgram('testing/serving.ts', {
      env: { DATA_DIR: at('port'), PORT: String(port) },
    }).ended;
    expect(end.code).toBe(1);
    expect(end.errors).toContain(
      `Port ${port} on 127.0.0.1 is in use by another program. Stop that program, or choose another port: PORT=${port + 1}`,
    );
  });

  test('a PostgreSQL that is not there: told quickly, without the password', async () => {
    const end = await runOmnis(['migrate'], { DATABASE_URL: 'postgres://omnis:secret@127.0.0.1:1/shop' });
    expect(end.code).toBe(1);
    expect(end.errors.trim()).toMatch(
      /^Cannot reach the database shop at 127\.0\.0\.1:1: .*ECONNREFUSED.*Check DATABASE_URL/,
    );
    expect(end.errors).not.toContain('secret');
    expect(end.took).toBeLessThan(60_000);
  });

  test('a PostgreSQL that never answers is given up', async () => {
    const silent = createServer(() => undefined);
    blockers.push(silent);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const taken = silent.address();
    const port = typeof taken === 'object' && taken ? taken.port : 0;
    const end = await runOmnis(['migrate'], { DATABASE_URL: `postgres://127.0.0.1:${port}/shop` });
    expect(end).toMatchObject({ code: 1, errors: expect.stringContaining('Cannot reach the database shop') });
    expect(end.took).toBeLessThan(90_000);
  });
});

test('distribute prints the statements for the tables of this release, and only with --dry-run', async () => {
  const migrated = { DATA_DIR: at('spread') };
  const printed = await runOmnis(['distribute', '--dry-run'], migrated);
  expect(printed, printed.errors).toMatchObject({ code: 0 });
  const lines = printed.out.trim().split('\n');
  expect(lines).toContain("SELECT create_reference_table('divisions');");
  const products = lines.indexOf("SELECT create_distributed_table('products', 'division_id');");
  const variants = lines.indexOf(
    "SELECT create_distributed_table('variants', 'division_id', colocate_with => 'products');",
  );
  expect(products).toBeGreaterThan(0);
  expect(variants).toBeGreaterThan(products);
  expect(lines.at(-1)).toMatch(/^-- On the coordinator alone: .*\bsessions\b/);
  expect(await runOmnis(['distribute'], migrated)).toMatchObject({
    code: 1,
    out: '',
    errors: expect.stringContaining('The statements are only printed. Give --dry-run'),
  });
});

describe('the commands on one folder', () => {
  const importing = ['import', 'shopify', csv, '--store', 'demo'];

  test('import goes through the running server', async () => {
    const preview = await runOmnis([...importing, '--dry-run'], here);
    expect(preview, preview.errors).toMatchObject({ code: 0 });
    expect(preview.out).toMatch(/into the store demo, by the running server/);
    expect(preview.out).toMatch(/3 to create, 0 to update, 0 unchanged, 0 not taken/);
    expect(preview.out).toMatch(/Nothing was written/);
    const done = await runOmnis(importing, here);
    expect(done).toMatchObject({ code: 0, out: expect.stringMatching(/Written: 3 products/) });
  });

  test('an unknown store and a file that is none are refused by the running server too', async () => {
    expect(await runOmnis(['import', 'shopify', csv, '--store', 'nowhere'], here)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('There is no such store'),
    });
    writeFileSync(at('wrong.csv'), 'sku,price\n1,2\n');
    expect(await runOmnis(['import', 'shopify', at('wrong.csv'), '--store', 'demo'], here)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('“Handle”, “Title”'),
    });
  });

  test('without a server: the same file changes nothing; export, import elsewhere and export again are equal', async () => {
    expect(await stopServer()).toBe(0);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('control.'))).toEqual([]);
    const again = await runOmnis(importing, here);
    expect(again.out).toMatch(/, here\.\n0 to create, 0 to update, 3 unchanged, 0 not taken/);
    expect(await runOmnis(['import', 'shopify', csv, '--store', 'nowhere'], here)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/no store “nowhere”\. There are: omnis, demo, other/),
    });
    const exporting = (file: string, store: string) =>
      runOmnis(['export', 'shopify', file, '--store', store], here);
    expect(await exporting(at('first.csv'), 'demo')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/3 products/),
    });
    expect(await runOmnis(['import', 'shopify', at('first.csv'), '--store', 'other'], here)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/3 to create, 0 to update, 0 unchanged, 0 not taken/),
    });
    await exporting(at('second.csv'), 'other');
    const first = readFileSync(at('first.csv'), 'utf8');
    expect(first).toContain('Tee “é” 日本');
    expect(readFileSync(at('second.csv'), 'utf8')).toBe(first);
  });

  test('a backup restored into an empty folder has the same counts and checksums, and is restored once', async () => {
    const made = await runOmnis(['backup', at('backup')], here);
    expect(made, made.errors).toMatchObject({ code: 0 });
    const fresh = { DATA_DIR: at('restored') };
    const restored = await runOmnis(['restore', at('backup')], fresh);
    expect(restored, restored.errors).toMatchObject({ code: 0 });
    const tables = (text: string): string[] => text.split('\n').filter((line) => / rows  /.test(line));
    expect(tables(made.out).length).toBeGreaterThan(5);
    expect(tables(restored.out)).toEqual(tables(made.out));
    expect(readFileSync(join(at('restored'), 'secrets.json'), 'utf8')).toBe(
      readFileSync(join(dataDir, 'secrets.json'), 'utf8'),
    );
    expect(await runOmnis(['restore', at('backup')], fresh)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('The database is not empty'),
    });
    expect(await runOmnis(['backup', at('backup')], here)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('is not empty. Name a new folder'),
    });
    writeFileSync(join(at('backup'), 'database.jsonl.gz'), 'no backup');
    expect(await runOmnis(['restore', at('backup')], { DATA_DIR: at('empty') })).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/cannot be read: .*Nothing was restored/),
    });
  });
});
