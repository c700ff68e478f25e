import { languageOf, platformDivision, sourceLanguage, staffGraceDays } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import { randomToken } from '../../../security/secrets.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { resetPasswordMail } from '../../notifications/mail/account-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { findAccount } from '../life/life.repository.ts';
import { insertToken } from '../life/tokens.repository.ts';
import { forgetDevices } from '../safety/devices.repository.ts';
import { dropRecoveryCodes } from '../safety/recovery-codes.ts';
import { readFactor, switchOff, switchSmsOff } from '../safety/second-factor.repository.ts';
import { createTellOfFactor } from '../safety/tell-of-factor.ts';
import { createSendInvite } from '../staff/send-invite.ts';
import {
  administratorRole,
  insertInvited,
  listRoles,
  lockRights,
  setRights,
} from '../staff/staff.repository.ts';
import { readMembers } from '../team/team.repository.ts';
import {
  findByEmail,
  insertOwner,
  makeOwner,
  restartSecondFactorTime,
  storesOwned,
  type FoundAccount,
} from './operator.repository.ts';

/** Accounts that the operator can help. */
export type HelpedKind = 'owner' | 'staff';

/** Hours for which a link to set a password works. */
const linkHours = 1;
/** The same for an account that did not exist before. */
const firstLinkHours = 7 * 24;

const nobody = (kind: HelpedKind, email: string): Failure =>
  fail(
    'not_found',
    kind === 'staff' ? `There is no member of staff ${email}` : `There is no owner’s account ${email}`,
    'email',
  );

/** Facts about a link that was sent. */
export interface SentLink {
  readonly email: string;
  readonly link: string;
  readonly hours: number;
  /** True when there is a mail server to send it. */
  readonly sent: boolean;
}

