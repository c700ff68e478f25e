import type { OwnProfile } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { randomToken } from '../../../security/secrets.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { emailAskedMail, emailChangedMail, emailProofMail } from '../../notifications/mail/staff-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { dropTokens, insertToken, takeToken } from '../life/tokens.repository.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import { changeEmail } from './profile.repository.ts';
import type { StaffProfileService } from './profile.service.ts';
import { lockRights } from './staff.repository.ts';
import { staffBy } from './staff.service.ts';

/** Hours for which the link to the new address works. */
const linkHours = 24;
const askLimit: RateLimit = { max: 5, seconds: 60 * 60 };

const subjectOf = ({ id }: Pick<Identity, 'id'>) => ({ kind: 'staff', id, divisionId: null }) as const;

const dead = (): Failure =>
  fail('validation_failed', 'This link is not valid any more. Ask for a new one.', 'token');
const taken = (): Failure => fail('validation_failed', 'A colleague has this email address', 'email');

/** Dependencies of the change of a staff email. */
export interface StaffEmailDeps {
  readonly mailer: Mailer;
  readonly profile: Pick<StaffProfileService, 'mine'>;
}

/**
 * Staff change the email address that they sign in with (platform.md §3 User): the new one is proved by a link before anything
 * changes, and the old one is told of the wish and of the change.
 */
export function createStaffEmailService(core: Core, { mailer, profile }: StaffEmailDeps) {
  const { database, divisions, jobs, sessions } = core;
  const limits = createRateLimits(database);

  async function send(
    db: Db,
    letter: Pick<Parameters<Mailer['send']>[2], 'kind' | 'to' | 'draft'>,
  ): Promise<void> {
    const platform = await divisions.byId(platformDivision);
    if (!platform) throw new Error('There is no platform');
    await mailer.send(db, platform, { ...letter, dedupeKey: `${letter.kind}:${randomToken().slice(0, 24)}` });
  }

  return {
    /** Mails a link to the new address, and tells the old one. Nothing changes before the link is opened. */
    async ask(by: Identity, given: string): Promise<Result<OwnProfile>> {
      const email = given.toLowerCase();
      if (email === by.email) return fail('validation_failed', 'This is your email address already', 'email');
      const wait = await limits.hit(`staff-email:${by.id}`, askLimit);
      if (wait > 0) return tooMany(wait);
      const asked = await settle(() =>
        database.platform(async (db) => {
          const me = await staffBy(db, by.id);
          if (!me.ok) throw new Rollback(me);
          const { first_name: firstName, email: old } = me.value;
          const token = randomToken();
          const link = `${mailer.atlasOrigin()}/profile/email/?token=${token}`;
          await insertToken(db, { token, subject: subjectOf(by), email, purpose: 'email', hours: linkHours });
          await send(db, {
            kind: 'account.email-proof',
            to: email,
            draft: (brand) => emailProofMail(brand, { firstName, link }),
          });
          await send(db, {
            kind: 'account.email-asked',
            to: old,
            draft: (brand) => emailAskedMail(brand, { firstName, email }),
          });
          await recordAudit(db, {
            division: platformDivision,
            actor: by,
            action: 'staff.email-asked',
            target: `staff:${by.id}`,
          });
        }),
      );
      if (!asked.ok) return asked;
      jobs.wake();
      return profile.mine(by);
    },

    /** Forgets the wish: the link stops working. */
    async forget(by: Identity): Promise<Result<OwnProfile>> {
      await database.platform((db) => dropTokens(db, subjectOf(by), 'email'));
      return profile.mine(by);
    },

    /** Takes the new address by the token of its link, and signs out every other device. */
    async confirm(by: Identity, token: string): Promise<Result<OwnProfile>> {
      const changed = await settle(() =>
        database.platform(async (db) => {
          // One after another, so that no two take the same address.
          await lockRights(db);
          const me = await staffBy(db, by.id);
          if (!me.ok) throw new Rollback(me);
          const claim = await takeToken(db, { token, purpose: 'email', ...subjectOf(by) });
          if (claim === null) throw new Rollback(dead());
          if (!(await changeEmail(db, by.id, claim.email))) throw new Rollback(taken());
          // A link to reset the password went to the old address.
          await dropTokens(db, subjectOf(by), 'reset');
          await sessions.revokeAll(db, subjectOf(by), by.session.id);
          const { first_name: firstName, email: old } = me.value;
          await send(db, {
            kind: 'account.email-changed',
            to: old,
            draft: (brand) => emailChangedMail(brand, { firstName, email: claim.email }),
          });
          await recordAudit(db, {
            division: platformDivision,
            actor: by,
            action: 'staff.email-changed',
            target: `staff:${by.id}`,
          });
        }),
      );
      if (!changed.ok) return changed;
      jobs.wake();
      return profile.mine(by);
    },
  };
}

/** Staff change the email address that they sign in with. */
export type StaffEmailService = ReturnType<typeof createStaffEmailService>;
