import { z } from 'zod';
import { keyRingSchema, type KeyRing } from '../security/key-ring.ts';
import { pushKeysSchema, type PushKeys, type PushPairs } from '../security/push-pair.ts';
import { readSecretsFile } from './secrets-file.ts';
import { ConfigError, defineSection } from './section.ts';

/** Where the keys of the installation come from. */
export type KeyPlace =
  | { readonly kind: 'folder' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'variables'; readonly ring: KeyRing };

/** Keys of the installation. */
export interface SecretsConfig {
  readonly keys: KeyPlace;
  /** null: those of `DATA_DIR` or of the database. */
  readonly push: PushPairs | null;
  /** Path of the mounted file of secrets. */
  readonly file: string | null;
}

function readRing(text: string): KeyRing {
  const entries = text.split(',').map((part) => {
    const [id = '', ...rest] = part.trim().split(':');
    return [id, rest.join(':')] as const;
  });
  const ids = entries.map(([id]) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new ConfigError(`SECRET_KEYS names the key ${twice} twice.`);
  const ring = keyRingSchema.safeParse({ current: ids[0], keys: Object.fromEntries(entries) });
  if (ring.success) return ring.data;
  const [issue] = ring.error.issues;
  // The part before the colon could be a key whose id was forgotten, so it is shown by its place.
  const place = ids.indexOf(String(issue?.path[1] ?? '')) + 1;
  throw new ConfigError(
    `SECRET_KEYS must be id:base64,id:base64 with the current key first. Entry ${place} ${issue?.message ?? 'is wrong'}.`,
  );
}

function readPair(publicKey: string, privateKey: string, name: string): PushKeys {
  const pair = pushKeysSchema.safeParse({ publicKey, privateKey });
  if (pair.success) return pair.data;
  throw new ConfigError(`${name} ${pair.error.issues[0]?.message ?? 'is wrong'}.`);
}

/** Keys that seal, sign and send push messages. Values of these variables are never shown. */
export const secrets = defineSection(
  {
    SECRETS_FILE: z.string().optional(),
    SECRET_KEYS: z.string().optional(),
    PUSH_PUBLIC_KEY: z.string().optional(),
    PUSH_PRIVATE_KEY: z.string().optional(),
    PUSH_OLDER_KEYS: z.string().optional(),
  },
  (env): SecretsConfig => {
    const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_OLDER_KEYS: older } = env;
    if ((publicKey === undefined) !== (privateKey === undefined))
      throw new ConfigError('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY need each other.');
    if (older !== undefined && publicKey === undefined)
      throw new ConfigError('PUSH_OLDER_KEYS needs PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY beside it.');
    const file = env.SECRETS_FILE === undefined ? null : readSecretsFile(env.SECRETS_FILE);
    if (file?.keys && env.SECRET_KEYS !== undefined)
      throw new ConfigError('SECRET_KEYS and the “keys” of SECRETS_FILE contradict each other. Remove one.');
    if (file?.push && publicKey !== undefined)
      throw new ConfigError(
        'PUSH_PUBLIC_KEY and the “push” of SECRETS_FILE contradict each other. Remove one.',
      );
    const ofVariables: PushPairs | null =
      publicKey === undefined || privateKey === undefined
        ? null
        : {
            current: readPair(publicKey, privateKey, 'PUSH_PUBLIC_KEY with PUSH_PRIVATE_KEY'),
            older: (older?.split(',') ?? []).map((part, at) => {
              const [first = '', second = ''] = part.trim().split(':');
              return readPair(
                first,
                second,
                `PUSH_OLDER_KEYS must be public:private,… and its entry ${at + 1}`,
              );
            }),
          };
    return {
      keys:
        env.SECRET_KEYS !== undefined
          ? { kind: 'variables', ring: readRing(env.SECRET_KEYS) }
          : env.SECRETS_FILE !== undefined && file?.keys
            ? { kind: 'file', path: env.SECRETS_FILE }
            : { kind: 'folder' },
      push: file?.push ?? ofVariables,
      file: env.SECRETS_FILE ?? null,
    };
  },
);
