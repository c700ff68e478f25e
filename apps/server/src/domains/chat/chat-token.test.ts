import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretsOf } from '../../security/secrets.ts';
import { chatToken, isChatToken, tokenSeconds } from './chat-token.ts';

const secrets = secretsOf('k1', { k1: randomBytes(32).toString('base64') });
const holder = { division: 21, session: 'a.secret' };
const now = 1_800_000_000_000;
const token = chatToken(secrets, holder, now);

describe('a token of the chat', () => {
  it('is good for ten minutes', () => {
    expect(isChatToken(secrets, holder, { token, now: now + (tokenSeconds - 1) * 1000 })).toBe(true);
    expect(isChatToken(secrets, holder, { token, now: now + tokenSeconds * 1000 })).toBe(false);
  });

  it('is of one session and store', () => {
    expect(isChatToken(secrets, { ...holder, division: 22 }, { token, now })).toBe(false);
    expect(isChatToken(secrets, { ...holder, session: 'a.other' }, { token, now })).toBe(false);
  });

  it('cannot be made to last', () => {
    const [expires = '', signature = ''] = token.split('.');
    for (const forged of [
      `${Number(expires) + 1}.${signature}`,
      `${expires}.x${signature}`,
      expires,
      '',
      'a.b',
    ])
      expect(isChatToken(secrets, holder, { token: forged, now })).toBe(false);
  });
});
