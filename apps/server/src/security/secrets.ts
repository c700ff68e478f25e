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
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const fileSchema = z.object({ current: z.string(), keys: z.record(z.string(), z.string()) });

/** Keys of this installation and what is done with them. */
export interface Secrets {
  /** Keyed hash of a text for one purpose, base64url. */
  sign(purpose: string, text: string): string;
  /** Whether a signature made by `sign` fits, compared in constant time. */
  verify(purpose: string, text: string, signature: string): boolean;
  /** AES-256-GCM, bound to `context` (table, column and row): `keyId.iv.tag.ciphertext`. */
  encrypt(plain: string, context: string): string;
  /** @throws when the text was changed, or belongs to another row. */
  decrypt(sealed: string, context: string): string;
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
  const signingKey = (purpose: string): KeyObject => {
    let key = signing.get(purpose);
    if (!key) signing.set(purpose, (key = createSecretKey(derive(current, `sign:${purpose}`))));
    return key;
  };
  // A page's session is signed and checked with each of its requests.
  const recent = new LRUCache<string, string>({ max: 10_000 });
  const sign: Secrets['sign'] = (purpose, text) => {
    const key = `${purpose} ${text}`;
    let signature = recent.get(key);
    if (signature === undefined) {
      signature = createHmac('sha256', signingKey(purpose)).update(text).digest('base64url');
      recent.set(key, signature);
    }
    return signature;
  };
  return {
    sign,
    verify: (purpose, text, signature) => sameText(sign(purpose, text), signature),
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

/** Reads the keys of a data folder, or makes them at the first start (readable by the owner of the process only). */
export function loadSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) {
    const fresh = JSON.stringify({ current: 'k1', keys: { k1: randomBytes(32).toString('base64') } });
    writeFileSync(`${path}.new`, fresh, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  const { current, keys } = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  return secretsOf(current, keys);
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
  // What was handed out stays nowhere.
  pool.fill(0, used, used + 32);
  used += 32;
  return token;
}
