import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { carryOut } from '../../testing/carry-out.ts';
import { canaries, type Canary } from '../../testing/retention-canaries.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const { demo, other } = testDivisions;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const run = (sql: string) => platform.core.database.direct(sql, []);
const endingOf = (name: string) => {
  const found = platform.services.retention.endings.find((ending) => ending.name === name);
  if (!found) throw new Error(`There is no ending ${name}`);
  return found;
};

let serial = 0;
/** Writes a row of an age, and gives how it is found again. */
async function write(kind: Canary, division: number, days: number): Promise<{ mark: string; uuid: string }> {
  serial += 1;
  const mark = `canary${String(serial).padStart(4, '0')}end`;
  const uuid = `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`;
  await run(kind.insert({ mark, uuid, division, at: `now() - interval '${days} days'` }));
  return { mark, uuid };
}

const isThere = async (table: string, { mark, uuid }: { mark: string; uuid: string }): Promise<boolean> =>
  (
    await run(
      `SELECT 1 FROM "${table}" t WHERE strpos(t::text, '${mark}') > 0 OR strpos(t::text, '${uuid}') > 0`,
    )
  ).rows.length > 0;

describe('rows over their time are deleted, and nothing else', () => {
  test.each(canaries)('$ending after $days days', async (kind) => {
    const written = [];
    for (const division of [demo, other])
      for (const age of [kind.days + 1, kind.days + 2, kind.days - 1])
        written.push({ isOld: age > kind.days, row: await write(kind, division, age) });
    const ending = endingOf(kind.ending);
    expect(await ending.count()).toBe(4);
    // In steps of one row, so that the place between two steps counts.
    expect(await carryOut([ending], 1)).toBe(4);
    for (const { isOld, row } of written)
      expect([row, await isThere(kind.table, row)]).toEqual([row, !isOld]);
    expect(await carryOut([ending], 1)).toBe(0);
    await run(`DELETE FROM "${kind.table}"`);
  });

  test('every ending has such a canary, or a test of its own', () => {
    const own = [
      'retention_runs',
      'dashboard_notifications, deleted by their reader',
      // Beside the list of customers.
      'customer_recounts',
      'basket_coupons',
      'basket_notes',
      'basket_gift_cards',
      'artworks',
      'imports',
      'files of imports that no import names',
      'shop_events, whole months',
      'audit_log, whole months',
    ];
    expect(
      platform.services.retention.endings
        .map(({ name }) => name)
        .filter((name) => !own.includes(name))
        .toSorted(),
    ).toEqual(canaries.map(({ ending }) => ending).toSorted());
  });
});

const many = 2300;

test('a night’s work goes through thousands of rows in steps, and two at once delete each row once', async () => {
  await run(
    `INSERT INTO rate_limits (key, count, resets_at) SELECT 'flood:' || n, 1, now() - interval '2 days' FROM generate_series(1, ${many}) n`,
  );
  const both = await Promise.all([
    platform.services.retention.tidy({ pause: 0 }),
    platform.services.retention.tidy({ pause: 0 }),
  ]);
  const rows = both.flat().filter(({ name }) => name === 'rate_limits');
  expect(rows.reduce((sum, each) => sum + each.rows, 0)).toBe(many);
  expect((await run(`SELECT 1 FROM rate_limits WHERE key LIKE 'flood:%'`)).rows).toEqual([]);
});

test('rows that somebody holds a lock on are left for the next night, without waiting', async () => {
  if (platform.core.database.kind === 'pglite') return;
  await run(
    `INSERT INTO rate_limits (key, count, resets_at) VALUES ('held', 1, now() - interval '2 days'), ('free', 1, now() - interval '2 days')`,
  );
  await platform.core.database.platform(async (db) => {
    await db.run(`SELECT 1 FROM rate_limits WHERE key = 'held' FOR UPDATE`, []);
    expect(await carryOut([endingOf('rate_limits')], 10)).toBe(1);
  });
  expect(await carryOut([endingOf('rate_limits')], 10)).toBe(1);
});

