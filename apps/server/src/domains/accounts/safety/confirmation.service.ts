import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import { checkPassword } from '../../../security/passwords.ts';
import { findAccount } from '../life/life.repository.ts';
import { passwordGuesses } from '../life/passwords.service.ts';
import { createRateLimits, tooMany } from '../../../security/rate-limits.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import { subjectOf, type Subject } from '../../../security/subject.ts';
import type { SecondFactors } from './second-factor.ts';
import { readFactor } from './second-factor.repository.ts';

const signIn = (): Failure => fail('unauthenticated', 'Sign in to go on');

/** The person who is signed in at a place. */
export function signedInAt(place: SignInPlace): Result<Subject> {
  const { identity } = place.visitor;
  return identity ? ok(subjectOf(identity, place.division?.id ?? null)) : signIn();
}

/** The person who is signed in at a place and has proved the password within the last quarter of an hour. */
export function confirmedAt(place: SignInPlace): Result<Subject> {
  const subject = signedInAt(place);
  return !subject.ok || place.visitor.identity?.session.confirmed
    ? subject
    : fail('confirmation_required', 'Confirm your password to go on');
}

/** Proves once more, before what is dangerous, that who is signed in is who they were. */
export function createConfirmationService(core: Core, factors: SecondFactors) {
  const { database, sessions } = core;
  const limits = createRateLimits(database);

  return {
    async confirm(
      place: SignInPlace,
      { password, twoFactorAuthCode }: { password: string; twoFactorAuthCode?: string | undefined },
    ): Promise<Result<{ message: string }>> {
      const { identity } = place.visitor;
      if (!identity) return signIn();
      const subject = subjectOf(identity, place.division?.id ?? null);
      const guesses = passwordGuesses(subject);
      const wait = await limits.hit(guesses.key, guesses.limit);
      if (wait > 0) return tooMany(wait);
      const [account, factor] = await database.platform((db) =>
        Promise.all([findAccount(db, subject, { id: subject.id }), readFactor(db, subject)]),
      );
      if (!account || !(await checkPassword(account.passwordHash, password)))
        return fail('validation_failed', 'This is not your password', 'password');
      // A trusted device is spared the code at sign-in only.
      const proof = await factors.prove(subject, factor, { code: twoFactorAuthCode, device: '' });
      if (!proof.ok) return proof;
      await limits.clear(guesses.key);
      await sessions.confirm(identity.session.id);
      return ok({ message: 'Thank you. You can continue.' });
    },
  };
}

/** Proves once more who is signed in. */
export type ConfirmationService = ReturnType<typeof createConfirmationService>;
