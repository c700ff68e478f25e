import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pushKeysSchema, type PushKeys } from '../../../security/push-pair.ts';

/** File of the data folder that holds them. Browsers that have subscribed are lost with it. */
export const pushKeysFile = 'push-keys.json';

/** Damaged text is nothing; the parser's own message quotes it. */
function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The keys of a data folder, made when they are first asked for.
 *
 * @param make - makes a new pair
 * @throws {Error} naming the file when it holds no pair; never its content
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
  const pair = pushKeysSchema.safeParse(jsonOrNothing(readFileSync(path, 'utf8')));
  if (pair.success) return pair.data;
  throw new Error(
    `${path} is damaged: it holds no pair of push keys. Restore it from a backup. Without one, delete it; browsers that get push messages must then subscribe again.`,
  );
}
