import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newPushKeys } from '../../../security/push-pair.ts';
import { pushKeysFile, readPushKeys } from './push-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-push-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('keys are made once, and read from then on', () => {
  const made = readPushKeys(folder, newPushKeys);
  expect(readPushKeys(folder, newPushKeys)).toEqual(made);
});

test.each([
  ['{ "publicKey": "s3cr3t'],
  ['[]'],
  [JSON.stringify({ publicKey: newPushKeys().publicKey, privateKey: newPushKeys().privateKey })],
])('a file that holds no pair is named without its content', (content) => {
  writeFileSync(join(folder, pushKeysFile), content);
  const read = () => readPushKeys(folder, newPushKeys);
  expect(read).toThrow(/push-keys\.json is damaged: it .*Restore it from a backup/);
  expect(read).not.toThrow(/s3cr3t/);
});
