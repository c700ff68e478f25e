import type { WorkChallenge } from './captcha-types.ts';

/** Counters that are tried at a time: the browser derives keys on threads of its own, so the page stays at hand. */
const lanes = 4;
/** So many that an honest challenge has its answer among them. */
const most = 100_000;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(
  { cost, keyLength }: WorkChallenge,
  { nonce, salt, counter }: { nonce: Uint8Array; salt: Uint8Array<ArrayBuffer>; counter: number },
): Promise<string> {
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  new DataView(password.buffer).setUint32(nonce.length, counter);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: cost };
  return hexOf(await crypto.subtle.deriveBits(bits, key, keyLength * 8));
}

/**
 * Does the work of a challenge; the token to be sent.
 *
 * @throws when the browser has no WebCrypto (pages that are not served over https), or the work was given up
 */
export async function solveWork(challenge: WorkChallenge, signal: AbortSignal): Promise<string> {
  const nonce = bytesOf(challenge.nonce);
  const salt = bytesOf(challenge.salt);
  for (let first = 0; first < most; first += lanes) {
    signal.throwIfAborted();
    const counters = Array.from({ length: lanes }, (_, lane) => first + lane);
    const keys = await Promise.all(
      counters.map(async (counter) => ({ counter, key: await derive(challenge, { nonce, salt, counter }) })),
    );
    const found = keys.find(({ key }) => key.startsWith(challenge.keyPrefix));
    if (found) return `pow.${challenge.seal}.${found.counter}.${found.key}`;
  }
  throw new Error('The challenge has no answer');
}
