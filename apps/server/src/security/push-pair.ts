import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** Tells whether the private key belongs to the public one. */
function belongTogether(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    return false;
  }
}

/** A pair of keys by which push services know this installation (VAPID, RFC 8292), base64url. */
export const pushKeysSchema = z
  .object({ publicKey: z.string(), privateKey: z.string() })
  .refine(({ publicKey, privateKey }) => belongTogether(publicKey, privateKey), {
    message:
      'is no pair of push keys: the public key must be that of the private one, both base64url (P-256)',
  });

/** A pair of push keys. */
export type PushKeys = z.output<typeof pushKeysSchema>;

/** The pair that new subscriptions are bound to, and those that earlier ones still are. */
export interface PushPairs {
  readonly current: PushKeys;
  readonly older: readonly PushKeys[];
}

/** Makes a new pair. */
export function newPushKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  // Leading zeros are part of a private key.
  const privateKey = curve.getPrivateKey('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}
