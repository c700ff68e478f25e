import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { agreeOnKeys } from '../security/key-checks.ts';
import { newKey } from '../security/key-file.ts';
import { secretsOf } from '../security/secrets.ts';
import { administer, besides } from '../testing/database-template.ts';
import { closedPort } from '../testing/closed-port.ts';
import { runOmnis } from '../testing/program.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';
import type { Check } from './check.ts';
import { examine } from './examine.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const key = newKey();
let home: TestHome;

beforeAll(async () => {
  home = await testHome();
  const database = await home.open();
  await agreeOnKeys(database, secretsOf('k1', { k1: key }), 'SECRET_KEYS');
  await database.close();
});
afterAll(() => home.drop());

const reportSchema = z.object({
  ok: z.boolean(),
  findings: z.array(
    z.object({ check: z.string(), level: z.string(), text: z.string(), mend: z.string().optional() }),
  ),
});

test('an installation that is well has no line that fails, and the program ends with 0', async () => {
  const end = await runOmnis(['doctor'], { ...home.env, SECRET_KEYS: `k1:${key}` });
  expect(end, end.errors).toMatchObject({ code: 0 });
  expect(end.out).not.toMatch(/^fail/m);
  for (const line of [
    /^ok +settings +mode test/m,
    /^ok +database +.*PostgreSQL \d+, time zone/m,
    /^ok +database +the schema is up to date/m,
    /^ok +secrets +they are those that the database is used with/m,
    /^ok +storage +a file can be written, read and deleted/m,
    /^ok +clock +the clock differs by \d/m,
    /^skipped dns/m,
    /^ok +jobs +no job waits/m,
  ])
    expect(end.out).toMatch(line);
}, 60_000);

test.skipIf(server === '')(
  'a new database whose role may not create roles fails, and says what to do',
  async () => {
    const name = `omnis_doctor_${process.pid}`;
    await administer(server, `CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
    await administer(server, `CREATE DATABASE ${name} OWNER ${name}`);
    try {
      const url = new URL(besides(server, name));
      url.username = name;
      url.password = 'secret';
      const end = await runOmnis(['doctor'], { ...home.env, DATABASE_URL: url.href });
      expect(end.code).toBe(1);
      expect(end.out).toMatch(/^fail +database +the role \w+ may not create roles/m);
      expect(end.out).toContain(`ALTER ROLE ${name} CREATEROLE`);
    } finally {
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await administer(server, `DROP ROLE ${name}`);
    }
  },
);

test('each fault has a line that fails and says what to do, and no secret is shown', async () => {
  const other = newKey();
  const config = readConfig({
    ...home.env,
    NODE_ENV: 'test',
    SECRET_KEYS: `k1:${other}`,
    SMTP_URL: `smtp://user:s3cr3t@127.0.0.1:${await closedPort()}`,
    STRIPE_SECRET_KEY: 's3cr3t',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_s3cr3t',
    S3_BUCKET: 'nobody',
    S3_ENDPOINT: `http://127.0.0.1:${await closedPort()}`,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 's3cr3t',
  });
  const lines = await examine(config, undefined, 20_000);
  const failures = lines.filter(({ level }) => level === 'fail');
  expect(failures.map(({ check }) => check)).toEqual(['secrets', 'storage', 'mail', 'payments']);
  for (const { mend } of failures) expect(mend).toMatch(/\w+/);
  expect(JSON.stringify(lines)).not.toMatch(/s3cr3t/);
  expect(JSON.stringify(lines)).not.toContain(other);
}, 60_000);

test('a check that hangs or breaks is skipped with its reason, and holds nothing up', async () => {
  const list: Check[] = [
    { name: 'slow', run: () => new Promise(() => undefined) },
    { name: 'broken', run: async () => Promise.reject(new Error('out of order')) },
  ];
  const config = readConfig({ ...home.env, NODE_ENV: 'test', SECRET_KEYS: `k1:${key}` });
  expect(await examine(config, list, 200)).toEqual([
    { check: 'slow', level: 'skipped', text: 'no answer within 0.2 s' },
    { check: 'broken', level: 'skipped', text: 'out of order' },
  ]);
});

test('an empty machine is examined without anything being made on it', async () => {
  const dataDir = join(home.env.DATA_DIR, 'nothing-yet');
  const lines = await examine(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }));
  expect(lines.filter(({ level }) => level === 'fail')).toEqual([]);
  expect(existsSync(dataDir)).toBe(false);
});

test('a setting that cannot be read is the one line of the report, as JSON too', async () => {
  const end = await runOmnis(['doctor', '--json'], { ...home.env, PORT: 'many' });
  expect(end.code).toBe(1);
  expect(reportSchema.parse(JSON.parse(end.out))).toMatchObject({
    ok: false,
    findings: [{ check: 'settings', level: 'fail', text: expect.stringMatching(/The setting PORT must be/) }],
  });
}, 60_000);