describe('imports', () => {
  const csv = (name: string) => join(platform.core.config.dataDir, 'imports', String(demo), name);
  const writeFile = (name: string, ageDays: number) => {
    mkdirSync(join(platform.core.config.dataDir, 'imports', String(demo)), { recursive: true });
    writeFileSync(csv(name), 'a,b\n');
    const time = new Date(Date.now() - ageDays * 24 * 60 * 60 * 1000);
    utimesSync(csv(name), time, time);
  };

  test('end with their rows, images and file', async () => {
    for (const [id, age] of [
      [901, 91],
      [902, 89],
    ] as const) {
      writeFile(`${id}.csv`, age);
      await run(`
        INSERT INTO imports (id, division_id, filename, path, state, created_at, finished_at) VALUES (${id}, ${demo}, 'f', '${csv(`${id}.csv`)}', 'done', now() - interval '${age} days', now() - interval '${age} days');
        INSERT INTO import_rows (division_id, import_id, line, handle, action) SELECT ${demo}, ${id}, n, 'h', 'create' FROM generate_series(1, 7) n;
        INSERT INTO import_images (division_id, import_id, url, handle, product_id) SELECT ${demo}, ${id}, 'u' || n, 'h', 1 FROM generate_series(1, 5) n`);
    }
    expect(await endingOf('imports').count()).toBe(1);
    expect(await carryOut([endingOf('imports')], 3)).toBe(13);
    const left = z
      .array(z.object({ id: z.number() }))
      .parse(
        (
          await run(
            'SELECT DISTINCT id::int FROM (SELECT id FROM imports UNION SELECT import_id FROM import_rows UNION SELECT import_id FROM import_images) x',
          )
        ).rows,
      );
    expect(left).toEqual([{ id: 902 }]);
    expect([existsSync(csv('901.csv')), existsSync(csv('902.csv'))]).toEqual([false, true]);
  });

  test('of a process that died leave no file behind', async () => {
    writeFile('stray-old.csv', 2);
    writeFile('stray-new.csv', 0);
    expect(await carryOut([endingOf('files of imports that no import names')])).toBe(1);
    expect([
      existsSync(csv('stray-old.csv')),
      existsSync(csv('stray-new.csv')),
      existsSync(csv('902.csv')),
    ]).toEqual([false, true, true]);
  });
});

describe('artwork', () => {
  const put = async (id: string, ageDays: number, kept = false) => {
    const { id: file } = await platform.services.files.fileStore.put(demo, Buffer.from(id), id);
    await run(
      `INSERT INTO artworks (division_id, id, file, name, mime, width, height, bytes, kept, created_at) VALUES (${demo}, '${id}', '${file}', 'n', 'image/png', 1, 1, 1, ${kept}, now() - interval '${ageDays} days')`,
    );
    return file;
  };
  const find = (id: string) =>
    platform.core.database.tenant(demo, (db) => platform.services.artworks.service.find(db, demo, id));
  const keep = (id: string) =>
    platform.core.database.tenant(demo, (db) => platform.services.artworks.service.keep(db, demo, id));

  test('ends with its file, but not what was asked for', async () => {
    const files = [await put('old', 31), await put('young', 29), await put('bought', 300, true)];
    expect(await carryOut([endingOf('artworks')])).toBe(1);
    expect([await find('old'), (await find('young'))?.id, (await find('bought'))?.id]).toEqual([
      null,
      'young',
      'bought',
    ]);
    expect(await Promise.all(files.map((file) => platform.services.files.fileStore.has(demo, file)))).toEqual(
      [false, true, true],
    );
  });

  test('with an interrupted deletion is used by nobody, and ends the next night', async () => {
    const file = await put('cut', 31);
    // As after a kill between the mark and the file.
    await run(`UPDATE artworks SET gone_at = now() WHERE id = 'cut'`);
    expect([await find('cut'), await keep('cut')]).toEqual([null, false]);
    expect(await platform.services.files.fileStore.has(demo, file)).toBe(true);
    expect(await carryOut([endingOf('artworks')])).toBe(1);
    expect(await platform.services.files.fileStore.has(demo, file)).toBe(false);
  });
});

describe('the night', () => {
  const nights = async () =>
    (await run('SELECT night::text, finished_at FROM retention_runs ORDER BY 1')).rows;

  test('is taken once for all processes, and the first one of an installation deletes nothing', async () => {
    const { retention } = platform.services;
    await run('DELETE FROM retention_runs');
    await run(
      `INSERT INTO rate_limits (key, count, resets_at) VALUES ('of-the-night', 1, now() - interval '2 days')`,
    );
    const left = async () => (await run(`SELECT 1 FROM rate_limits WHERE key = 'of-the-night'`)).rows.length;
    await retention.look();
    await platform.core.jobs.idle();
    expect([await nights(), await left()]).toEqual([[expect.objectContaining({ finished_at: null })], 1]);
    // A day later.
    await run(`UPDATE retention_runs SET night = night - 1`);
    await Promise.all([retention.look(), retention.look(), retention.look()]);
    await platform.core.jobs.idle();
    const all = await nights();
    expect(all).toHaveLength(2);
    expect(all[1]).toMatchObject({ finished_at: expect.anything() });
    expect(await left()).toBe(0);
    const { rows } = await run(
      `SELECT deleted->>'rate_limits' AS gone FROM retention_runs WHERE finished_at IS NOT NULL`,
    );
    expect(rows).toEqual([{ gone: '1' }]);
    expect(
      (await run(`SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'retention.night'`)).rows,
    ).toEqual([{ jobs: 1 }]);
  });
});