/** Helps owners and staff who cannot get in, for the operator of the machine; all of it is in the audit log. */
export function createOperatorService(core: Core, mailer: Mailer) {
  const { database, divisions, jobs, sessions, settings } = core;
  const sendInvite = createSendInvite(mailer);
  const tell = createTellOfFactor(core, mailer);

  function platform(): Division {
    const division = divisions.platform();
    if (!division) throw new Rollback(fail('conflict', 'There is no platform yet. Run `omnis setup` first.'));
    return division;
  }

  /** One transaction, whose mails go out after it. */
  async function inOne<T>(work: (db: Db, division: Division) => Promise<T>): Promise<Result<T>> {
    const done = await settle(async () => {
      const division = platform();
      return database.platform((db) => work(db, division));
    });
    if (done.ok) jobs.wake();
    return done;
  }

  async function accountOf(db: Db, kind: HelpedKind, given: string): Promise<FoundAccount> {
    const email = given.trim().toLowerCase();
    const account = await findByEmail(db, kind, email);
    if (!account) throw new Rollback(nobody(kind, email));
    if (account.isDisabled)
      throw new Rollback(fail('conflict', `${email} is disabled. Enable them in atlas first.`, 'email'));
    return account;
  }

  async function sendResetLink(
    db: Db,
    division: Division,
    {
      account,
      hours,
    }: { account: Pick<FoundAccount, 'kind' | 'id' | 'divisionId' | 'email'>; hours: number },
  ): Promise<SentLink> {
    const token = randomToken();
    const origin = account.kind === 'staff' ? mailer.atlasOrigin() : mailer.originOf(division);
    const link = `${origin}/login/reset/?token=${token}`;
    const facts = await findAccount(db, account, { id: account.id });
    await insertToken(db, { token, subject: account, email: account.email, purpose: 'reset', hours });
    await mailer.send(db, division, {
      kind: 'account.reset',
      dedupeKey: `account.reset:${token.slice(0, 12)}:${account.id}`,
      to: account.email,
      language: languageOf(facts?.language ?? sourceLanguage),
      draft: (brand) => resetPasswordMail(brand, { firstName: facts?.firstName ?? '', link }),
    });
    return { email: account.email, link, hours, sent: settings.smtpUrl() !== null };
  }

  const audit = (db: Db, action: string, { kind, id, email }: FoundAccount): Promise<void> =>
    recordAudit(db, {
      division: platformDivision,
      actor: null,
      action,
      target: `${kind === 'staff' ? 'staff' : 'customer'}:${id}`,
      data: { email, by: 'command' },
    });

  return {
    /** Invites a member of staff, or invites them again while they are pending. */
    inviteStaff: (given: {
      email: string;
      firstName: string;
      lastName: string;
      roles: readonly string[];
    }): Promise<Result<SentLink & { roles: readonly string[]; again: boolean }>> =>
      inOne(async (db, division) => {
        await lockRights(db);
        const email = given.email.trim().toLowerCase();
        const roles = given.roles.length === 0 ? [administratorRole] : [...new Set(given.roles)];
        const known = (await listRoles(db)).map(({ name }) => name);
        const unknown = roles.find((role) => !known.includes(role));
        if (unknown !== undefined)
          throw new Rollback(
            fail(
              'validation_failed',
              `There is no role “${unknown}”. There are: ${known.join(', ')}`,
              'roles',
            ),
          );
        const before = await findByEmail(db, 'staff', email);
        if (before && !before.isPending)
          throw new Rollback(
            fail(
              'conflict',
              `${email} is a member of staff already. To let them in again: omnis staff reset-password ${email}`,
              'email',
            ),
          );
        const id = before?.id ?? (await insertInvited(db, { ...given, email }));
        if (id === null) throw new Error('Who was not there is there');
        if (!before) await setRights(db, id, { roles, permissions: [] });
        const link = await sendInvite(db, division, {
          person: { id, email, first_name: before?.firstName ?? given.firstName },
          by: division.name,
        });
        await recordAudit(db, {
          division: platformDivision,
          actor: null,
          action: before ? 'staff.invited-again' : 'staff.invited',
          target: `staff:${id}`,
          data: { email, by: 'command', ...(before ? {} : { roles }) },
        });
        const sent = settings.smtpUrl() !== null;
        return {
          email,
          link,
          hours: firstLinkHours,
          sent,
          roles: before ? [] : roles,
          again: before !== null,
        };
      }),

    /** Lists the owners of a store and the others in its team. */
    listOwners: async (
      store: string,
    ): Promise<
      Result<{ store: string; members: { email: string; name: string; role: string; twoFactor: boolean }[] }>
    > => {
      const division = await divisions.byCode(store);
      if (!division) return fail('not_found', `There is no store “${store}”`, 'store');
      return settle(() =>
        database.platform(async (db) => ({
          store: division.name,
          members: (await readMembers(db, division.id)).map((member) => ({
            email: member.email,
            name: `${member.first_name} ${member.last_name}`.trim(),
            role: member.role,
            twoFactor: member.two_factor,
          })),
        })),
      );
    },

    /** A link to set a new password: it is mailed, and given to whoever asked. */
    resetPassword: (kind: HelpedKind, email: string): Promise<Result<SentLink>> =>
      inOne(async (db, division) => {
        const account = await accountOf(db, kind, email);
        const link = await sendResetLink(db, division, { account, hours: linkHours });
        await audit(db, 'account.reset-link', account);
        return link;
      }),

    /** Takes every second factor away: the app, the number for text messages and recovery codes. All sessions end. */
    removeTwoFactor: (kind: HelpedKind, email: string): Promise<Result<{ email: string; had: boolean }>> =>
      inOne(async (db) => {
        const account = await accountOf(db, kind, email);
        const { secret, sms } = await readFactor(db, account);
        const had = secret !== null || sms !== null;
        if (!had) return { email: account.email, had };
        await switchOff(db, account);
        await switchSmsOff(db, account);
        await dropRecoveryCodes(db, account);
        await forgetDevices(db, account);
        await sessions.revokeAll(db, account);
        if (kind === 'staff') await restartSecondFactorTime(db, account.id, staffGraceDays);
        await tell(db, account, 'off');
        await audit(db, 'account.two-factor-removed', account);
        return { email: account.email, had };
      }),

    /** Makes somebody an owner of a store; an account that is not there is made, and a link to set its password is sent. */
    addOwner: async (
      given: string,
      store: string,
    ): Promise<Result<{ email: string; store: string; added: boolean; link: SentLink | null }>> => {
      const email = given.trim().toLowerCase();
      const division = await divisions.byCode(store);
      if (!division || division.id === platformDivision)
        return fail('not_found', `There is no store “${store}”`, 'store');
      return inOne(async (db, home) => {
        const before = await findByEmail(db, 'owner', email);
        const id = before?.id ?? (await insertOwner(db, email));
        const account = { kind: 'owner', id, divisionId: platformDivision, email } as const;
        const added = await makeOwner(db, division.id, id);
        const link = before ? null : await sendResetLink(db, home, { account, hours: firstLinkHours });
        if (added)
          await recordAudit(db, {
            division: division.id,
            actor: null,
            action: 'team.owner-added',
            target: `customer:${id}`,
            data: { email, by: 'command', owns: await storesOwned(db, id) },
          });
        return { email, store: division.name, added, link };
      });
    },
  };
}

/** Helps owners and staff who cannot get in, for the operator of the machine. */
export type OperatorService = ReturnType<typeof createOperatorService>;
