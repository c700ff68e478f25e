import { platformDivision, type Language } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import { hashToken } from '../../../security/secrets.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { Sms } from '../../notifications/sms/sms.ts';
import type { Authenticate, Credentials } from '../authenticate.ts';
import type { Enter, Entrance } from '../enter.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import type { Subject } from '../../../security/subject.ts';
import { confirmedAt, signedInAt } from './confirmation.service.ts';
import { forgetDevices } from './devices.repository.ts';
import { dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { twoFactorContext, type SecondFactors } from './second-factor.ts';
import { readFactor, setSmsPending, switchSmsOff, switchSmsOn } from './second-factor.repository.ts';
import { dropSmsCodes, replaceSmsCode, takeSmsCode, type SmsPurpose } from './sms-codes.ts';
import { createTellOfFactor } from './tell-of-factor.ts';
import { sayToShopper } from '../../../texts/say-to-shopper.ts';

/** Messages that an account, and a number, gets in an hour at most: each costs money, and may annoy somebody. */
const sends: RateLimit = { max: 5, seconds: 60 * 60 };
const sendsFrom: RateLimit = { max: 20, seconds: 60 * 60 };

/** Services of other domains that codes by text message need. */
export interface SmsFactorDeps {
  readonly sms: Sms;
  readonly factors: SecondFactors;
  readonly authenticate: Authenticate;
  readonly enter: Enter;
  readonly mailer: Mailer;
}

const unavailable = () => fail('conflict', 'Text-message codes are not available here');
const isOff = () => fail('conflict', 'This account gets no codes by text message');

/** Codes by text message as a second factor: proving the number, sending codes, and ending it. */
export function createSmsFactorService(core: Core, deps: SmsFactorDeps) {
  const { sms, factors, authenticate, enter, mailer } = deps;
  const { database, divisions, jobs, secrets, sessions } = core;
  const limits = createRateLimits(database);
  const tell = createTellOfFactor(core, mailer);

  async function mayText(place: SignInPlace, subject: Subject, mobile: string): Promise<number> {
    return Math.max(
      await limits.hit(`sms:${subject.kind}:${subject.id}`, sends),
      await limits.hit(`sms-to:${hashToken(mobile)}`, sends),
      await limits.hit(`sms-from:${place.ip}`, sendsFrom),
    );
  }

  async function text(
    db: Db,
    subject: Subject,
    { mobile, purpose, language }: { mobile: string; purpose: SmsPurpose; language: Language },
  ): Promise<void> {
    const division = subject.divisionId ?? platformDivision;
    const code = await replaceSmsCode(db, secrets, { subject, purpose });
    const name =
      subject.kind === 'staff' ? 'Omnis Atlas' : ((await divisions.byId(division, db))?.name ?? 'Omnis');
    await sms.send(db, division, {
      kind: 'account.code',
      to: mobile,
      text: sayToShopper(
        language,
        `${code} is your code for ${name}. It works for 10 minutes. We will never ask you for this code.`,
      ),
    });
  }

  async function shutOut(db: Db, subject: Subject): Promise<void> {
    await forgetDevices(db, subject);
    await sessions.revokeAll(db, subject);
  }

  return {
    /** Texts a code to a number that is to receive the codes; the one in force stays so until it came back. */
    async begin(place: SignInPlace, mobile: string): Promise<Result<{ message: string }>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      if (!sms.available) return unavailable();
      const subject = who.value;
      const wait = await mayText(place, subject, mobile);
      if (wait > 0) return tooMany(wait);
      const sealed = secrets.encrypt(mobile, twoFactorContext(subject, 'sms_pending'));
      await database.platform(async (db) => {
        await setSmsPending(db, subject, sealed);
        await text(db, subject, { mobile, purpose: 'number', language: place.language });
      });
      jobs.wake();
      return ok({ message: `We have texted a code to ${mobile}` });
    },

    /** Puts the number in force. Who knows the code holds the telephone, so the password is not asked for again. */
    async confirm(
      place: SignInPlace,
      code: string,
    ): Promise<Result<Entrance & { readonly recoveryCodes: string[] }>> {
      const who = signedInAt(place);
      if (!who.ok) return who;
      const subject = who.value;
      const on = await factors.tryCode(subject, () =>
        database.platform(async (db) => {
          if (!(await takeSmsCode(db, secrets, { subject, purpose: 'number', code }))) return null;
          const { secret, sms: before, smsPending: pending } = await readFactor(db, subject);
          if (pending === null) return null;
          const mobile = secrets.decrypt(pending, twoFactorContext(subject, 'sms_pending'));
          const number = secrets.encrypt(mobile, twoFactorContext(subject, 'sms_number'));
          if (!(await switchSmsOn(db, subject, { pending, number }))) return null;
          const isFirst = secret === null && before === null;
          const recoveryCodes = isFirst ? await replaceRecoveryCodes(db, subject) : [];
          await dropSmsCodes(db, subject);
          await shutOut(db, subject);
          await tell(db, subject, 'sms-on');
          return recoveryCodes;
        }),
      );
      if (!on.ok) return on;
      jobs.wake();
      return ok({ ...(await enter(place, subject, { secondFactor: true })), recoveryCodes: on.value });
    },

    /** Texts the code that signing in asks for. */
    async textCode(place: SignInPlace, credentials: Credentials): Promise<Result<{ message: string }>> {
      const account = await authenticate(place, 'login', credentials);
      if (!account.ok) return account;
      const { subject, factor } = account.value;
      if (factor.sms === null) return isOff();
      if (!sms.available) return unavailable();
      const mobile = secrets.decrypt(factor.sms, twoFactorContext(subject, 'sms_number'));
      const wait = await mayText(place, subject, mobile);
      if (wait > 0) return tooMany(wait);
      await database.platform((db) =>
        text(db, subject, { mobile, purpose: 'sign-in', language: place.language }),
      );
      jobs.wake();
      return ok({ message: `We have texted a code to the number that ends in ${mobile.slice(-3)}` });
    },

    /** Takes the number away. */
    async disable(place: SignInPlace): Promise<Result<Entrance>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      const subject = who.value;
      const left = await database.platform(async (db) => {
        if (!(await switchSmsOff(db, subject))) return null;
        const { secret } = await readFactor(db, subject);
        if (secret === null) await dropRecoveryCodes(db, subject);
        await dropSmsCodes(db, subject);
        await shutOut(db, subject);
        await tell(db, subject, 'sms-off');
        return { app: secret !== null };
      });
      if (left === null) return isOff();
      jobs.wake();
      return ok(await enter(place, subject, { secondFactor: left.app }));
    },
  };
}

/** Codes by text message. */
export type SmsFactorService = ReturnType<typeof createSmsFactorService>;
