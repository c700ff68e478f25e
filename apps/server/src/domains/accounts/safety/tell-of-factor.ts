import { platformDivision } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { randomToken } from '../../../security/secrets.ts';
import { secondFactorMail, type SecondFactorNews } from '../../notifications/mail/account-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { findAccount } from '../life/life.repository.ts';
import type { Subject } from '../../../security/subject.ts';

/** Tells people by mail that the second factor of their account changed or was gone round. */
export function createTellOfFactor({ divisions }: Pick<Core, 'divisions'>, mailer: Mailer) {
  return async (db: Db, subject: Subject, news: SecondFactorNews): Promise<void> => {
    const division = await divisions.byId(subject.divisionId ?? platformDivision, db);
    if (!division) throw new Error(`There is no division ${subject.divisionId}`);
    const account = await findAccount(db, subject, { id: subject.id });
    if (!account) return;
    await mailer.send(db, division, {
      kind: 'account.two-factor',
      dedupeKey: `account.two-factor:${subject.id}:${randomToken().slice(0, 12)}`,
      to: account.email,
      language: account.language,
      draft: (brand) => secondFactorMail(brand, { firstName: account.firstName, news }),
    });
  };
}

/** Tells people that a recovery code of theirs was used. */
export function createTellOfRecovery(
  core: Pick<Core, 'database' | 'divisions' | 'jobs'>,
  mailer: Mailer,
): (subject: Subject) => Promise<void> {
  const tell = createTellOfFactor(core, mailer);
  return async (subject) => {
    await core.database.platform((db) => tell(db, subject, 'recovered'));
    core.jobs.wake();
  };
}
