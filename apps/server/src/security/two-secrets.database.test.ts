import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runOmnis, startProgram, type Program } from '../testing/program.ts';
import { testHome, type TestHome } from '../testing/test-database.ts';
import { newKey } from './key-file.ts';

let home: TestHome;
const running: Program[] = [];
const folder = mkdtempSync(join(tmpdir(), 'omnis-two-'));

beforeAll(async () => {
  home = await testHome();
});
const stopAll = async (): Promise<void> => {
  for (const { process: child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
};
afterEach(stopAll);
afterAll(async () => {
  await home.drop();
  rmSync(folder, { recursive: true, force: true });
});

const [first, second] = [newKey(), newKey()];
/** With PostgreSQL each process has a folder of its own, like two machines. */
const env = (name: string, keys: string) => ({
  ...home.env,
  ...(home.kind === 'postgres' ? { DATA_DIR: join(folder, name) } : {}),
  SECRET_KEYS: keys,
});

test('a process with other keys does not start, and says which key it is and what to do', async () => {
  const one = startProgram('testing/lone-server.ts', { env: env('one', `k1:${first}`) });
  running.push(one);
  await one.printed(/^port \d+$/m);
  // The embedded database belongs to one process: the other one comes after it.
  if (home.kind === 'pglite') await stopAll();
  for (const [keys, said] of [
    [`k1:${second}`, /The key “k1” in SECRET_KEYS is not the key “k1” that this database is used with\./],
    [`k9:${second}`, /This database is used with the key “k1”, and SECRET_KEYS has only “k9”\./],
  ] as const) {
    const end = await runOmnis(['tidy', '--dry-run'], env('two', keys));
    expect(end.code).toBe(1);
    expect(end.errors).toMatch(said);
    expect(end.errors).toContain('pnpm omnis keys forget k1');
    expect(end.errors).not.toContain(second);
  }
}, 120_000);

test('keys that were lost are forgotten by a command that says what is lost with them', async () => {
  const listed = await runOmnis(['keys'], env('two', `k1:${first}`));
  expect(listed).toMatchObject({ code: 0, out: expect.stringMatching(/k1: current, 0 sealed values/) });
  const rotated = await runOmnis(['keys', 'rotate'], env('two', `k1:${first}`));
  expect(rotated.out).toMatch(/1\. Add this at the end, after a comma: k2:[A-Za-z0-9+/]{43}=/);
  expect(rotated.out).not.toContain(first);
  expect(await runOmnis(['keys', 'forget', 'k1'], env('two', `k1:${first}`))).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/k1 is in SECRET_KEYS\. Remove it there first/),
  });
  expect(await runOmnis(['keys', 'forget', 'k1'], env('two', `k1:${second}`))).toMatchObject({
    code: 0,
    out: expect.stringMatching(/has forgotten the key k1/),
  });
  expect((await runOmnis(['tidy', '--dry-run'], env('two', `k1:${second}`))).code).toBe(0);
}, 120_000);
