import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomFillSync,
  timingSafeEqual,
} from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeySource } from './key-source.ts';

/** Keys of this installation and what is done with them. */
export interface Secrets {
  /** Keyed hash of a text for one purpose, base64url. */
  sign(purpose: string, text: string): string;
  /** The same with each key there is, the current one first: what was signed before a rotation is found by one of them. */
  signatures(purpose: string, text: string): string[];
  /** Tells whether a signature made by `sign` fits, compared in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
  /** AES-256-GCM, bound to `context` (table, column and row): `keyId.iv.tag.ciphertext`. */
  encrypt(plain: string, context: string): string;
  /** @throws when the text was changed, or belongs to another row. */
  decrypt(sealed: string, context: string): string;
  /** Marks that tell this installation's keys from others' without giving one away; the current one first. */
  fingerprints(): KeyFingerprint[];
}

/** A key by its id and a hash that only this key makes. */
export interface KeyFingerprint {
  readonly id: string;
  readonly check: string;
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Builds the secrets from key material; `current` encrypts, all keys decrypt. */
export function secretsOf(current: string, keys: Readonly<Record<string, string>>): Secrets {
  const derive = (id: string, purpose: string): Buffer => {
    const material = keys[id];
    if (material === undefined) throw new Error(`The key ${id} is not in the secrets file`);
    return Buffer.from(hkdfSync('sha256', Buffer.from(material, 'base64'), 'omnis', purpose, 32));
  };
  // Key objects: signing with the bytes of a key takes six times as long.
  const signing = new Map<string, KeyObject>();
  const signingKey = (id: string, purpose: string): KeyObject => {
    const name = `${id} ${purpose}`;
    let key = signing.get(name);
    if (!key) signing.set(name, (key = createSecretKey(derive(id, `sign:${purpose}`))));
    return key;
  };
  const older = Object.keys(keys).filter((id) => id !== current);
  // A page's session is signed and checked with each of its requests.
  const recent = new LRUCache<string, string>({ max: 10_000 });
  const signed = (id: string, purpose: string, text: string): string =>
    createHmac('sha256', signingKey(id, purpose)).update(text).digest('base64url');
  const sign: Secrets['sign'] = (purpose, text) => {
    const key = `${purpose} ${text}`;
    let signature = recent.get(key);
    if (signature === undefined) {
      signature = signed(current, purpose, text);
      recent.set(key, signature);
    }
    return signature;
  };
  const prints = [current, ...older].map((id) => ({
    id,
    check: createHmac('sha256', derive(id, 'check')).update('omnis').digest('base64url'),
  }));
  return {
    sign,
    fingerprints: () => prints,
    signatures: (purpose, text) => [sign(purpose, text), ...older.map((id) => signed(id, purpose, text))],
    verify: (purpose, text, signature) =>
      sameText(sign(purpose, text), signature) ||
      older.some((id) => sameText(signed(id, purpose, text), signature)),
    encrypt: (plain, context) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', derive(current, 'encrypt'), iv).setAAD(
        Buffer.from(context),
      );
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [
        current,
        iv.toString('base64url'),
        cipher.getAuthTag().toString('base64url'),
        body.toString('base64url'),
      ].join('.');
    },
    decrypt: (sealed, context) => {
      const [id = '', iv = '', tag = '', body = ''] = sealed.split('.');
      const decipher = createDecipheriv('aes-256-gcm', derive(id, 'encrypt'), Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(context))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}

/** Milliseconds for which the file of keys is not looked at again. */
const lookAgainAfter = 1000;

/**
 * The keys of a source. They are read again when it changes, so that a running server seals with the new key soon after
 * a rotation began, and opens what others have sealed with it.
 */
export function loadSecrets(source: KeySource): Secrets {
  const read = (): Secrets => {
    const { current, keys } = source.read();
    return secretsOf(current, keys);
  };
  // The first reading may make the file.
  source.read();
  let version = source.version();
  let secrets = read();
  let lookedAt = performance.now();
  const latest = (force = false): Secrets => {
    if (!force && performance.now() - lookedAt < lookAgainAfter) return secrets;
    lookedAt = performance.now();
    try {
      const found = source.version();
      if (found !== version) {
        secrets = read();
        version = found;
      }
    } catch {
      // A file that is being replaced, or is damaged: the keys that are known go on, and it is looked at again.
    }
    return secrets;
  };
  return {
    sign: (purpose, text) => latest().sign(purpose, text),
    signatures: (purpose, text) => latest().signatures(purpose, text),
    verify: (purpose, text, signature) => latest().verify(purpose, text, signature),
    fingerprints: () => latest().fingerprints(),
    encrypt: (plain, context) => latest().encrypt(plain, context),
    decrypt: (sealed, context) => {
      try {
        return latest().decrypt(sealed, context);
      } catch {
        // Sealed by a key that was made a moment ago.
        return latest(true).decrypt(sealed, context);
      }
    },
  };
}

/** Hash under which a token is stored, so that a stolen table opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

// Random bytes are fetched for many tokens at once: each fetch costs more than all else about a token.
const pool = Buffer.alloc(128 * 32);
let used = pool.length;

/** An unguessable token of 256 bits. */
export function randomToken(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const token = pool.toString('base64url', used, used + 32);
  // Bytes that were handed out are kept nowhere.
  pool.fill(0, used, used + 32);
  used += 32;
  return token;
}
