import { expect, test } from 'vitest';
import { checkPassword, hashPassword, TooBusy } from './passwords.ts';

test('a password fits its hash, another does not, and an unknown account has none', async () => {
  const hash = await hashPassword('open sesame');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(hash, 'open sesame')).toBe(true);
  expect(await checkPassword(hash, 'open barley')).toBe(false);
  expect(await checkPassword(null, 'open sesame')).toBe(false);
});

test('of a flood of guesses some are checked and the others are sent away at once', async () => {
  const hash = await hashPassword('open sesame');
  const results = await Promise.allSettled(Array.from({ length: 200 }, () => checkPassword(hash, 'guess')));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.every((result) => result.status === 'rejected' && result.reason instanceof TooBusy)).toBe(
    true,
  );
  expect(results.length - refused.length).toBeGreaterThanOrEqual(60);
  expect(await checkPassword(hash, 'open sesame')).toBe(true);
});
