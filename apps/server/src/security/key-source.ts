import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config.ts';
import { readSecretsFile } from '../config/secrets-file.ts';
import { keyFileVersion, readKeyFile } from './key-file.ts';
import type { KeyRing } from './key-ring.ts';

/** Where the keys of the installation are read from. */
export interface KeySource {
  /** `folder`: the server's own file, which it may write; the others belong to the operator. */
  readonly kind: 'folder' | 'file' | 'variables';
  /** Its name in messages. */
  readonly place: string;
  /** Path of the file; null for variables. */
  readonly path: string | null;
  /** @throws when the keys cannot be read */
  read(): KeyRing;
  /** Something that changes with the keys. */
  version(): string;
}

/** The file of a data folder, made at the first start. */
export function folderKeys(dataDir: string): KeySource {
  return {
    kind: 'folder',
    place: 'secrets.json of DATA_DIR',
    path: join(dataDir, 'secrets.json'),
    read: () => readKeyFile(dataDir),
    version: () => keyFileVersion(dataDir),
  };
}

/** The source that the settings name. */
export function keySourceOf({ dataDir, secrets: { keys } }: Pick<Config, 'dataDir' | 'secrets'>): KeySource {
  switch (keys.kind) {
    case 'folder':
      return folderKeys(dataDir);
    case 'file': {
      const { path } = keys;
      return {
        kind: 'file',
        place: `SECRETS_FILE (${path})`,
        path,
        read: () => {
          const { keys: ring } = readSecretsFile(path);
          if (ring) return ring;
          throw new ConfigError(`SECRETS_FILE names ${path}, which has no keys any more.`);
        },
        // Kubernetes replaces a mounted file by pointing a link elsewhere, which `stat` follows.
        version: () => {
          const { ino, mtimeMs } = statSync(path);
          return `${ino}:${mtimeMs}`;
        },
      };
    }
    case 'variables':
      return {
        kind: 'variables',
        place: 'SECRET_KEYS',
        path: null,
        read: () => keys.ring,
        version: () => '',
      };
  }
}

/** A warning about a file that others than its owner may read; null when nobody may. */
export function modeWarning(path: string): string | null {
  let mode: number;
  try {
    ({ mode } = statSync(path));
  } catch {
    return null;
  }
  const others = mode & 0o077;
  return others === 0
    ? null
    : `${path} can be read or changed by others (mode ${(mode & 0o777).toString(8)}). It holds secrets: chmod 600 ${path}`;
}
