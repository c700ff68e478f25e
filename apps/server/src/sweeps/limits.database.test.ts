import { randomUUID } from 'node:crypto';
import { platformDivision } from '@omnis/models';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pixel, sendPicture } from '../testing/send-picture.ts';
import { testDivisions } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { testMember, type TestMember } from '../testing/test-team.ts';

// A store at its limits, as docs/guides/operations.md lists them.
const { demo } = testDivisions;
const dashboard = `/omnis/v3/dashboard/divisions/${demo}`;

let platform: TestPlatform;
let owner: TestMember;
const run = (sql: string) => platform.core.database.direct(sql, []);

beforeAll(async () => {
  platform = await createTestPlatform();
  await run(`UPDATE divisions SET plan = 'pro' WHERE id = ${demo}`);
  owner = await testMember(platform, [demo]);
});
afterAll(() => platform.close());

test('a store has a thousand pages, and no more', async () => {
  const division = await platform.core.divisions.byId(demo);
  if (!division) throw new Error('There is no demo store');
  const create = (url: string) =>
    platform.services.pages.editing.create({ division, actor: null }, { url, properties: { title: url } });
  await run(
    `INSERT INTO pages (division_id, url) SELECT ${demo}, '/p' || n FROM generate_series(1, 999 - (SELECT count(*)::int FROM pages WHERE division_id = ${demo})) n`,
  );
  expect(await create('/last')).toMatchObject({ ok: true });
  expect(await create('/too-many')).toMatchObject({
    ok: false,
    code: 'conflict',
    message: 'A store has at most 1000 pages. Delete one first.',
  });
  expect((await run(`SELECT 1 FROM pages WHERE division_id = ${demo}`)).rows).toHaveLength(1000);
});

test('the images for pages of a store take 5 GB, and no more', async () => {
  expect(await sendPicture(owner.client, `${dashboard}/files/`)).toMatchObject({ status: 201 });
  await run(
    `INSERT INTO files (division_id, id, mime, width, height, bytes) SELECT ${demo}, 'big' || n, 'image/png', 1, 1, 1073741824 FROM generate_series(1, 5) n`,
  );
  const bytes = Buffer.concat([pixel, Buffer.from('another')]);
  expect(await sendPicture(owner.client, `${dashboard}/files/`, { bytes })).toMatchObject({
    status: 413,
    json: { code: 'too_large', message: expect.stringMatching(/5 GB/), errors: [{ field: 'file' }] },
  });
  expect((await run(`SELECT 1 FROM files WHERE division_id = ${demo}`)).rows).toHaveLength(6);
});

test('twenty imports of a store may wait, and no more', async () => {
  await run(
    `INSERT INTO imports (division_id, filename, path, state) SELECT ${demo}, 'f', '', 'ready' FROM generate_series(1, 20)`,
  );
  const send = () =>
    sendPicture(owner.client, `${dashboard}/imports/`, {
      name: 'products.csv',
      bytes: Buffer.from('Handle,Title\nfox,Fox\n'),
    });
  expect(await send()).toMatchObject({
    status: 409,
    json: {
      code: 'conflict',
      message: expect.stringMatching(/At most 20 imports/),
      errors: [{ field: 'file' }],
    },
  });
  await run(`UPDATE imports SET state = 'cancelled'`);
  expect((await send()).status).not.toBe(409);
});

test('a team has two hundred people, and no more', async () => {
  await run(`
    WITH people AS (
      INSERT INTO customers (division_id, email, password_hash) SELECT ${platformDivision}, 'p' || n || '@team.example', 'none' FROM generate_series(1, 198) n RETURNING id
    ) INSERT INTO memberships (division_id, customer_id, role) SELECT ${demo}, id, 'member' FROM people`);
  const invite = (email: string) =>
    owner.client.post(`${dashboard}/team/invitations/`, { email, permissions: ['orders'] });
  const last = await invite('last@team.example');
  expect(last.status, last.text).toBe(201);
  expect(await invite('too-many@team.example')).toMatchObject({
    status: 409,
    json: { message: 'A team has at most 200 people, invitations included', errors: [{ field: 'email' }] },
  });
});

test('a store has 5,000 discounts, of which a hundred apply by themselves, and no more', async () => {
  const create = (method: 'code' | 'automatic', code: string | null) =>
    owner.client.post(
      `${dashboard}/discounts/`,
      { title: 'One more', method, kind: 'free_delivery', code },
      { 'idempotency-key': randomUUID() },
    );
  const write = (method: string, count: number) =>
    run(
      `INSERT INTO discounts (division_id, title, kind, method, value) SELECT ${demo}, 'd' || n, 'percentage', '${method}', 10 FROM generate_series(1, ${count}) n`,
    );
  const full = (message: string) => ({ status: 409, json: { code: 'conflict', message } });
  await write('automatic', 99);
  expect(await create('automatic', null)).toMatchObject({ status: 201 });
  expect(await create('automatic', null)).toMatchObject(
    full('A store has at most 100 automatic discounts. Delete one first.'),
  );
  await write('code', 4899);
  expect(await create('code', 'LAST')).toMatchObject({ status: 201 });
  expect(await create('code', 'MORE')).toMatchObject(
    full('A store has at most 5000 discounts. Delete one first.'),
  );
});
