import { mkdtempSync } from 'node:fs';
import { truncate, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/pglite.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { backup, restore, sumTables } from './backup.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.core.database.tenant(21, async ({ query }) => {
    const { id } = await query
      .insertInto('products')
      .values({ division_id: 21, url_name: 'tee', name: 'Tee “é” \n 日本', tags: JSON.stringify(['a']) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('variants')
      .values(
        Array.from({ length: 700 }, (_unused, index) => ({
          division_id: 21,
          product_id: id,
          position: index,
          size: `S${index}`,
          price_minor: 100 + index,
        })),
      )
      .execute();
    const creator = await query
      .insertInto('creators')
      .values({ division_id: 21, url_name: 'ines', name: 'Ines', image: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('creator_products')
      .values({ division_id: 21, product_id: id, creator_id: creator.id })
      .execute();
    await query
      .insertInto('audit_log')
      .values({ division_id: 21, actor_kind: 'owner', action: 'test', target: 'tee' })
      .execute();
  });
});
afterAll(() => platform.close());

const freshFolder = (): string => join(mkdtempSync(join(tmpdir(), 'omnis-backup-')), 'backup');

test('a restored database has the same counts and checksums, and numbers on', async () => {
  const folder = freshFolder();
  const sums = await backup({ ...platform.core, dataDir: platform.core.config.dataDir }, folder);
  const rowsOf = (name: string) => sums.find(({ table }) => table === name)?.rows;
  expect(rowsOf('variants')).toBe(700);
  expect([rowsOf('creators'), rowsOf('creator_products')]).toEqual([1, 1]);
  expect((await stat(join(folder, 'secrets.json'))).size).toBeGreaterThan(0);
  // A new one rather than a copy: on PostgreSQL it is the other kind of database, too.
  const copy = await openPglite(null);
  await migrate(copy);
  expect(await restore(copy, folder)).toEqual(sums);
  const next = await copy.tenant(21, ({ query }) =>
    query
      .insertInto('audit_log')
      .values({ division_id: 21, actor_kind: 'owner', action: 'later', target: 'tee' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  expect(next.id).toBe(2);
  await expect(restore(copy, folder)).rejects.toThrow(/not empty/);
  await copy.close();
});

test('a damaged backup restores nothing', async () => {
  const folder = freshFolder();
  await backup({ ...platform.core, dataDir: platform.core.config.dataDir }, folder);
  const path = join(folder, 'database.jsonl.gz');
  await truncate(path, (await readFile(path)).length - 200);
  const { database: copy, drop } = await testDatabase();
  const fresh = await copy.owner((db) => sumTables(db));
  await expect(restore(copy, folder)).rejects.toThrow(/unexpected end of file|cut short|incorrect/);
  expect(await copy.owner((db) => sumTables(db))).toEqual(fresh);
  await copy.close();
  await drop();
});
