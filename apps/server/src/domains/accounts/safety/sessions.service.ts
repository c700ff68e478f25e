import type { CallResponse } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Sms } from '../../notifications/sms/sms.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import type { Subject } from '../../../security/subject.ts';
import { confirmedAt, signedInAt } from './confirmation.service.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { forgetDevices, listDevices } from './devices.repository.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';
import { twoFactorContext } from './second-factor.ts';
import { readFactor } from './second-factor.repository.ts';
import { listSessions, revokeSession } from './sessions.repository.ts';
import { plainAgent } from './user-agent.ts';

/** Sessions, devices and other ways into an account, and how each is revoked. */
export function createOpenSessionsService(
  { database, secrets, sessions }: Core,
  sms: Pick<Sms, 'available'>,
) {
  /** So much of a mobile number that its holder knows it again. */
  const endOf = (subject: Subject, sealed: string): string =>
    `••• ${secrets.decrypt(sealed, twoFactorContext(subject, 'sms_number')).slice(-3)}`;

  return {
    /** The second factor, the sessions and the trusted devices of who is signed in. */
    async security(place: SignInPlace): Promise<Result<CallResponse<'accounts.security'>>> {
      const who = signedInAt(place);
      if (!who.ok) return who;
      const [factor, left, passkeys, open, devices] = await database.platform((db) =>
        Promise.all([
          readFactor(db, who.value),
          recoveryCodesLeft(db, who.value),
          listPasskeys(db, who.value),
          listSessions(db, who.value),
          listDevices(db, who.value),
        ]),
      );
      const current = place.visitor.identity?.session.id;
      return ok({
        twoFactor: {
          enabled: factor.secret !== null,
          recoveryCodesLeft: left,
          sms: factor.sms === null ? null : { mobile: endOf(who.value, factor.sms) },
          smsAvailable: sms.available,
        },
        passkeys: passkeys.map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          synced: passkey.synced,
          createdAt: passkey.created_at.toISOString(),
          lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
        })),
        sessions: open.map((session) => ({
          id: session.id,
          current: session.id === current,
          ...plainAgent(session.user_agent),
          ip: session.ip,
          startedAt: session.created_at.toISOString(),
          lastSeenAt: session.last_seen_at.toISOString(),
        })),
        trustedDevices: devices.map((device) => ({
          id: device.id,
          ...plainAgent(device.name),
          trustedAt: device.created_at.toISOString(),
          lastUsedAt: device.last_used_at.toISOString(),
          expiresAt: device.expires_at.toISOString(),
        })),
      });
    },

    /** Ends one session. */
    async revoke(place: SignInPlace, id: string): Promise<Result<{ message: string }>> {
      const who = signedInAt(place);
      if (!who.ok) return who;
      const wasThere = await database.platform((db) => revokeSession(db, who.value, id));
      return wasThere
        ? ok({ message: 'Signed out there' })
        : fail('not_found', 'This session has ended already');
    },

    /** Ends every session but this one; whoever comes back gives the second factor again. */
    async revokeOthers(place: SignInPlace): Promise<Result<{ message: string }>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      await database.platform(async (db) => {
        await sessions.revokeAll(db, who.value, place.visitor.identity?.session.id);
        await forgetDevices(db, who.value);
      });
      return ok({ message: 'Signed out everywhere else' });
    },

    /** Asks one device for the second factor again. */
    async forgetDevice(place: SignInPlace, id: string): Promise<Result<{ message: string }>> {
      const who = signedInAt(place);
      if (!who.ok) return who;
      const wasThere = await database.platform((db) => forgetDevices(db, who.value, id));
      return wasThere
        ? ok({ message: 'This device will be asked for a code again' })
        : fail('not_found', 'This device is no longer trusted');
    },
  };
}

/** Ways into an account. */
export type OpenSessionsService = ReturnType<typeof createOpenSessionsService>;
