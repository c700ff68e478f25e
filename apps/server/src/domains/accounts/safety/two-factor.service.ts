import { encode } from 'uqr';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import { newTotpSecret, totpUri } from '../../../security/totp.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { Enter, Entrance } from '../enter.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import type { Subject } from '../../../security/subject.ts';
import { confirmedAt, signedInAt } from './confirmation.service.ts';
import { forgetDevices } from './devices.repository.ts';
import { dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { twoFactorContext, type SecondFactors } from './second-factor.ts';
import { readFactor, setPending, switchOff, switchOn } from './second-factor.repository.ts';
import { createTellOfFactor } from './tell-of-factor.ts';

/** Services of other domains that turning the second factor on and off needs. */
export interface TwoFactorDeps {
  readonly factors: SecondFactors;
  readonly enter: Enter;
  readonly mailer: Mailer;
}

const isOff = () => fail('conflict', 'Two-factor sign-in is off. Turn it on first.');

/** Turns second factors on and off, and hands out recovery codes. */
export function createTwoFactorService(core: Core, { factors, enter, mailer }: TwoFactorDeps) {
  const { database, jobs, secrets, sessions } = core;
  const tell = createTellOfFactor(core, mailer);

  /** Name of the account in an authenticator app. */
  function issuerAt({ hostKind, division }: SignInPlace): string {
    return hostKind === 'atlas' ? 'Omnis Atlas' : (division?.name ?? 'Omnis');
  }

  /** Every session and trusted device was let in by what is gone now. */
  async function shutOut(db: Db, subject: Subject): Promise<void> {
    await forgetDevices(db, subject);
    await sessions.revokeAll(db, subject);
  }

  return {
    /** Makes a secret, to be confirmed by its first code; one that is in force stays so until then. */
    async begin(place: SignInPlace): Promise<Result<{ secret: string; uri: string; qr: string[] }>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      const secret = newTotpSecret();
      const sealed = secrets.encrypt(secret, twoFactorContext(who.value, 'two_factor_pending'));
      await database.platform((db) => setPending(db, who.value, sealed));
      const uri = totpUri({
        secret,
        issuer: issuerAt(place),
        account: place.visitor.identity?.email ?? '',
      });
      const { data } = encode(uri, { ecc: 'M', border: 0 });
      return ok({ secret, uri, qr: data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')) });
    },

    /** Puts the secret in force. Who knows its code has seen it, so the password is not asked for again. */
    async confirm(
      place: SignInPlace,
      code: string,
    ): Promise<Result<Entrance & { readonly recoveryCodes: string[] }>> {
      const who = signedInAt(place);
      if (!who.ok) return who;
      const subject = who.value;
      const { pending } = await database.platform((db) => readFactor(db, subject));
      if (pending === null) return fail('conflict', 'Begin with a new QR code');
      const step = await factors.firstStep(subject, pending, code);
      if (!step.ok) return step;
      const plain = secrets.decrypt(pending, twoFactorContext(subject, 'two_factor_pending'));
      const secret = secrets.encrypt(plain, twoFactorContext(subject));
      const recoveryCodes = await database.platform(async (db) => {
        if (!(await switchOn(db, subject, { pending, secret, step: step.value }))) return null;
        const codes = await replaceRecoveryCodes(db, subject);
        await shutOut(db, subject);
        await tell(db, subject, 'on');
        return codes;
      });
      if (recoveryCodes === null) return fail('conflict', 'Begin with a new QR code');
      jobs.wake();
      return ok({ ...(await enter(place, subject, { secondFactor: true })), recoveryCodes });
    },

    /** Ten new codes in place of those before. */
    async newRecoveryCodes(place: SignInPlace): Promise<Result<{ recoveryCodes: string[] }>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      const subject = who.value;
      const recoveryCodes = await database.platform(async (db) => {
        const { secret, sms } = await readFactor(db, subject);
        if (secret === null && sms === null) return null;
        await tell(db, subject, 'codes');
        return replaceRecoveryCodes(db, subject);
      });
      if (recoveryCodes === null) return isOff();
      jobs.wake();
      return ok({ recoveryCodes });
    },

    /** Takes the authenticator app away. */
    async disable(place: SignInPlace): Promise<Result<Entrance>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      const subject = who.value;
      const left = await database.platform(async (db) => {
        if (!(await switchOff(db, subject))) return null;
        const { sms } = await readFactor(db, subject);
        if (sms === null) await dropRecoveryCodes(db, subject);
        await shutOut(db, subject);
        await tell(db, subject, 'off');
        return { sms: sms !== null };
      });
      if (left === null) return isOff();
      jobs.wake();
      return ok(await enter(place, subject, { secondFactor: left.sms }));
    },
  };
}

/** Turns second factors on and off. */
export type TwoFactorService = ReturnType<typeof createTwoFactorService>;
