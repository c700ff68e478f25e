import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { Identity } from '../../../http/context.ts';
import { randomToken } from '../../../security/secrets.ts';
import { staffChangedMail } from '../../notifications/mail/staff-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { ownDivision } from './staff.service.ts';
import type { StaffRecord } from './staff.repository.ts';

/** Mails somebody who can sign in that what they may do has changed; nobody else. */
export async function tellOfRights(
  db: Db,
  {
    core,
    mailer,
    by,
    who,
  }: {
    readonly core: Core;
    readonly mailer: Mailer;
    readonly by: Identity;
    readonly who: Pick<StaffRecord, 'id' | 'email' | 'first_name' | 'status'>;
  },
): Promise<void> {
  if (who.status !== 0) return;
  await mailer.send(db, ownDivision(core), {
    kind: 'account.rights-changed',
    dedupeKey: `account.rights-changed:${who.id}:${randomToken().slice(0, 12)}`,
    to: who.email,
    draft: (brand) =>
      staffChangedMail(brand, {
        firstName: who.first_name,
        text: `${by.name} has changed what you may do. You were signed out, so that it is in force from your next sign-in on.`,
      }),
  });
}
