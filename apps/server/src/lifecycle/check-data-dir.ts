import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ConfigError } from '../config.ts';

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of the path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
};

/**
 * Makes the folder of the settings where it is missing, and looks whether this user may write to it.
 *
 * @throws {ConfigError} naming `DATA_DIR` and what is wrong with it
 */
export async function checkDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = String(Reflect.get(Object(error), 'code'));
    throw new ConfigError(
      `DATA_DIR names ${resolve(dataDir)}, which cannot be used: ${reasons[code] ?? code}. Set it to a folder that this user may write to.`,
      { cause: error },
    );
  }
}
