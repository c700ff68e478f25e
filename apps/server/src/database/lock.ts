import { closeSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tryLock, unlock } from 'fs-native-extensions';

/** Another process works on the folder. */
export class FolderLocked extends Error {
  override name = 'FolderLocked';
}

/**
 * Takes the exclusive lock on a data folder. The kernel gives it back when the process ends, however it ends.
 *
 * @returns how to give the lock back
 * @throws {FolderLocked} at once when another process holds it
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'lock');
  const file = openSync(path, 'a+');
  if (!tryLock(file)) {
    closeSync(file);
    const holder = readFileSync(path, 'utf8').trim();
    throw new FolderLocked(
      `The data folder ${resolve(dataDir)} is in use by another Omnis process${holder ? ` (process ${holder})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  truncateSync(path);
  writeSync(file, String(process.pid));
  return () => {
    unlock(file);
    closeSync(file);
  };
}
