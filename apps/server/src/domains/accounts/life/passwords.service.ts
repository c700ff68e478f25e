import { languages, platformDivision, sourceLanguage, staffGraceDays, type Language } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import { checkPassword, hashPassword } from '../../../security/passwords.ts';
import { randomToken } from '../../../security/secrets.ts';
import { passwordChangedMail, resetPasswordMail } from '../../notifications/mail/account-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { Enter, Entrance } from '../enter.ts';
import type { CaptchaGate, GivenTokens } from '../proofs/captcha-gate.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import { forgetDevices } from '../safety/devices.repository.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import { kindAt, subjectOf, type Subject } from '../../../security/subject.ts';
import { activateInvited } from '../staff/staff.repository.ts';
import { findAccount, markVerified, setPassword } from './life.repository.ts';
import { insertToken, takeToken } from './tokens.repository.ts';
import type { GiveGuestOrders } from './verification.service.ts';

/** Hours for which the link of the mail works. */
const linkHours = 1;
const accountLimit: RateLimit = { max: 5, seconds: 60 * 60 };
const addressLimit: RateLimit = { max: 30, seconds: 60 * 60 };

const resetJob: JobKind<{
  kind: Subject['kind'];
  divisionId: number | null;
  email: string;
  language: Language;
}> = {
  name: 'accounts.reset',
  title: 'Email a link to reset a password',
  schema: z.object({
    kind: z.enum(['customer', 'owner', 'staff']),
    divisionId: z.number().nullable(),
    email: z.string(),
    language: z.enum(languages).default(sourceLanguage),
  }),
  retries: 5,
  concurrency: 4,
};

/** How often who is signed in may try to say the present password, to whichever call. */
export function passwordGuesses({ kind, id }: Subject): { key: string; limit: RateLimit } {
  return { key: `password:${kind}:${id}`, limit: { max: 10, seconds: 15 * 60 } };
}

