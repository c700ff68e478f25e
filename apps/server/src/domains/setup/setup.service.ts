import { platformDivision, type CurrencyCode } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import { hashPassword } from '../../security/passwords.ts';
import { randomToken } from '../../security/secrets.ts';
import type { FirstStaff } from '../accounts/staff/first-staff.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { toDivision } from '../../tenancy/division.ts';
import type { PagesService } from '../pages/pages.service.ts';
import { platformPages } from './platform-pages.ts';
import { readAnswers, readSmtp, type SetupPlace, type Typed } from './setup-answers.ts';
import {
  deleteLinks,
  findPlatform,
  insertLink,
  insertPlatform,
  linkEnd,
  lockSetup,
} from './setup.repository.ts';
import { checkSmtp, sendTestMail } from './smtp.ts';

/** Services that give the platform its content, in the transaction that makes it. */
export interface SetupDeps {
  readonly pages: Pick<PagesService, 'write'>;
  readonly writeDelivery: (
    db: Db,
    division: number,
    home: { readonly country: string; readonly currency: CurrencyCode },
  ) => Promise<void>;
  readonly firstStaff: FirstStaff;
}

/** The platform that was made. */
export interface MadePlatform {
  readonly name: string;
  readonly staffEmail: string;
  readonly invited: boolean;
  /** To be shown once; empty without an authenticator app. */
  readonly recoveryCodes: readonly string[];
}

/** The person who sets up: by the page, with the token of its address, or on the machine itself. */
export type SetupBy = { readonly token: string } | 'operator';

/** The answer once there is a platform. */
export const alreadySetUp = (): Failure =>
  fail('conflict', 'This platform is set up already. Nothing was changed.');

const deadLink = (): Failure =>
  fail(
    'forbidden',
    'This address has ended. Restart the server, or run `omnis setup --link`, for a new one.',
  );

/** Makes the platform, once: its own store, its first pages and its first member of staff. */
export function createSetupService(core: Core, deps: SetupDeps) {
  const { database, divisions, jobs, settings, config } = core;
  const place: SetupPlace = { mode: config.mode, fromEnvironment: settings.fromEnvironment };

  /** Asks the database, and has this process know what another one has made. */
  async function isDone(): Promise<boolean> {
    if (divisions.platform() !== null) return true;
    const found = await database.platform(findPlatform);
    if (found) await divisions.changed(platformDivision);
    return found !== undefined;
  }

  return {
    place,
    isDone,

    /** A new address for the page; null once the platform is there. */
    newLink: async (): Promise<{ token: string; endsAt: Date } | null> => {
      if (await isDone()) return null;
      const token = randomToken();
      return { token, endsAt: await database.platform((db) => insertLink(db, token)) };
    },

    /** Until when a token opens the page; null when it does not. */
    opens: (token: string): Promise<Date | null> => database.platform((db) => linkEnd(db, token)),

    /** Sends an email with the settings that were typed, or with those of the environment. */
    async testMail(typed: Typed): Promise<Result<{ to: string }>> {
      const errors: Failure['errors'] = [];
      const url = place.fromEnvironment.mail ? settings.smtpUrl() : readSmtp(typed, errors);
      const to = (typed['testMailTo'] ?? '').trim() || (typed['contactEmail'] ?? '').trim();
      if (!/^[^\s@]+@[^\s@]+$/.test(to))
        errors.push({ field: 'testMailTo', message: 'Type the address that the test email goes to' });
      const [first] = errors;
      if (first !== undefined || url === null)
        return { ...fail('validation_failed', first?.message ?? 'Type the mail server first'), errors };
      const from = (typed['contactEmail'] ?? '').trim() || to;
      const sent = await sendTestMail(url, { name: (typed['name'] ?? '').trim() || 'Omnis', from, to });
      return sent.ok ? ok({ to }) : sent;
    },

    /** Makes the platform, whole or not at all. Fails with every field that is wrong, or with `conflict` when it is there. */
    async setUp(by: SetupBy, typed: Typed): Promise<Result<MadePlatform>> {
      if (await isDone()) return alreadySetUp();
      if (by !== 'operator' && !(await database.platform((db) => linkEnd(db, by.token)))) return deadLink();
      const read = readAnswers(typed, place);
      if (!read.ok) return read;
      const answers = read.value;
      const { entry, smtpUrl, stripe, staff } = answers;
      if (smtpUrl !== null) {
        const reached = await checkSmtp(smtpUrl);
        if (!reached.ok) return reached;
      }
      const passwordHash = entry.kind === 'password' ? await hashPassword(entry.password) : null;
      const made = await settle(() =>
        database.platform(async (db) => {
          await lockSetup(db);
          if (await findPlatform(db)) throw new Rollback(alreadySetUp());
          if (by !== 'operator' && !(await linkEnd(db, by.token))) throw new Rollback(deadLink());
          await insertPlatform(db, answers);
          await deps.pages.write(db, platformDivision, platformPages(answers.name));
          await deps.writeDelivery(db, platformDivision, answers);
          await settings.write(db, { mail: smtpUrl ?? undefined, payments: stripe ?? undefined });
          const recoveryCodes = await deps.firstStaff(db, toDivision(await findPlatform(db)), {
            ...staff,
            entry:
              entry.kind === 'password'
                ? { kind: 'password', passwordHash: passwordHash ?? '', authenticator: entry.authenticator }
                : { kind: 'invitation', isSent: smtpUrl !== null || place.fromEnvironment.mail },
          });
          await deleteLinks(db);
          await recordAudit(db, {
            division: platformDivision,
            actor: null,
            action: 'platform.set-up',
            target: `division:${platformDivision}`,
            data: { name: answers.name, staff: staff.email, by: by === 'operator' ? 'command' : 'page' },
          });
          return recoveryCodes;
        }),
      );
      if (!made.ok) return made;
      await settings.reload();
      await divisions.changed(platformDivision);
      jobs.wake();
      return ok({
        name: answers.name,
        staffEmail: staff.email,
        invited: entry.kind === 'invitation',
        recoveryCodes: made.value,
      });
    },
  };
}

/** Makes the platform, once. */
export type SetupService = ReturnType<typeof createSetupService>;
