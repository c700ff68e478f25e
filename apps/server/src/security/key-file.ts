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
import { z } from 'zod';

const schema = z.object({ current: z.string(), keys: z.record(z.string(), z.string()) });

/** Keys of an installation: `current` seals and signs, all of them open. */
export type KeyFile = z.output<typeof schema>;

const pathOf = (dataDir: string): string => join(dataDir, 'secrets.json');

/** A new key for the file. */
export function newKey(): string {
  return randomBytes(32).toString('base64');
}

/** Writes the keys so that a power cut leaves the old file or the new one; only the owner of the process may read it. */
export function writeKeyFile(dataDir: string, file: KeyFile): void {
  const path = pathOf(dataDir);
  writeFileSync(`${path}.new`, JSON.stringify(file), { mode: 0o600 });
  const written = openSync(`${path}.new`, 'r');
  fsyncSync(written);
  closeSync(written);
  renameSync(`${path}.new`, path);
}

/** The keys of a data folder, made at the first start. */
export function readKeyFile(dataDir: string): KeyFile {
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(pathOf(dataDir))) writeKeyFile(dataDir, { current: 'k1', keys: { k1: newKey() } });
  return schema.parse(JSON.parse(readFileSync(pathOf(dataDir), 'utf8')));
}

/** Something that changes with the file. */
export function keyFileVersion(dataDir: string): string {
  const { mtimeMs, ino } = statSync(pathOf(dataDir));
  return `${ino}:${mtimeMs}`;
}
