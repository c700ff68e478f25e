import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { keyRingSchema, type KeyRing } from './key-ring.ts';

/** A file of keys that cannot be used; the message names no key. */
export class DamagedKeys extends Error {
  override name = 'DamagedKeys';
}

/** Null for text that is no JSON: the parser's message would quote it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const pathOf = (dataDir: string): string => join(dataDir, 'secrets.json');

/** A new key for the file. */
export function newKey(): string {
  return randomBytes(32).toString('base64');
}

/** Writes the keys so that a power cut leaves the old file or the new one; only the owner of the process may read it. */
export function writeKeyFile(dataDir: string, file: KeyRing): void {
  const path = pathOf(dataDir);
  writeFileSync(`${path}.new`, JSON.stringify(file), { mode: 0o600 });
  const written = openSync(`${path}.new`, 'r');
  fsyncSync(written);
  closeSync(written);
  renameSync(`${path}.new`, path);
}

/** The keys of a data folder, made at the first start. */
export function readKeyFile(dataDir: string): KeyRing {
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(pathOf(dataDir))) writeKeyFile(dataDir, { current: 'k1', keys: { k1: newKey() } });
  const ring = keyRingSchema.safeParse(parsed(readFileSync(pathOf(dataDir), 'utf8')));
  if (ring.success) return ring.data;
  const [issue] = ring.error.issues;
  throw new DamagedKeys(
    `${pathOf(dataDir)} is damaged: “${(issue?.path ?? []).join('.')}” ${issue?.message ?? 'is wrong'}. Restore it from a backup.`,
  );
}

/** Something that changes with the file. */
export function keyFileVersion(dataDir: string): string {
  const { mtimeMs, ino } = statSync(pathOf(dataDir));
  return `${ino}:${mtimeMs}`;
}
