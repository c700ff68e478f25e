import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { folderKeys, keySourceOf, modeWarning } from '../security/key-source.ts';
import { newPushKeys } from '../security/push-pair.ts';
import { loadSecrets } from '../security/secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, 'secrets.json');
const key = randomBytes(32).toString('base64');
const other = randomBytes(32).toString('base64');
const pair = newPushKeys();
const older = newPushKeys();

function withFile(content: unknown, environment: Record<string, string> = {}) {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content), { mode: 0o600 });
  return readConfig({ SECRETS_FILE: path, ...environment });
}

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'nothing was refused';
}

describe('SECRETS_FILE', () => {
  test('gives keys, push keys, and settings as though they were in the environment', () => {
    const config = withFile({
      current: 'k2',
      keys: { k1: key, k2: other },
      push: {
        public: pair.publicKey,
        private: pair.privateKey,
        older: [{ public: older.publicKey, private: older.privateKey }],
      },
      settings: {
        DATABASE_URL: 'postgres://omnis:p%2Fw@db.example/omnis',
        S3_BUCKET: 'shop',
        S3_REGION: 'eu-central-1',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'from the file',
      },
    });
    expect(config.databaseUrl).toBe('postgres://omnis:p%2Fw@db.example/omnis');
    expect(config.storage.bucket?.keys).toEqual({ id: 'id', secret: 'from the file' });
    expect(config.secrets.push).toEqual({ current: pair, older: [older] });
    expect(keySourceOf(config).read()).toEqual({ current: 'k2', keys: { k1: key, k2: other } });
  });

  test('may hold settings alone: keys stay in DATA_DIR', () => {
    expect(withFile({ settings: { SMTP_URL: 'smtp://a:b@mail.example' } })).toMatchObject({
      smtpUrl: 'smtp://a:b@mail.example',
      secrets: { keys: { kind: 'folder' }, push: null },
    });
  });

  test('agrees with the environment where both say the same', () => {
    expect(withFile({ settings: { PORT: '4000' } }, { PORT: '4000' }).port).toBe(4000);
  });

  test.each([
    ['{ "current": "k1", "keys": { "k1": "s3cr3t', /is not valid JSON/],
    ['[]', /in which it /],
    [{ current: 'k1' }, /“current” and “keys” need each other/],
    [{ current: 'k2', keys: { k1: key } }, /“current” is k2, which is not in “keys”/],
    [{ current: 'k1', keys: { k1: 's3cr3t' } }, /“keys.k1” is too short/],
    [{ current: 'k1', keys: { k1: 's3cr3t!' } }, /“keys.k1” must be base64/],
    [{ current: 'k1', keys: { 'K-1': key } }, /“keys.K-1” is no id of a key/],
    [{ current: 'k1', keys: { k1: 5 } }, /“keys.k1” must be text in quotes/],
    [{ push: { public: pair.publicKey } }, /“push.private” must be text/],
    [{ push: { public: pair.publicKey, private: older.privateKey } }, /“push” is no pair of push keys/],
    [
      {
        push: {
          public: pair.publicKey,
          private: pair.privateKey,
          older: [{ public: 'a', private: 's3cr3t' }],
        },
      },
      /“push.older.0” is no pair/,
    ],
    [{ settings: { S3_SECRET_ACCESS_KEY: 5 } }, /“settings.S3_SECRET_ACCESS_KEY” must be text/],
    [{ settings: { S3_SECRET_KEY: 's3cr3t' } }, /a setting S3_SECRET_KEY, which does not exist/],
    [{ settings: { SECRET_KEYS: 's3cr3t' } }, /SECRET_KEYS among its “settings”/],
    [
      { settings: { PORT: '4000' } },
      /^PORT is in the environment and in SECRETS_FILE .*different values/,
      { PORT: '1' },
    ],
    [
      { settings: { DATABASE_URL: 'mysql://a:s3cr3t@b/c' } },
      /DATABASE_URL must be .*It comes from SECRETS_FILE/,
    ],
    [{ current: 'k1', keys: { k1: key } }, /SECRET_KEYS and the “keys”/, { SECRET_KEYS: `k1:${key}` }],
    [
      { push: { public: pair.publicKey, private: pair.privateKey } },
      /PUSH_PUBLIC_KEY and the “push”/,
      { PUSH_PUBLIC_KEY: pair.publicKey, PUSH_PRIVATE_KEY: pair.privateKey },
    ],
  ])('refuses %j and shows no secret', (content, message, environment: Record<string, string> = {}) => {
    const said = refusal(() => withFile(content, environment));
    expect(said).toMatch(message);
    for (const secret of ['s3cr3t', key, pair.privateKey, older.privateKey])
      expect(said).not.toContain(secret);
  });

  test('that cannot be read is named with the reason', () => {
    expect(refusal(() => readConfig({ SECRETS_FILE: join(folder, 'nowhere') }))).toMatch(
      /SECRETS_FILE names .*nowhere, which cannot be read: there is no such file/,
    );
    expect(refusal(() => readConfig({ SECRETS_FILE: folder }))).toMatch(/it is a folder/);
  });

  test('is read again when it changes, and a damaged one changes nothing', async () => {
    const config = withFile({ current: 'k1', keys: { k1: key } });
    const secrets = loadSecrets(keySourceOf(config));
    const look = () => new Promise((resolve) => setTimeout(resolve, 1020));
    withFile({ current: 'k2', keys: { k1: key, k2: other } });
    await look();
    expect(secrets.encrypt('text', 'row')).toMatch(/^k2\./);
    writeFileSync(path, '{ "current": ');
    await look();
    expect(secrets.encrypt('text', 'row')).toMatch(/^k2\./);
  });

  test('that others may read is warned about', () => {
    withFile({ settings: {} });
    expect(modeWarning(path)).toBeNull();
    chmodSync(path, 0o644);
    expect(modeWarning(path)).toMatch(/can be read or changed by others \(mode 644\).*chmod 600/);
  });
});

