import { platformDivision } from '@omnis/models';
import type { Core } from '../../../core.ts';
import { randomToken } from '../../../security/secrets.ts';
import { accountExistsMail } from '../../notifications/mail/account-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { findAccount } from '../life/life.repository.ts';
import { createRateLimits, type RateLimit } from '../../../security/rate-limits.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import { kindAt, subjectOf } from '../../../security/subject.ts';

/** A mail a day says all that there is to say. */
const mails: RateLimit = { max: 1, seconds: 24 * 60 * 60 };

/** Tells the holder of an address that somebody wanted to sign up with it. */
export type TellOfAccount = (place: SignInPlace, email: string) => Promise<void>;

/** Builds it over the core. */
export function createTellOfAccount(core: Core, mailer: Mailer): TellOfAccount {
  const { database, divisions, jobs } = core;
  const limits = createRateLimits(database);
  return async (place, email) => {
    const { divisionId } = subjectOf({ kind: kindAt(place.hostKind), id: '' }, place.division?.id ?? null);
    const kind = kindAt(place.hostKind);
    const division = await divisions.byId(divisionId ?? platformDivision);
    if (!division) throw new Error(`There is no division ${divisionId}`);
    if ((await limits.hit(`account-exists:${divisionId ?? 'atlas'}:${email}`, mails)) > 0) return;
    const origin = mailer.originOf(division);
    await database.platform(async (db) => {
      const account = await findAccount(db, { kind, divisionId }, { email });
      if (!account) return;
      await mailer.send(db, division, {
        kind: 'account.exists',
        dedupeKey: `account.exists:${account.id}:${randomToken().slice(0, 12)}`,
        to: account.email,
        language: place.language,
        draft: (brand) =>
          accountExistsMail(brand, {
            firstName: account.firstName,
            signIn: `${origin}/login/`,
            reset: `${origin}/login/forgot/`,
          }),
      });
    });
    jobs.wake();
  };
}
