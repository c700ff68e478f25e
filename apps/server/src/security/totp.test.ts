import { describe, expect, test } from 'vitest';
import { totpCode, totpStep } from './totp.ts';

// RFC 6238, appendix B: the secret is '12345678901234567890', the codes there have eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of authenticator apps', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i it is %s', (seconds, code) => {
    expect(totpCode(secret, new Date(seconds * 1000))).toBe(code);
  });

  test('hold for their step and the ones beside it, with or without a space', () => {
    const now = new Date(1_234_567_890_000);
    const step = Math.floor(1_234_567_890 / 30);
    expect(totpStep(secret, '005924', now)).toBe(step);
    expect(totpStep(secret, '005 924', now)).toBe(step);
    expect(totpStep(secret, '005924', new Date(now.getTime() + 30_000))).toBe(step);
    expect(totpStep(secret, '005924', new Date(now.getTime() + 90_000))).toBeNull();
    expect(totpStep(secret, '005925', now)).toBeNull();
    expect(totpStep(secret, '5924', now)).toBeNull();
  });
});
