import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pushKeysSchema, type PushKeys } from '../../../security/push-pair.ts';

/** File of the data folder that holds them. Browsers that have subscribed are lost with it. */
export const pushKeysFile = 'push-keys.json';

/**
 * The keys of a data folder, made when they are first asked for.
 *
 * @param make - makes a new pair
 */
export function readPushKeys(dataDir: string, make: () => PushKeys): PushKeys {
  const path = join(dataDir, pushKeysFile);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(make()), { mode: 0o600, flush: true });
    try {
      // Of two processes that start together one puts its keys there, whole, and both read those.
      linkSync(draft, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return pushKeysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
