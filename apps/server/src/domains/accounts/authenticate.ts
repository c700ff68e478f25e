import type { CaptchaAction } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import type { Core } from '../../core.ts';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import { checkPassword } from '../../security/passwords.ts';
import { findCustomer, findStaff, type Account } from './accounts.repository.ts';
import type { CaptchaGate, GivenTokens } from './proofs/captcha-gate.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { SignInPlace } from '../../security/sign-in-place.ts';
import { kindAt, subjectOf, type Subject } from '../../security/subject.ts';

const accountLimit: RateLimit = { max: 10, seconds: 15 * 60 };
const addressLimit: RateLimit = { max: 60, seconds: 15 * 60 };

const wrong = (): Failure =>
  fail('authentication_failed', 'The email address or the password is not right', 'password');

/** Details that a person signs in with, before a second factor. */
export interface Credentials extends GivenTokens {
  readonly email: string;
  readonly password: string;
}

/** Somebody who knows the password of an account. */
export interface Authenticated {
  readonly subject: Subject;
  /** The second factors of the account, sealed. */
  readonly factor: Account['factor'];
  /** Forgets the tries, once all is proved. */
  readonly forgetTries: () => Promise<void>;
}

/** The account behind an address and its password; the same answer and work whether or not it exists. */
export type Authenticate = (
  place: SignInPlace,
  action: Extract<CaptchaAction, 'login' | 'recovery_login'>,
  credentials: Credentials,
) => Promise<Result<Authenticated>>;

/** Builds it over the core. */
export function createAuthenticate({ database }: Pick<Core, 'database'>, gate: CaptchaGate): Authenticate {
  const limits = createRateLimits(database);
  return async (place, action, { email: given, password, ...tokens }) => {
    const email = given.toLowerCase();
    const kind = kindAt(place.hostKind);
    const key = `login:${place.division?.id ?? 'atlas'}:${email}`;
    const from = `login-from:${place.ip}`;
    const waits = [await limits.hit(key, accountLimit), await limits.hit(from, addressLimit)];
    const wait = Math.max(...waits);
    if (wait > 0) return tooMany(wait);
    const failures = `failed-login:${place.division?.id ?? 'atlas'}:${email}`;
    const person = await gate.retry(place, { action, failed: await limits.tries(failures), tokens });
    const unproved = `unproved-login:${place.division?.id ?? 'atlas'}:${email}`;
    if (!person.ok) {
      await limits.hit(unproved, accountLimit);
      return person;
    }
    // A form that is asked for a proof sends the same again with it: that is one try, and each is made good once.
    if (Object.values(tokens).some(Boolean) && (await limits.giveBack(unproved))) await limits.giveBack(key);
    const account = await database.platform((db) =>
      kind === 'staff'
        ? findStaff(db, email)
        : findCustomer(db, place.division?.id ?? platformDivision, email),
    );
    if (!(await checkPassword(account?.passwordHash ?? null, password)) || !account) {
      await limits.hit(failures, accountLimit);
      await gate.failed(place);
      return wrong();
    }
    // No guess: an office behind one address signs in all day.
    await limits.giveBack(from);
    return ok({
      subject: subjectOf({ kind, id: account.id }, place.division?.id ?? null),
      factor: account.factor,
      forgetTries: async () => {
        await limits.clear(key);
        await limits.clear(failures);
        await limits.clear(unproved);
      },
    });
  };
}
