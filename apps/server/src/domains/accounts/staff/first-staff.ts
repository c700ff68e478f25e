import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { setPassword } from '../life/life.repository.ts';
import { replaceRecoveryCodes } from '../safety/recovery-codes.ts';
import { setPending, switchOn } from '../safety/second-factor.repository.ts';
import { twoFactorContext } from '../safety/second-factor.ts';
import { createSendInvite } from './send-invite.ts';
import { administratorRole, enable, insertInvited, setRights } from './staff.repository.ts';

/** The first member of staff of a platform, who may do everything. */
export interface FirstStaffMember {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly entry:
    | {
        readonly kind: 'password';
        readonly passwordHash: string;
        /** An authenticator app whose first code was right, with the step of that code. */
        readonly authenticator: { readonly secret: string; readonly step: number } | null;
      }
    | {
        readonly kind: 'invitation';
        /** True when there is a mail server to send it. */
        readonly isSent: boolean;
      };
}

/** Writes the first member of staff in the transaction that makes the platform; gives recovery codes of an authenticator app. */
export type FirstStaff = (db: Db, platform: Division, person: FirstStaffMember) => Promise<readonly string[]>;

/** Builds it. */
export function createFirstStaff(core: Pick<Core, 'secrets'>, mailer: Mailer): FirstStaff {
  const { secrets } = core;
  const sendInvite = createSendInvite(mailer);

  return async (db, platform, { email, firstName, lastName, entry }) => {
    const id = await insertInvited(db, { email, firstName, lastName });
    if (id === null) throw new Error('There are staff on a platform that is not there yet');
    await setRights(db, id, { roles: [administratorRole], permissions: [] });
    if (entry.kind === 'invitation') {
      await sendInvite(db, platform, {
        person: { id, email, first_name: firstName },
        by: platform.name,
        isSent: entry.isSent,
      });
      return [];
    }
    const subject = { kind: 'staff', id, divisionId: null } as const;
    await setPassword(db, subject, entry.passwordHash);
    await enable(db, id);
    if (entry.authenticator === null) return [];
    const { secret, step } = entry.authenticator;
    const pending = secrets.encrypt(secret, twoFactorContext(subject, 'two_factor_pending'));
    await setPending(db, subject, pending);
    await switchOn(db, subject, {
      pending,
      secret: secrets.encrypt(secret, twoFactorContext(subject)),
      step,
    });
    return replaceRecoveryCodes(db, subject);
  };
}
