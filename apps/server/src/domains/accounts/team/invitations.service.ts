import type { CallResponse } from '@omnis/contract';
import { platformDivision, type DashboardPermission } from '@omnis/models';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { randomToken } from '../../../security/secrets.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { ownLanguage } from '../../../tenancy/division.ts';
import { teamInvitationMail } from '../../notifications/mail/team-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { findAccount, markVerified } from '../life/life.repository.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import { mayGrant } from './team-rules.ts';
import {
  deleteInvitation,
  findInvitation,
  insertInvitation,
  insertMember,
  invitationDays,
  readInvitations,
  readMembers,
} from './team.repository.ts';
import { nameOf, permissionsOf, type TeamActor } from './team.service.ts';

type Invitation = CallResponse<'team.invite'>;

/** Mails that a store may send to people who did not ask for them. */
const inviteLimit: RateLimit = { max: 30, seconds: 60 * 60 };

/** People in the team of a store, those who are invited among them. */
const mostPeople = 200;

const dead = (): Failure =>
  fail('validation_failed', 'This invitation is not valid any more. Ask for a new one.', 'token');

const owners = { kind: 'owner', divisionId: platformDivision } as const;

/** Invitations to teams: written by mail, accepted by the account of their address. */
export function createInvitationsService(core: Core, mailer: Mailer) {
  const { database, divisions, jobs, sessions } = core;
  const limits = createRateLimits(database);

  return {
    async invite(
      { division, identity, membership }: TeamActor,
      given: { email: string; permissions: readonly DashboardPermission[] },
    ): Promise<Result<Invitation>> {
      const refused = mayGrant(membership, given.permissions);
      if (refused) return refused;
      const wait = await limits.hit(`invite:${division.id}`, inviteLimit);
      if (wait > 0) return tooMany(wait);
      const platform = divisions.platform();
      if (!platform) throw new Error('There is no platform');
      const email = given.email.toLowerCase();
      const permissions = permissionsOf(given.permissions);
      const token = randomToken();
      const invited = await settle(() =>
        database.platform(async (db) => {
          const members = await readMembers(db, division.id);
          if (members.some((member) => member.email === email))
            throw new Rollback(fail('validation_failed', 'This person is in the team already', 'email'));
          if (members.length + (await readInvitations(db, division.id)).length >= mostPeople)
            throw new Rollback(
              fail('conflict', `A team has at most ${mostPeople} people, invitations included`, 'email'),
            );
          const row = await insertInvitation(db, {
            division: division.id,
            email,
            permissions,
            token,
            by: identity.id,
          });
          const known = await findAccount(db, owners, { email });
          await mailer.send(db, platform, {
            kind: 'team.invitation',
            dedupeKey: `team.invitation:${row.id}`,
            to: email,
            // An invited person without an account usually reads the store's language.
            language: known?.language ?? ownLanguage(division),
            draft: (brand) =>
              teamInvitationMail(brand, {
                by: identity.name,
                store: division.name,
                link: `${mailer.originOf(platform)}/sign-up/join/?token=${token}`,
                days: invitationDays,
              }),
          });
          await recordAudit(db, {
            division: division.id,
            actor: identity,
            action: 'team.invited',
            target: `invitation:${row.id}`,
            data: { email, permissions },
          });
          return row;
        }),
      );
      if (!invited.ok) return invited;
      jobs.wake();
      const { id, created_at, expires_at } = invited.value;
      return ok({
        id,
        email,
        permissions,
        invitedBy: identity.name,
        invitedAt: created_at.toISOString(),
        expiresAt: expires_at.toISOString(),
      });
    },

    async withdraw({ division, identity }: TeamActor, id: string): Promise<Result<{ message: string }>> {
      const gone = await database.platform(async (db) => {
        if (!(await deleteInvitation(db, division.id, id))) return false;
        await recordAudit(db, {
          division: division.id,
          actor: identity,
          action: 'team.invitation_withdrawn',
          target: `invitation:${id}`,
        });
        return true;
      });
      return gone
        ? ok({ message: 'The invitation is withdrawn' })
        : fail('not_found', 'There is no such invitation any more');
    },

    /** Describes the invitation behind a link. */
    async look(token: string): Promise<Result<CallResponse<'team.invitation'>>> {
      const found = await database.platform(async (db) => {
        const invitation = await findInvitation(db, token);
        if (!invitation) return null;
        const [inviter, account] = await Promise.all([
          findAccount(db, owners, { id: invitation.invited_by }),
          findAccount(db, owners, { email: invitation.email }),
        ]);
        const by = (await readMembers(db, invitation.division_id)).find(({ id }) => id === inviter?.id);
        return { invitation, by: by ? nameOf(by) : '', hasAccount: account !== null };
      });
      const division = found && (await divisions.byId(found.invitation.division_id));
      if (!found || !division) return dead();
      return ok({
        store: division.name,
        logo: division.logo,
        email: found.invitation.email,
        invitedBy: found.by,
        permissions: permissionsOf(found.invitation.permissions),
        hasAccount: found.hasAccount,
      });
    },

    /** Puts who is signed in into the team; whoever has the link has the mailbox, so the address is proved too. */
    async join(identity: Identity | null, token: string): Promise<Result<{ division: number }>> {
      if (!identity) return fail('unauthenticated', 'Sign in to go on');
      if (identity.kind !== 'owner') return fail('forbidden', 'Teams are joined on the platform’s own site');
      return settle(() =>
        database.platform(async (db) => {
          const invitation = await findInvitation(db, token);
          if (!invitation || !(await divisions.byId(invitation.division_id, db))) throw new Rollback(dead());
          if (invitation.email !== identity.email)
            throw new Rollback(
              fail(
                'forbidden',
                `This invitation is for ${invitation.email}. Sign in with that address to join.`,
              ),
            );
          // Two clicks at once: the second finds nothing to take.
          if (!(await deleteInvitation(db, invitation.division_id, invitation.id)))
            throw new Rollback(dead());
          await markVerified(db, { ...owners, id: identity.id }, invitation.email);
          await insertMember(db, {
            division: invitation.division_id,
            id: identity.id,
            permissions: permissionsOf(invitation.permissions),
          });
          await recordAudit(db, {
            division: invitation.division_id,
            actor: identity,
            action: 'team.joined',
            target: `customer:${identity.id}`,
            data: { permissions: permissionsOf(invitation.permissions) },
          });
          return { division: invitation.division_id };
        }),
      ).then(async (joined) => {
        if (joined.ok) await sessions.manage(identity.session.id, joined.value.division);
        return joined;
      });
    },
  };
}

/** Invitations to teams. */
export type InvitationsService = ReturnType<typeof createInvitationsService>;
