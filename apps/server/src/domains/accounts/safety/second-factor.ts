import type { SecondFactorMethod } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import { totpStep } from '../../../security/totp.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import type { AccountFactor } from '../accounts.repository.ts';
import type { Subject } from '../../../security/subject.ts';
import { useDevice } from './devices.repository.ts';
import { recoveryCodesLeft, takeRecoveryCode } from './recovery-codes.ts';
import { takeStep } from './second-factor.repository.ts';
import { takeSmsCode } from './sms-codes.ts';

// Apart from the limit of passwords: to reset a password gives no new guesses.
const guesses: RateLimit = { max: 10, seconds: 15 * 60 };
const codeField = 'twoFactorAuthCode';

/** Context that a sealed secret is bound to, so that it opens nothing in another row or column. */
export function twoFactorContext(
  { kind, id, divisionId }: Subject,
  column: 'two_factor_secret' | 'two_factor_pending' | 'sms_number' | 'sms_pending' = 'two_factor_secret',
): string {
  return kind === 'staff' ? `staff.${column}:${id}` : `customers.${column}:${divisionId}:${id}`;
}

/** The answer to a code that does not fit. */
export const wrongCode = (): Failure =>
  fail('authentication_failed', 'Invalid authentication code', codeField);

/** Means by which a second factor was proved; `none` where the account has none. */
export type Proof = 'none' | 'device' | 'code';

/** Checks second factors: of every kind of account, ten guesses in 15 minutes at most, each code once. */
export function createSecondFactors({ database, secrets }: Pick<Core, 'database' | 'secrets'>) {
  const limits = createRateLimits(database);
  const keyOf = ({ kind, id }: Subject): string => `second-factor:${kind}:${id}`;

  /** Counts a guess before it is looked at, and forgets the guesses after one that fits. */
  async function guess<T>(
    subject: Subject,
    look: () => Promise<T | null>,
    wrong: () => Failure,
  ): Promise<Result<T>> {
    const wait = await limits.hit(keyOf(subject), guesses);
    if (wait > 0) return tooMany(wait);
    const found = await look();
    if (found === null) return wrong();
    await limits.clear(keyOf(subject));
    return ok(found);
  }

  /** Asks for a code, and says which kinds there are. */
  async function required(subject: Subject, { secret, sms }: AccountFactor): Promise<Failure> {
    const left = await database.platform((db) => recoveryCodesLeft(db, subject));
    const methods: SecondFactorMethod[] = [
      ...(secret === null ? [] : (['app'] as const)),
      ...(sms === null ? [] : (['sms'] as const)),
      ...(left === 0 ? [] : (['recovery'] as const)),
    ];
    const message =
      secret === null ? 'Enter the code that we text you' : 'Enter the code of your authenticator app';
    return { ...fail('two_factor_required', message, codeField), details: { methods } };
  }

  async function fits(subject: Subject, { secret, sms }: AccountFactor, code: string): Promise<boolean> {
    const step =
      secret === null ? null : totpStep(secrets.decrypt(secret, twoFactorContext(subject)), code, new Date());
    if (step !== null && (await database.platform((db) => takeStep(db, subject, step)))) return true;
    return (
      sms !== null &&
      database.platform((db) => takeSmsCode(db, secrets, { subject, purpose: 'sign-in', code }))
    );
  }

  return {
    /**
     * Tells whether a person who has the password may pass.
     *
     * @param factor - the account's second factors
     * @param given - the code as typed, and the secret of the browser's cookie, '' where it does not count
     */
    async prove(
      subject: Subject,
      factor: AccountFactor,
      given: { code: string | undefined; device: string },
    ): Promise<Result<Proof>> {
      if (factor.secret === null && factor.sms === null) return ok('none');
      const { code = '', device } = given;
      if (code.trim() === '') {
        const trusted = device !== '' && (await database.platform((db) => useDevice(db, subject, device)));
        return trusted ? ok('device') : required(subject, factor);
      }
      return guess(subject, async () => ((await fits(subject, factor, code)) ? 'code' : null), wrongCode);
    },

    /** Looks at a code of another kind, under the same limit; `look` gives null for one that does not fit. */
    tryCode: <T>(subject: Subject, look: () => Promise<T | null>): Promise<Result<T>> =>
      guess(subject, look, wrongCode),

    /** The step of the first code of a secret that is not in force yet. */
    firstStep: (subject: Subject, pending: string, code: string): Promise<Result<number>> =>
      guess(
        subject,
        async () =>
          totpStep(
            secrets.decrypt(pending, twoFactorContext(subject, 'two_factor_pending')),
            code,
            new Date(),
          ),
        wrongCode,
      ),

    /** Uses up a recovery code. */
    recover: (subject: Subject, code: string): Promise<Result<true>> =>
      guess(
        subject,
        async () => (await database.platform((db) => takeRecoveryCode(db, subject, code))) || null,
        () => fail('authentication_failed', 'Invalid recovery code', 'recoveryCode'),
      ),
  };
}

/** Checks second factors. */
export type SecondFactors = ReturnType<typeof createSecondFactors>;
