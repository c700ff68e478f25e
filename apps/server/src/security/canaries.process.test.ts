import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { runOmnis, startProgram, type ProgramEnd } from '../testing/program.ts';
import { testHosts } from '../testing/test-divisions.ts';
import { codeOf, secure } from '../testing/test-safety.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-canaries-'));
const dataDir = join(folder, 'data');
const backupDir = join(folder, 'backup');

/** Values that must be nowhere in clear, by their kind. */
const canaries = new Map<string, string>([
  ['password', 'canary-Passw0rd-Kx7'],
  ['new password', 'canary-Passw0rd-Qm3'],
  ['card number', '4000000000009995'],
]);
/** Tokens that the mail to their owner holds, and nothing else. */
const mailed = new Map<string, string>();
let logs: ProgramEnd;
const dump: { table: string; text: string }[] = [];

const jar = new Map<string, string>();
let port = 0;

/** A call of a browser at the shop; its answer as JSON. */
function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: {
          host: testHosts.demo,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
      },
      (response) => {
        let text = '';
        for (const cookie of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          jar.set(name, value);
        }
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          if (status >= 400) reject(new Error(`${path}: ${status} ${text}`));
          else resolve(text === '' ? null : JSON.parse(text));
        });
      },
    );
    sent.on('error', reject);
    sent.end(method === 'POST' ? JSON.stringify(body ?? {}) : undefined);
  });
}

const known = (name: string): string => canaries.get(name) ?? '';
const tableLine = z.object({ table: z.string() });

beforeAll(async () => {
  const server = startProgram('testing/upload-server.ts', { env: { DATA_DIR: dataDir, LOG_LEVEL: 'trace' } });
  port = Number((await server.printed(/"port":(\d+)/))[1]);
  const email = 'canary@mail.example';
  const visitorToken = (): string => (jar.get('__Host-omnis') ?? '').slice(2);

  await send('GET', `${secure}/get/`);
  await send('POST', '/omnis/v3/shop/customer/create/', {
    email,
    password: known('password'),
    firstName: 'Ann',
    lastName: 'Archer',
  });
  canaries.set('session token', visitorToken());
  const { secret } = z
    .object({ secret: z.string() })
    .parse(await send('POST', `${secure}/two-factor/begin/`));
  canaries.set('two-factor secret', secret);
  const { recoveryCodes } = z
    .object({ recoveryCodes: z.array(z.string()) })
    .parse(await send('POST', `${secure}/two-factor/confirm/`, { twoFactorAuthCode: codeOf(secret) }));
  recoveryCodes.forEach((code, n) => canaries.set(`recovery code ${n}`, code));
  canaries.set('session token after two factors', visitorToken());
  await send('POST', '/omnis/v3/payments/test/cards/', {
    number: known('card number'),
    expMonth: 12,
    expYear: 2035,
    cvc: '737',
  });
  await send('POST', `${secure}/personal-data/copies/`);
  await send('POST', `${secure}/change-password/`, {
    currentPassword: known('password'),
    password: known('new password'),
    password_confirmation: known('new password'),
  });
  await send('POST', `${secure}/reset-password/request/`, { email });
  // The link of the mail is written by a job.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  server.process.kill('SIGTERM');
  setTimeout(() => server.process.kill('SIGKILL'), 2000);
  logs = await server.ended;

  const { code, errors } = await runOmnis(['backup', backupDir], { DATA_DIR: dataDir });
  if (code !== 0) throw new Error(`The backup failed: ${errors}`);
  const [file = ''] = readdirSync(backupDir).filter((name) => name.endsWith('.gz'));
  let table = '';
  for (const line of gunzipSync(readFileSync(join(backupDir, file)))
    .toString()
    .split('\n')) {
    if (line.startsWith('{"table":')) table = tableLine.parse(JSON.parse(line)).table;
    else dump.push({ table, text: line });
  }
  for (const { text } of dump.filter((row) => row.table === 'mails')) {
    for (const [, token = ''] of text.matchAll(/token=([\w-]{43})/g)) mailed.set(token, token);
  }
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every file of the data folder but the keys, which hold no canary. */
function files(): { name: string; bytes: Buffer }[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, bytes: readFileSync(join(entry.parentPath, entry.name)) }));
}

test('there is something to be found: what is not secret is found by the same search', () => {
  expect(files().some(({ bytes }) => bytes.includes('canary@mail.example'))).toBe(true);
  expect(dump.some(({ text }) => text.includes('canary@mail.example'))).toBe(true);
  expect(canaries.size).toBeGreaterThanOrEqual(16);
  expect([...canaries.values()].every((text) => text.length >= 16)).toBe(true);
  expect(mailed.size).toBeGreaterThanOrEqual(2);
});

test('no secret is in the files of the database, nor in others of the data folder', () => {
  for (const { name, bytes } of files())
    for (const [what, text] of canaries) expect(bytes.includes(text), `${what} in ${name}`).toBe(false);
});

test('no secret is in a backup', () => {
  for (const { table, text } of dump)
    for (const [what, canary] of canaries) expect(text.includes(canary), `${what} in ${table}`).toBe(false);
});

test('no secret is in the logs, at their most talkative', () => {
  const text = `${logs.out}${logs.errors}`;
  expect(text.length).toBeGreaterThan(0);
  for (const [what, canary] of [...canaries, ...mailed]) expect(text.includes(canary), what).toBe(false);
});

test('tokens of mails are in the mail to their owner and nowhere else', () => {
  for (const token of mailed.keys())
    expect([...new Set(dump.filter(({ text }) => text.includes(token)).map(({ table }) => table))]).toEqual([
      'mails',
    ]);
});
