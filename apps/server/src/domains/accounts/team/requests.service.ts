import { texts } from '@omnis/contract';
import { dashboardPermissions, languageOf, type DashboardPermission } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import { randomToken } from '../../../security/secrets.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { MailBrand } from '../../notifications/mail/brand.ts';
import type { MailDraft } from '../../notifications/mail/parts.ts';
import { tellTeam } from '../../notifications/dashboard/tell-team.ts';
import { permissionDecisionMail, permissionRequestMail } from '../../notifications/mail/team-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { toMembership } from '../../../security/membership.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import { mayGrant } from './team-rules.ts';
import {
  deleteRequest,
  insertRequest,
  lockTeam,
  readMembers,
  readRequests,
  updateMember,
  type MemberRow,
} from './team.repository.ts';
import { permissionsOf, type TeamActor } from './team.service.ts';

const requestLimit: RateLimit = { max: 20, seconds: 60 * 60 };

const titleOf = (name: string): string =>
  dashboardPermissions.find((one) => one.name === name)?.title ?? name;

/** Permissions that members of a team ask their owners for (storefront.md §6). */
export function createPermissionRequests(core: Core, mailer: Mailer) {
  const { database, divisions, jobs } = core;
  const limits = createRateLimits(database);

  async function mail(
    db: Db,
    message: { kind: string; to: MemberRow; draft: (brand: MailBrand, origin: string) => MailDraft },
  ): Promise<void> {
    const platform = divisions.platform();
    if (!platform) throw new Error('There is no platform');
    await mailer.send(db, platform, {
      kind: message.kind,
      dedupeKey: `${message.kind}:${randomToken().slice(0, 16)}`,
      to: message.to.email,
      language: languageOf(message.to.language),
      draft: (brand) => message.draft(brand, mailer.originOf(platform)),
    });
  }

  /** People who may grant a permission: owners, and team managers who have it; never the person who asks. */
  async function deciders(
    db: Db,
    division: number,
    { permission, by }: { permission: DashboardPermission; by: string },
  ): Promise<MemberRow[]> {
    const members = await readMembers(db, division);
    return members.filter((member) => {
      const standing = toMembership(member);
      return (
        member.id !== by && standing.permissions.includes('team') && mayGrant(standing, [permission]) === null
      );
    });
  }

  return {
    /** Asks those who may grant it; the same request again takes the new reason and sends no second mail. */
    async ask(
      { division, identity, membership }: TeamActor,
      { permission, reason }: { permission: DashboardPermission; reason: string },
    ): Promise<Result<{ message: string }>> {
      if (membership.permissions.includes(permission))
        return fail('conflict', 'You have this permission already');
      const wait = await limits.hit(`permission:${division.id}:${identity.id}`, requestLimit);
      if (wait > 0) return tooMany(wait);
      await database.platform(async (db) => {
        const fresh = await insertRequest(db, {
          division: division.id,
          customer: identity.id,
          permission,
          reason,
        });
        if (fresh === null) return;
        await recordAudit(db, {
          division: division.id,
          actor: identity,
          action: 'team.permission_requested',
          target: `customer:${identity.id}`,
          data: { permission, reason },
        });
        await tellTeam(db, {
          division: division.id,
          kind: 'team.asked',
          about: { permission },
          dedupeKey: `team.asked:${fresh}`,
          by: identity.id,
        });
        for (const to of await deciders(db, division.id, { permission, by: identity.id }))
          await mail(db, {
            kind: 'team.request',
            to,
            draft: (brand, origin) =>
              permissionRequestMail(brand, {
                by: identity.name,
                store: division.name,
                permission: titleOf(permission),
                reason,
                link: `${origin}/dashboard/team/`,
              }),
          });
      });
      jobs.wake();
      return ok({ message: texts.permissionRequested });
    },

    /** Grants or refuses, and tells who asked. */
    async decide(
      { division, identity, membership }: TeamActor,
      { id, grant }: { id: string; grant: boolean },
    ): Promise<Result<{ message: string }>> {
      const decided = await settle(() =>
        database.platform(async (db) => {
          await lockTeam(db, division.id);
          const request = (await readRequests(db, division.id)).find((one) => one.id === id);
          const member = (await readMembers(db, division.id)).find((one) => one.id === request?.customer_id);
          const [permission] = permissionsOf([request?.permission]);
          if (!request || !member || permission === undefined)
            throw new Rollback(fail('not_found', 'This request was decided already'));
          if (grant) {
            const refused = mayGrant(membership, [permission]);
            if (refused) throw new Rollback(refused);
            const { role, permissions } = toMembership(member);
            if (role === 'member')
              await updateMember(db, {
                division: division.id,
                id: member.id,
                role,
                permissions: permissionsOf([...permissions, permission]),
              });
          }
          await deleteRequest(db, division.id, id);
          await recordAudit(db, {
            division: division.id,
            actor: identity,
            action: grant ? 'team.permission_granted' : 'team.permission_refused',
            target: `customer:${member.id}`,
            data: { permission },
          });
          await mail(db, {
            kind: 'team.decision',
            to: member,
            draft: (brand, origin) =>
              permissionDecisionMail(brand, {
                store: division.name,
                permission: titleOf(permission),
                granted: grant,
                link: `${origin}/dashboard/`,
              }),
          });
          return { message: grant ? 'Permission granted' : 'Request refused' };
        }),
      );
      if (decided.ok) jobs.wake();
      return decided;
    },
  };
}

/** Permissions that members ask for. */
export type PermissionRequests = ReturnType<typeof createPermissionRequests>;