/** Passwords that were forgotten or are changed. */
export function createPasswordsService(
  core: Core,
  {
    mailer,
    enter,
    gate,
    giveGuestOrders,
  }: { mailer: Mailer; enter: Enter; gate: CaptchaGate; giveGuestOrders: GiveGuestOrders },
) {
  const { database, divisions, jobs, sessions } = core;
  const limits = createRateLimits(database);

  async function divisionOf({ divisionId }: Pick<Subject, 'divisionId'>) {
    const division = await divisions.byId(divisionId ?? platformDivision);
    if (!division) throw new Error(`There is no division ${divisionId}`);
    return division;
  }

  // The account is looked up by a job, so that the answer takes as long whether there is one or not.
  jobs.handle(resetJob, async ({ kind, divisionId, email, language }) => {
    const token = randomToken();
    const division = await divisionOf({ divisionId });
    const origin = kind === 'staff' ? mailer.atlasOrigin() : mailer.originOf(division);
    await database.platform(async (db) => {
      const account = await findAccount(db, { kind, divisionId }, { email });
      if (!account) return;
      const subject = { kind, divisionId, id: account.id };
      await insertToken(db, { token, subject, email, purpose: 'reset', hours: linkHours });
      await mailer.send(db, division, {
        kind: 'account.reset',
        dedupeKey: `account.reset:${token.slice(0, 12)}:${account.id}`,
        to: account.email,
        language,
        draft: (brand) =>
          resetPasswordMail(brand, {
            firstName: account.firstName,
            link: `${origin}/login/reset/?token=${token}`,
          }),
      });
    });
    jobs.wake();
  });

  async function tellOfChange(
    subject: Subject,
    account: { email: string; firstName: string; language: Language },
  ): Promise<void> {
    const division = await divisionOf(subject);
    await database.platform((db) =>
      mailer.send(db, division, {
        kind: 'account.password-changed',
        dedupeKey: `account.password-changed:${subject.id}:${randomToken().slice(0, 12)}`,
        to: account.email,
        language: account.language,
        draft: (brand) => passwordChangedMail(brand, account),
      }),
    );
    jobs.wake();
  }

  return {
    /** Sends a link to set a new password, to an address that has an account. */
    async request(
      place: SignInPlace,
      { email: given, ...tokens }: { email: string } & GivenTokens,
    ): Promise<Result<{ message: string }>> {
      const email = given.toLowerCase();
      const kind = kindAt(place.hostKind);
      const { divisionId } = subjectOf({ kind, id: '' }, place.division?.id ?? null);
      const key = `reset:${divisionId ?? 'atlas'}:${email}`;
      const wait = Math.max(
        await limits.hit(key, accountLimit),
        await limits.hit(`reset-from:${place.ip}`, addressLimit),
      );
      if (wait > 0) return tooMany(wait);
      const person = await gate.retry(place, {
        action: 'reset',
        // Without this one.
        failed: (await limits.tries(key)) - 1,
        tokens,
      });
      if (!person.ok) return person;
      await database.platform((db) =>
        jobs.enqueue(db, resetJob, { kind, divisionId, email, language: place.language }),
      );
      jobs.wake();
      return ok({ message: 'If there is an account with this address, a link is on its way to it.' });
    },

    /** Sets a new password by the token of the mail; nobody stays signed in. */
    async reset(
      place: SignInPlace,
      { token, password }: { token: string; password: string },
    ): Promise<Result<{ message: string }>> {
      const kind = kindAt(place.hostKind);
      const { divisionId } = subjectOf({ kind, id: '' }, place.division?.id ?? null);
      const passwordHash = await hashPassword(password);
      const account = await database.platform(async (db) => {
        const claim = await takeToken(db, { token, purpose: 'reset', kind, divisionId });
        // Invited staff become active by setting a password.
        if (claim?.kind === 'staff') await activateInvited(db, claim.id, staffGraceDays);
        const found = claim && (await findAccount(db, claim, { id: claim.id }));
        if (!claim || !found) return null;
        await setPassword(db, claim, passwordHash);
        await sessions.revokeAll(db, claim);
        await forgetDevices(db, claim);
        // Anyone who can read the email owns the address.
        if (kind !== 'staff') await markVerified(db, claim, claim.email);
        if (kind !== 'staff' && claim.divisionId !== null)
          await giveGuestOrders(db, { division: claim.divisionId, customer: claim.id, email: claim.email });
        return found;
      });
      if (!account)
        return fail('validation_failed', 'This link is not valid any more. Ask for a new one.', 'token');
      await limits.clear(`login:${divisionId ?? 'atlas'}:${account.email}`);
      await limits.clear(`failed-login:${divisionId ?? 'atlas'}:${account.email}`);
      await tellOfChange({ kind, divisionId, id: account.id }, { ...account, language: place.language });
      return ok({ message: 'Your password is changed. Sign in with the new one.' });
    },

    /** Changes the password of who is signed in; all sessions end, and a new one begins. */
    async change(
      place: SignInPlace,
      { currentPassword, password }: { currentPassword: string; password: string },
    ): Promise<Result<Entrance>> {
      const { identity } = place.visitor;
      if (!identity) return fail('unauthenticated', 'Sign in to go on');
      const subject = subjectOf(identity, place.division?.id ?? null);
      const { key, limit } = passwordGuesses(subject);
      const wait = await limits.hit(key, limit);
      if (wait > 0) return tooMany(wait);
      const account = await database.platform((db) => findAccount(db, subject, { id: subject.id }));
      if (!account || !(await checkPassword(account.passwordHash, currentPassword)))
        return fail('validation_failed', 'This is not your password', 'currentPassword');
      const passwordHash = await hashPassword(password);
      await database.platform(async (db) => {
        await setPassword(db, subject, passwordHash);
        await sessions.revokeAll(db, subject);
        await forgetDevices(db, subject);
      });
      await limits.clear(key);
      await tellOfChange(subject, { ...account, language: place.language });
      // Earlier proof stays valid: where there is a second factor, the password alone proves less.
      const { secondFactor, confirmed } = identity.session;
      return ok(await enter(place, subject, { secondFactor, confirmed: confirmed || !secondFactor }));
    },
  };
}

/** Passwords that were forgotten or are changed. */
export type PasswordsService = ReturnType<typeof createPasswordsService>;
