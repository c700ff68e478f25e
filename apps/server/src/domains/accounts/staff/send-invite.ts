import type { Db } from '../../../database/connection.ts';
import { randomToken } from '../../../security/secrets.ts';
import type { Division } from '../../../tenancy/division.ts';
import { staffInviteMail } from '../../notifications/mail/staff-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { insertToken } from '../life/tokens.repository.ts';
import { touchInvite, type StaffRecord } from './staff.repository.ts';

/** Hours for which the link of an invitation works. */
const inviteHours = 7 * 24;

/** Mails the link by which a member of staff sets a password, in the transaction of `db`; gives the link. */
export function createSendInvite(mailer: Mailer) {
  return async (
    db: Db,
    platform: Division,
    {
      person: { id, email, first_name: firstName },
      by,
      isSent,
    }: {
      person: Pick<StaffRecord, 'id' | 'email' | 'first_name'>;
      /** Name of the person who invites. */
      by: string;
      isSent?: boolean;
    },
  ): Promise<string> => {
    const token = randomToken();
    const subject = { kind: 'staff', id, divisionId: null } as const;
    const link = `${mailer.atlasOrigin()}/login/reset/?token=${token}&invited=1`;
    await insertToken(db, { token, subject, email, purpose: 'reset', hours: inviteHours });
    await touchInvite(db, id);
    await mailer.send(db, platform, {
      kind: 'account.invited',
      dedupeKey: `account.invited:${token.slice(0, 12)}:${id}`,
      to: email,
      isSent,
      draft: (brand) => staffInviteMail(brand, { firstName, by, link }),
    });
    return link;
  };
}
