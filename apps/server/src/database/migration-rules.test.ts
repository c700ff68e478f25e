import { describe, expect, test } from 'vitest';
import { formerMigrations } from '../testing/former-release.ts';
import { breaches, sqlOf, tablesOf } from '../testing/migration-rules.ts';
import { migrations } from './migrations/index.ts';

const former = new Set(formerMigrations());

test('the former release can work with the schema of every migration since', async () => {
  const newer = Object.entries(migrations).filter(([name]) => !former.has(name));
  const texts = await Promise.all(
    newer.map(async ([name, migration]) => ({ name, text: await sqlOf(migration) })),
  );
  const newTables = new Set(texts.flatMap(({ text }) => tablesOf(text)));
  const found = texts.flatMap(({ name, text }) =>
    breaches(text, { newTables, former }).map((breach) => `${name}: ${breach}`),
  );
  expect(found).toEqual([]);
});

test('every migration that the former release knows is still there', () => {
  expect([...former].filter((name) => !Object.hasOwn(migrations, name))).toEqual([]);
});

describe('a migration', () => {
  const known = { newTables: new Set(['parcels']), former: new Set(['0050-basket-additions']) };

  test.each([
    ['DROP TABLE orders', /drops what it may use/],
    ['ALTER TABLE orders DROP COLUMN note', /drops what it may use/],
    ['ALTER TABLE orders RENAME COLUMN note TO remark', /renames/],
    ['ALTER TABLE orders RENAME TO purchases', /renames/],
    ['ALTER TABLE orders ALTER COLUMN note TYPE jsonb USING note::jsonb', /changes the type/],
    ['ALTER TABLE orders ALTER note SET DATA TYPE jsonb', /changes the type/],
    ['ALTER TABLE orders ALTER COLUMN note SET NOT NULL', /requires a column/],
    ['ALTER TABLE orders ADD COLUMN weight integer NOT NULL', /give it a default/],
    ['ALTER TABLE orders ADD a integer DEFAULT 1, ADD b text NOT NULL', /give it a default/],
    ['CREATE TABLE a (id integer); TRUNCATE orders', /empties/],
    ['-- contract of 0051-new\nALTER TABLE orders DROP COLUMN note', /does not have yet/],
  ])('that would break the former release is refused: %s', (text, why) => {
    expect(breaches(text, known)).toEqual([expect.stringMatching(why)]);
  });

  test.each([
    'ALTER TABLE orders ADD COLUMN weight integer NOT NULL DEFAULT 0, ADD COLUMN note text',
    'CREATE TABLE letters (id integer NOT NULL, type text NOT NULL)',
    'ALTER TABLE parcels DROP COLUMN note',
    'ALTER TABLE orders DROP CONSTRAINT orders_check',
    'CREATE INDEX orders_at ON orders (placed_at)',
    "UPDATE orders SET note = 'DROP TABLE orders; RENAME'",
    '-- DROP TABLE is not done here\nSELECT 1',
    '-- contract of 0050-basket-additions\nALTER TABLE orders DROP COLUMN note',
  ])('that only adds, or takes away what was replaced before, is let through: %s', (text) => {
    expect(breaches(text, known)).toEqual([]);
  });
});
