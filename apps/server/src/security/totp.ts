import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
/** Steps that a clock may be wrong by, each way. */
const drift = 1;

/** Bytes of a base32 text (RFC 4648), as authenticator apps show a secret. */
function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const sign of text.toUpperCase().replace(/[\s=]/g, '')) {
    const digit = alphabet.indexOf(sign);
    if (digit < 0) throw new Error('This is not a base32 secret');
    value = (value << 5) | digit;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >>> bits) & 0xff);
      value &= (1 << bits) - 1;
    }
  }
  return Buffer.from(bytes);
}

/** Base32 text of bytes whose number is a multiple of five (RFC 4648), which needs no padding. */
function toBase32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >>> bits) & 31];
    }
  }
  return text;
}

/** A new secret of 160 bits, base32, as RFC 4226 (4, R6) advises. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(20));
}

/** The `otpauth:` address by which authenticator apps take a secret. */
export function totpUri({
  secret,
  issuer,
  account,
}: {
  secret: string;
  issuer: string;
  account: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=${stepSeconds}`;
}

/** The six digits of one step (RFC 4226, 5.3). */
function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * The code that an authenticator app shows (RFC 6238: SHA-1, six digits, 30 seconds).
 *
 * @param secret - base32
 */
export function totpCode(secret: string, now: Date): string {
  return codeAt(fromBase32(secret), Math.floor(now.getTime() / 1000 / stepSeconds));
}

/**
 * The step that a code belongs to, or null when it fits none near the present. The caller keeps the last one used, so
 * that a code opens nothing twice.
 *
 * @param code - as typed: three digits, a space or none, three digits (platform.md §5)
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const typed = code.trim();
  if (!/^\d{3} ?\d{3}$/.test(typed)) return null;
  const digits = typed.replace(' ', '');
  const key = fromBase32(secret);
  const present = Math.floor(now.getTime() / 1000 / stepSeconds);
  for (let step = present - drift; step <= present + drift; step += 1)
    if (codeAt(key, step) === digits) return step;
  return null;
}
