import { describe, expect, test } from 'vitest';
import { newTotpSecret, totpCode } from '../../security/totp.ts';
import { readAnswers, type SetupPlace, type Typed } from './setup-answers.ts';

const demo: SetupPlace = { mode: 'demo', fromEnvironment: { mail: false, payments: false } };
const production: SetupPlace = { ...demo, mode: 'production' };

const good: Typed = {
  name: 'Print Works',
  contactEmail: 'hello@works.example',
  country: 'DE',
  currency: 'EUR',
  staffFirstName: 'Ada',
  staffEmail: 'Ada@Works.example',
  staffEntry: 'password',
  staffPassword: 'correct horse battery',
  mail: 'later',
  payments: 'test',
};
const stripe: Typed = {
  payments: 'stripe',
  stripePublishableKey: 'pk_test_1',
  stripeSecretKey: 'sk_test_1',
  stripeWebhookSecret: 'whsec_1',
};

function faultsOf(change: Typed, place = demo): string[] {
  const read = readAnswers({ ...good, ...change }, place);
  return read.ok ? [] : read.errors.map(({ field }) => field);
}

describe('answers of the setup', () => {
  test('good answers are read, with the address of staff in small letters', () => {
    expect(readAnswers(good, demo)).toMatchObject({
      ok: true,
      value: {
        country: 'DE',
        currency: 'EUR',
        staff: { email: 'ada@works.example', lastName: '' },
        stripe: null,
      },
    });
  });

  test.each<[Typed, string[]]>([
    [{ name: ' ' }, ['name']],
    [{ contactEmail: 'nobody' }, ['contactEmail']],
    [{ country: 'ZZ' }, ['country']],
    [{ currency: 'XXX' }, ['currency']],
    [{ staffEmail: '', staffFirstName: '' }, ['staffFirstName', 'staffEmail']],
    [{ staffPassword: 'short' }, ['staffPassword']],
    [{ staffEntry: 'magic' }, ['staffEntry']],
    [{ mail: '' }, ['mail']],
    [
      { mail: 'smtp', smtpHost: 'a b', smtpPort: '0', smtpSecurity: 'ssl' },
      ['smtpHost', 'smtpPort', 'smtpSecurity'],
    ],
    [{ mail: 'smtp', smtpHost: 'a', smtpPort: '25', smtpSecurity: 'none', smtpPassword: 'x' }, ['smtpUser']],
    [{ payments: 'cash' }, ['payments']],
    [
      { ...stripe, stripeSecretKey: 'pk_test_1', stripeWebhookSecret: '' },
      ['stripeSecretKey', 'stripeWebhookSecret'],
    ],
    [{ ...stripe, stripeSecretKey: 'sk_live_1' }, ['stripeSecretKey']],
    [{ authenticatorSecret: newTotpSecret(), authenticatorCode: '12' }, ['authenticatorCode']],
  ])('%j is refused at %j', (change, fields) => {
    expect(faultsOf(change)).toEqual(fields);
  });

  test('production takes no test processor, and sends no invitation without a mail server', () => {
    expect(faultsOf({}, production)).toEqual(['payments']);
    expect(faultsOf({ ...stripe, staffEntry: 'invitation' }, production)).toEqual(['mail']);
    expect(faultsOf(stripe, production)).toEqual([]);
  });

  test('settings that the environment decides are not asked for', () => {
    const place: SetupPlace = { mode: 'production', fromEnvironment: { mail: true, payments: true } };
    expect(faultsOf({ mail: '', payments: '', staffEntry: 'invitation' }, place)).toEqual([]);
  });

  test('an authenticator app is taken by its present code', () => {
    const secret = newTotpSecret();
    const code = totpCode(secret, new Date());
    expect(
      readAnswers({ ...good, authenticatorSecret: secret, authenticatorCode: code }, demo),
    ).toMatchObject({
      ok: true,
      value: { entry: { kind: 'password', authenticator: { secret } } },
    });
  });

  test('a mail server is kept as an address, whatever its password holds', () => {
    const read = readAnswers(
      {
        ...good,
        mail: 'smtp',
        smtpHost: 'smtp.example.com',
        smtpPort: '465',
        smtpSecurity: 'tls',
        smtpUser: 'a@b',
        smtpPassword: 'p:@/?#',
      },
      demo,
    );
    expect(read).toMatchObject({
      ok: true,
      value: { smtpUrl: 'smtps://a%40b:p%3A%40%2F%3F%23@smtp.example.com:465/' },
    });
  });
});