describe('single variables', () => {
  test('give keys, the first of which is the current one, and push keys', () => {
    const config = readConfig({
      SECRET_KEYS: `k2:${other}, k1:${key}`,
      PUSH_PUBLIC_KEY: pair.publicKey,
      PUSH_PRIVATE_KEY: pair.privateKey,
      PUSH_OLDER_KEYS: `${older.publicKey}:${older.privateKey}`,
    });
    expect(keySourceOf(config).read()).toEqual({ current: 'k2', keys: { k1: key, k2: other } });
    expect(config.secrets.push).toEqual({ current: pair, older: [older] });
  });

  test.each([
    [{ SECRET_KEYS: key }, /SECRET_KEYS must be id:base64.*Entry 1 /],
    [{ SECRET_KEYS: `k1:${key},k2:s3cr3t` }, /Entry 2 is too short/],
    [{ SECRET_KEYS: `k1:${key},k1:${other}` }, /names the key k1 twice/],
    [{ PUSH_PUBLIC_KEY: pair.publicKey }, /PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY need each other/],
    [{ PUSH_PRIVATE_KEY: pair.privateKey }, /PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY need each other/],
    [
      { PUSH_PUBLIC_KEY: 'a', PUSH_PRIVATE_KEY: 's3cr3t' },
      /PUSH_PUBLIC_KEY with PUSH_PRIVATE_KEY is no pair of push keys/,
    ],
    [
      { PUSH_PUBLIC_KEY: pair.publicKey, PUSH_PRIVATE_KEY: older.privateKey },
      /PUSH_PUBLIC_KEY with PUSH_PRIVATE_KEY is no pair of push keys: the public key must be that of the private/,
    ],
    [
      {
        PUSH_PUBLIC_KEY: pair.publicKey,
        PUSH_PRIVATE_KEY: pair.privateKey,
        PUSH_OLDER_KEYS: `${older.publicKey}:${pair.privateKey}`,
      },
      /PUSH_OLDER_KEYS must be public:private,… and its entry 1 is no pair of push keys/,
    ],
    [{ PUSH_OLDER_KEYS: 'a:s3cr3t' }, /PUSH_OLDER_KEYS needs/],
  ])('are refused with the place of the mistake and without a secret (%#)', (environment, message) => {
    const said = refusal(() => readConfig(environment));
    expect(said).toMatch(message);
    for (const secret of ['s3cr3t', key, other, pair.privateKey]) expect(said).not.toContain(secret);
  });
});

test('a damaged secrets.json of DATA_DIR is named without its content', () => {
  writeFileSync(path, `{ "current": "k1", "keys": { "k1": "${key}`);
  expect(() => folderKeys(folder).read()).toThrow(/secrets\.json is damaged.*Restore it from a backup/);
});
