import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '../../../core.ts';
import { sealedPushKeys } from '../../../security/sealed-push-keys.ts';
import { newPushKeys, type PushKeys, type PushPairs } from '../../../security/push-pair.ts';
import { pushKeysFile, readPushKeys } from './push-keys.ts';

type Needed = Pick<Core, 'config' | 'database' | 'secrets'>;

/**
 * The push keys of this installation: those of the settings, else `push-keys.json` of the data folder, else those of the
 * database. Read once; the same promise afterwards.
 */
export function createPushPairs(core: Needed): () => Promise<PushPairs> {
  const { config } = core;
  const { keys, push } = config.secrets;
  let pairs: Promise<PushPairs> | undefined;
  async function read(): Promise<PushPairs> {
    if (push) return push;
    // Keys that are given are the same on every machine, and a folder may not be.
    const isOfFolder = keys.kind === 'folder' || existsSync(join(config.dataDir, pushKeysFile));
    const current = isOfFolder ? readPushKeys(config.dataDir, newPushKeys) : await sealedPushKeys(core);
    return { current, older: [] };
  }
  return () => {
    pairs ??= read().catch((error: unknown) => {
      pairs = undefined;
      throw error;
    });
    return pairs;
  };
}

/**
 * The pairs to try for a subscription: the one that it is bound to, or all when that is not known.
 *
 * @throws when this process lacks its pair; to send with another would lose the subscription
 */
export function pairsFor({ current, older }: PushPairs, boundTo: string | null): readonly PushKeys[] {
  const all = [current, ...older];
  if (boundTo === null) return all;
  const own = all.filter(({ publicKey }) => publicKey === boundTo);
  if (own.length > 0) return own;
  throw new Error(
    `This browser subscribed with the push key ${boundTo.slice(0, 12)}…, which this process doesn’t have. Add that pair to PUSH_OLDER_KEYS.`,
  );
}
