import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, settingNames } from '../../config.ts';
import { platformTables } from '../../testing/sweep/digest.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { describeKept, kept } from './kept.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const named = kept.flatMap(({ tables }) => tables);

test('every table of the schema is said to be kept for some time, once', async () => {
  const tables = (await platformTables(platform.core.database)).map(({ name }) => name);
  // A new table: say in `kept.ts` what it keeps and for how long, and give it an ending if it grows.
  expect(tables.filter((name) => !named.some((known) => known === name))).toEqual([]);
  expect(named.filter((name) => !tables.includes(name))).toEqual([]);
  expect(named.length).toBe(new Set(named).size);
});

test('every setting of retention is named, and every named one is read', () => {
  const settings = kept.flatMap((thing) => (thing.for.kind === 'setting' ? [thing.for.setting] : []));
  expect(settings.toSorted()).toEqual(
    settingNames.filter((name) => name.startsWith('RETENTION_') && name !== 'RETENTION_AT').toSorted(),
  );
});

test('the usual values are those of the settings', () => {
  const { retention } = readConfig({ NODE_ENV: 'test' });
  const usual = Object.fromEntries(
    kept.flatMap((thing) =>
      thing.for.kind === 'setting' ? [[thing.for.setting, Number.parseInt(thing.for.usual, 10)]] : [],
    ),
  );
  const read = Object.fromEntries(
    Object.entries(retention)
      .filter(([name]) => name !== 'at')
      .map(([name, value]) => [`RETENTION_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`, value]),
  );
  expect(read).toEqual(usual);
});

test('whatever has a setting has an ending, and nothing ends that is kept for ever', () => {
  const ending = new Set(platform.services.retention.endings.flatMap(({ tables }) => tables));
  const endsOf = (tables: (typeof named)[number][]) => tables.filter((table) => ending.has(table));
  const tablesOf = (kind: string) => kept.flatMap((thing) => (thing.for.kind === kind ? thing.tables : []));
  expect(endsOf(tablesOf('setting'))).toEqual(tablesOf('setting'));
  expect(endsOf(tablesOf('ever'))).toEqual([]);
});

test('the guide’s table is this list', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/guides/operations.md'), 'utf8');
  const section = guide.split('## What is kept, and for how long')[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => !/^-+$/.test(first));
  expect(rows).toEqual(describeKept().map((row) => [...row]));
});
