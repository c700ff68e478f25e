import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import { randomToken } from '../../../security/secrets.ts';
import { platformDivision, type Language } from '@omnis/models';
import { verifyAccountMail } from '../../notifications/mail/account-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import { kindAt, subjectOf, type Subject } from '../../../security/subject.ts';
import { findAccount, markVerified } from './life.repository.ts';
import { insertToken, takeToken } from './tokens.repository.ts';

/** Hours for which the link of the mail works. */
const linkHours = 24;
const resendLimit: RateLimit = { max: 5, seconds: 60 * 60 };

const dead = () => fail('validation_failed', 'This link is not valid any more. Ask for a new one.', 'token');

/** Gives what somebody ordered as a guest to the account by which they have proved the address. */
export type GiveGuestOrders = (
  db: Db,
  to: { division: number; customer: string; email: string },
) => Promise<void>;

/** Services of other domains that verifying an address needs. */
export interface VerificationDeps {
  readonly mailer: Mailer;
  readonly giveGuestOrders: GiveGuestOrders;
}

/** Proves that an address is its account's, by a mail. */
export function createVerificationService(core: Core, { mailer, giveGuestOrders }: VerificationDeps) {
  const { database, divisions, jobs } = core;
  const limits = createRateLimits(database);

  async function send(
    subject: Subject,
    to: { email: string; firstName: string; language: Language },
  ): Promise<void> {
    const division = await divisions.byId(subject.divisionId ?? platformDivision);
    if (!division) throw new Error(`There is no division ${subject.divisionId}`);
    const token = randomToken();
    // The store's own address, never what a request called it.
    const link = `${mailer.originOf(division)}/sign-up/verify/?token=${token}`;
    await database.platform(async (db) => {
      await insertToken(db, { token, subject, email: to.email, purpose: 'verify', hours: linkHours });
      await mailer.send(db, division, {
        kind: 'account.verify',
        dedupeKey: `account.verify:${token.slice(0, 12)}:${subject.id}`,
        to: to.email,
        language: to.language,
        draft: (brand) => verifyAccountMail(brand, { firstName: to.firstName, link }),
      });
    });
    jobs.wake();
  }

  return {
    /** Sends the first mail of a new account. */
    sendFirst: (
      place: SignInPlace,
      { id, email, firstName }: { id: string; email: string; firstName: string },
    ): Promise<void> =>
      send(subjectOf({ kind: kindAt(place.hostKind), id }, place.division?.id ?? null), {
        email,
        firstName,
        language: place.language,
      }),

    /** Sends the mail again, five times an hour at most. */
    async resend(place: SignInPlace): Promise<Result<{ message: string }>> {
      const { identity } = place.visitor;
      if (!identity) return fail('unauthenticated', 'Sign in to go on');
      const subject = subjectOf(identity, place.division?.id ?? null);
      const wait = await limits.hit(`verify:${subject.kind}:${subject.id}`, resendLimit);
      if (wait > 0) return tooMany(wait);
      const account = await database.platform((db) => findAccount(db, subject, { id: subject.id }));
      if (!account) return fail('unauthenticated', 'Sign in to go on');
      if (account.verified) return ok({ message: 'Your address is verified already' });
      await send(subject, { ...account, language: place.language });
      return ok({ message: `We have sent a new link to ${account.email}` });
    },

    /**
     * Uses the token of the mail, for who is signed in to its account: an account can be made with somebody else's address,
     * and its holder, who opens the link, has not made it.
     */
    async verify(place: SignInPlace, token: string): Promise<Result<{ message: string }>> {
      const { identity } = place.visitor;
      if (!identity) return fail('unauthenticated', 'Sign in to go on');
      const subject = subjectOf(identity, place.division?.id ?? null);
      const verified = await database.platform(async (db) => {
        const claim = await takeToken(db, { token, purpose: 'verify', ...subject });
        if (claim === null || !(await markVerified(db, claim, claim.email))) return false;
        if (claim.divisionId !== null)
          await giveGuestOrders(db, { division: claim.divisionId, customer: claim.id, email: claim.email });
        return true;
      });
      return verified ? ok({ message: 'Your address is verified' }) : dead();
    },
  };
}

/** Proves addresses. */
export type VerificationService = ReturnType<typeof createVerificationService>;
