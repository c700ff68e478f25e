import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedTestDivisions, testDivisions } from '../testing/test-divisions.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { Db } from './connection.ts';
import type { Database } from './database.ts';

let database: Database;
let drop: () => Promise<void>;
const { demo, other } = testDivisions;

beforeAll(async () => {
  ({ database, drop } = await testDatabase());
  await seedTestDivisions(database);
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(() => database.platform((db) => db.run('DELETE FROM basket_lines', [])));

const put = (
  db: Db,
  key: string,
  { quantity = 1, division = demo }: { quantity?: number; division?: number } = {},
) =>
  db.run(
    `INSERT INTO basket_lines (division_id, owner, name, key, product_id, quantity) VALUES ($1, 'visitor:a', 'main', $2, 1, $3)`,
    [division, key, quantity],
  );
const keys = (db: Db) => db.send(db.query.selectFrom('basket_lines').select('key').orderBy('key').compile());
const kept = async (division: number = demo) => (await database.tenant(division, keys)).map(({ key }) => key);

describe('a transaction that leaves at once', () => {
  test('is committed, and each query sees what those before it did', async () => {
    const [, , seen] = await database.tenantAtOnce(demo, (db) =>
      Promise.all([put(db, 'a'), put(db, 'b'), keys(db)]),
    );
    expect(seen.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(await kept()).toEqual(['a', 'b']);
  });

  test('keeps nothing when one of its queries fails, and the next one knows nothing of it', async () => {
    const failing = database.tenantAtOnce(demo, (db) =>
      Promise.all([put(db, 'a'), put(db, 'b', { quantity: 0 }), put(db, 'c')]),
    );
    await expect(failing).rejects.toThrow(/quantity/);
    expect(await kept()).toEqual([]);
    await Promise.all(['d', 'e', 'f'].map((key) => database.tenantAtOnce(demo, (db) => put(db, key))));
    expect(await kept()).toEqual(['d', 'e', 'f']);
  });

  test('sees one store only, and writes to no other', async () => {
    await database.tenantAtOnce(other, (db) => put(db, 'theirs', { division: other }));
    expect(await database.tenantAtOnce(demo, keys)).toEqual([]);
    await expect(database.tenantAtOnce(demo, (db) => put(db, 'mine', { division: other }))).rejects.toThrow(
      /row-level security/,
    );
    expect(await kept(other)).toEqual(['theirs']);
  });
});
