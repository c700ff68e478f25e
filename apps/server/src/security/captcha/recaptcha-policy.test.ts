import { expect, test } from 'vitest';
import { documentPolicy } from '../../render/spa.ts';
import { dataPolicy } from '../../plugins/headers.ts';
import { withRecaptcha } from './recaptcha-policy.ts';

test('a page of the apps may run reCAPTCHA, frame it and call it, and nothing else more', () => {
  const before = documentPolicy('n0', "'none'").split('; ');
  const after = withRecaptcha(documentPolicy('n0', "'none'")).split('; ');
  expect(after.filter((rule) => !before.includes(rule))).toEqual([
    "script-src 'self' 'nonce-n0' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "connect-src 'self' https://www.google.com/recaptcha/",
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  ]);
});

test('a policy that allows nothing of ours allows nothing of theirs', () => {
  for (const policy of [dataPolicy, "default-src 'none'; script-src 'nonce-n0'"])
    expect(withRecaptcha(policy)).toBe(policy);
});
