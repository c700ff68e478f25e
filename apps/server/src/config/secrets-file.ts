import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { keyRingSchema, type KeyRing } from '../security/key-ring.ts';
import { pushKeysSchema, type PushPairs } from '../security/push-pair.ts';
import { ConfigError } from './section.ts';

const schema = z.strictObject({
  current: z.string('must be the id of a key').optional(),
  keys: z.record(z.string(), z.unknown(), 'must be an object of ids and keys').optional(),
  push: z
    .strictObject({
      public: z.string('must be text'),
      private: z.string('must be text'),
      older: z
        .array(
          z.strictObject({ public: z.string('must be text'), private: z.string('must be text') }),
          'must be a list of earlier pairs',
        )
        .default([]),
    })
    .optional(),
  settings: z.record(z.string(), z.string('must be text in quotes')).default({}),
});

/** The content of a mounted file of secrets. */
export interface SecretsFile {
  readonly keys: KeyRing | null;
  readonly push: PushPairs | null;
  /** Settings that count as though they were in the environment. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The fault, by its place in the file and never by its content, which may be a secret. */
function problem(error: z.ZodError, before: readonly string[] = []): string {
  const [issue] = error.issues;
  const where = [...before, ...(issue?.path ?? []).map(String)].join('.');
  return `${where === '' ? 'it' : `“${where}”`} ${issue?.message ?? 'is wrong'}`;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = String(Reflect.get(Object(error), 'code') ?? 'unknown error');
    const reason =
      { ENOENT: 'there is no such file', EACCES: 'this user may not read it', EISDIR: 'it is a folder' }[
        code
      ] ?? code;
    throw new ConfigError(`SECRETS_FILE names ${path}, which cannot be read: ${reason}.`);
  }
}

function jsonOf(path: string): unknown {
  const text = textOf(path);
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw new ConfigError(
      `SECRETS_FILE names ${path}, which is not valid JSON. Check it with: node -e "JSON.parse(require('fs').readFileSync('${path}'))"`,
    );
  }
}

/**
 * Reads a file of secrets: keys, push keys and settings. Each part may be missing.
 *
 * @throws {ConfigError} naming the part that is wrong; never its content
 */
export function readSecretsFile(path: string): SecretsFile {
  const wrong = (what: string): ConfigError =>
    new ConfigError(`SECRETS_FILE names ${path}, in which ${what}.`);
  const parsed = schema.safeParse(jsonOf(path));
  if (!parsed.success) throw wrong(problem(parsed.error));
  const { current, keys, push, settings } = parsed.data;
  if ((current === undefined) !== (keys === undefined)) throw wrong('“current” and “keys” need each other');
  const ring = keys === undefined ? null : keyRingSchema.safeParse({ current, keys });
  if (ring && !ring.success) throw wrong(problem(ring.error));
  const pairOf = (given: { public: string; private: string }, ...at: string[]) => {
    const pair = pushKeysSchema.safeParse({ publicKey: given.public, privateKey: given.private });
    if (!pair.success) throw wrong(problem(pair.error, at));
    return pair.data;
  };
  return {
    keys: ring?.data ?? null,
    push: push
      ? {
          current: pairOf(push, 'push'),
          older: push.older.map((pair, at) => pairOf(pair, 'push', 'older', String(at))),
        }
      : null,
    settings,
  };
}

/** Settings that have parts of their own in the file, or say where it is. */
const notInside = ['SECRETS_FILE', 'SECRET_KEYS', 'PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_OLDER_KEYS'];

/**
 * The environment with the settings of its `SECRETS_FILE`.
 *
 * @param known - names of all settings
 * @returns which names came from the file too: their values are never shown
 * @throws {ConfigError} on a name that is unknown, or that both places give differently
 */
export function withSecretsFile(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): { settings: Readonly<Record<string, string | undefined>>; fromFile: ReadonlySet<string> } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const path = given['SECRETS_FILE'];
  if (path === undefined) return { settings: given, fromFile: new Set() };
  const { settings } = readSecretsFile(path);
  for (const [name, value] of Object.entries(settings)) {
    const at = `SECRETS_FILE (${path})`;
    if (notInside.includes(name))
      throw new ConfigError(
        `${at} has ${name} among its “settings”. Give keys as “current” and “keys”, and push keys as “push”.`,
      );
    if (!known.includes(name))
      throw new ConfigError(
        `${at} has a setting ${name}, which does not exist. docs/guides/settings.md lists all settings.`,
      );
    if (given[name] !== undefined && given[name] !== value)
      throw new ConfigError(
        `${name} is in the environment and in ${at}, with different values. Remove it from one of them.`,
      );
  }
  return { settings: { ...settings, ...given }, fromFile: new Set(Object.keys(settings)) };
}
