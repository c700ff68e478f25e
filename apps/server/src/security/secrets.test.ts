import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashToken, randomToken, secretsOf } from './secrets.ts';

const key = randomBytes(32).toString('base64');
const secrets = secretsOf('k1', { k1: key });

describe('signatures', () => {
  test('are HMAC-SHA-256 under a key for their purpose', () => {
    const derived = Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), 'omnis', 'sign:xsrf', 32));
    expect(secrets.sign('xsrf', 'session')).toBe(
      createHmac('sha256', derived).update('session').digest('base64url'),
    );
  });

  test('fit their text and purpose only', () => {
    const signature = secrets.sign('xsrf', 'session');
    expect(secrets.verify('xsrf', 'session', signature)).toBe(true);
    expect(secrets.verify('xsrf', 'another', signature)).toBe(false);
    expect(secrets.verify('reset', 'session', signature)).toBe(false);
    expect(secrets.verify('xsrf', 'session', '')).toBe(false);
    expect(secretsOf('k1', { k1: randomBytes(32).toString('base64') }).sign('xsrf', 'session')).not.toBe(
      signature,
    );
  });
});

describe('encryption', () => {
  test('gives the text back, differently each time, and for its row only', () => {
    const sealed = secrets.encrypt('4242', 'orders.note:1');
    expect(sealed).not.toContain('4242');
    expect(secrets.encrypt('4242', 'orders.note:1')).not.toBe(sealed);
    expect(secrets.decrypt(sealed, 'orders.note:1')).toBe('4242');
    expect(() => secrets.decrypt(sealed, 'orders.note:2')).toThrow(/unable to authenticate/i);
    // Not the last letter: some of its bits carry nothing.
    const other = sealed.at(-3) === 'A' ? 'B' : 'A';
    expect(() => secrets.decrypt(sealed.slice(0, -3) + other + sealed.slice(-2), 'orders.note:1')).toThrow(
      Error,
    );
  });

  test('is read by older keys too, and written by the current one', () => {
    const old = secrets.encrypt('text', 'row');
    const renewed = secretsOf('k2', { k1: key, k2: randomBytes(32).toString('base64') });
    expect(renewed.decrypt(old, 'row')).toBe('text');
    expect(renewed.encrypt('text', 'row')).toMatch(/^k2\./);
    expect(() => secrets.decrypt(renewed.encrypt('text', 'row'), 'row')).toThrow('k2');
  });
});

describe('tokens', () => {
  test('are 256 bits, never the same and never empty over many refills', () => {
    const tokens = Array.from({ length: 1000 }, () => randomToken());
    expect(new Set(tokens).size).toBe(1000);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(tokens).not.toContain('A'.repeat(43));
  });

  test('are kept as a hash', () => {
    expect(hashToken('a')).toMatch(/^[\w-]{43}$/);
    expect(hashToken('a')).not.toBe(hashToken('b'));
  });
});
