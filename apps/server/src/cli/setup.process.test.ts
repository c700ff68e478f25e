import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Program, startProgram } from '../testing/program.ts';
import { runCommand } from './omnis.ts';
import { OrderRefused } from './order-driver.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-setup-'));
const passwordFile = join(folder, 'password');
const served = { NODE_ENV: 'test', SEED: 'none', DATA_DIR: join(folder, 'served') };
const alone = { NODE_ENV: 'test', SEED: 'none', DATA_DIR: join(folder, 'alone') };

const answers = [
  'setup',
  '--name',
  'Print Works',
  '--contact-email',
  'hello@works.example',
  '--country',
  'GB',
  '--currency',
  'GBP',
  '--staff-first-name',
  'Ada',
  '--staff-email',
  'ada@works.example',
  '--payments',
  'test',
  '--mail',
  'later',
];

let server: Program;
let printed = '';

beforeAll(async () => {
  writeFileSync(passwordFile, 'correct horse battery\n');
  server = startProgram('testing/serving-empty.ts', { env: { ...served, PORT: '0' } });
  [printed = ''] = await server.printed(/http:\/\/localhost:\d+\/setup\/\?token=[\w-]+/);
}, 240_000);
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** The output of a command. */
async function run(line: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await runCommand(line, env);
    return log.mock.calls.map(([text]) => String(text)).join('\n');
  } finally {
    log.mockRestore();
  }
}

const refusal = (line: readonly string[], env: Readonly<Record<string, string>>): Promise<unknown> =>
  run(line, env).then(
    () => null,
    (error: unknown) => error,
  );

const status = (path: string): Promise<number> => {
  const { port } = new URL(printed);
  return fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.status);
};

describe('beside a running server', () => {
  test('the printed address works, and a further one can be had', async () => {
    const page = new URL(printed);
    expect(await status(page.pathname + page.search)).toBe(200);
    const link = new URL(/http\S+/.exec(await run(['setup', '--link'], served))?.[0] ?? '');
    expect(link.origin).toBe(page.origin);
    expect(await status(link.pathname + link.search)).toBe(200);
    expect(await status(page.pathname + page.search)).toBe(200);
  });

  test('flags that are wrong are named, each in a line', async () => {
    const wrong = [...answers, '--password-file', passwordFile, '--country', 'ZZ', '--staff-email', 'nobody'];
    const refused = await refusal(wrong, served);
    expect(refused).toBeInstanceOf(OrderRefused);
    expect(String(refused)).toMatch(
      /--country: Choose a country[\s\S]*--staff-email: Please enter a valid email/,
    );
  });

  test('the platform is set up once; the second time changes nothing and says so', async () => {
    const line = [...answers, '--password-file', passwordFile];
    expect(await run(line, served)).toContain(
      'Print Works is set up. Sign in to atlas as ada@works.example.',
    );
    expect(await run(line, served)).toContain('This platform is set up already. Nothing was changed.');
    expect(await run(['setup', '--link'], served)).toContain('set up already');
    const page = new URL(printed);
    expect(await status(page.pathname + page.search)).toBe(404);
  });

  test('staff are invited, again while they are pending, and not twice', async () => {
    const line = ['staff', 'invite', 'grace@works.example', '--first-name', 'Grace', '--role', 'picker'];
    expect(await run(line, served)).toMatch(
      /An invitation as picker[\s\S]*atlas\.localhost:\d+\/login\/reset\/\?token=/,
    );
    expect(await run(line, served)).toContain('A new invitation');
    expect(String(await refusal(['staff', 'invite', 'ada@works.example'], served))).toContain(
      'member of staff already',
    );
    expect(String(await refusal([...line.slice(0, 3), '--role', 'boss'], served))).toContain(
      '--role: There is no role “boss”',
    );
    expect(await run(['staff', 'reset-password', 'ada@works.example'], served)).toMatch(
      /reset\/\?token=\S+\n\nIt works once, for 1 hour/,
    );
    expect(await run(['staff', 'remove-two-factor', 'ada@works.example'], served)).toContain(
      'has no two-factor',
    );
  });

  test('an owner without a store or an account is told so', async () => {
    expect(String(await refusal(['owner', 'list', '--store', 'nowhere'], served))).toContain(
      '--store: There is no store “nowhere”',
    );
    expect(String(await refusal(['owner', 'reset-password', 'no@body.example'], served))).toContain(
      'no owner’s account',
    );
  });
});

test('without a server the command does it itself, with two factors, and leaves nothing half done when a flag is wrong', async () => {
  const keyFile = join(folder, 'authenticator');
  const short = join(folder, 'short');
  writeFileSync(short, 'short');
  const refused = await refusal([...answers, '--password-file', short], alone);
  expect(String(refused)).toContain('--password-file: Must contain at least 8 characters');
  const line = [...answers, '--password-file', passwordFile, '--authenticator-key-file', keyFile];
  writeFileSync(keyFile, 'too short\n');
  expect(String(await refusal(line, alone))).toContain('--authenticator-key-file must hold a key of 32');
  writeFileSync(keyFile, 'abcd efgh ijkl mnop qrst uvwx yz23 4567\n');
  expect(
    String(await refusal([...answers, '--invite', '--authenticator-key-file', keyFile], alone)),
  ).toContain('Choose one: --invite, or --authenticator-key-file');
  const made = await run(line, alone);
  expect(made).toMatch(/Print Works is set up[^]*Recovery codes[^]*never shown again:(?:\n {2}\S+){5}/);
  expect(await run(['staff', 'remove-two-factor', 'ada@works.example'], alone)).not.toContain(
    'has no two-factor',
  );
  expect(await run([...answers, '--password-file', passwordFile], alone)).toContain('set up already');
});
