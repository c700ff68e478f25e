import type { StaffMember } from '@omnis/contract';
import { isStaffPermission, platformDivision } from '@omnis/models';
import type { Core } from '../../../core.ts';
import { fail, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { difference, isLastOf, keptRights, rightsOf, ungrantable, type Rights } from './rights.ts';
import { listRoles, lockRights, setRights } from './staff.repository.ts';
import { staffBy, type StaffService } from './staff.service.ts';
import { unionOf } from './staff-view.ts';
import { tellOfRights } from './tell-of-rights.ts';

/** Roles and permissions of staff. */
export function createStaffRightsService(
  core: Core,
  { mailer, staff }: { readonly mailer: Mailer; readonly staff: StaffService },
) {
  const { database, jobs, sessions } = core;

  return {
    /** Sets roles and single permissions; sessions end, because rights are part of what was signed in to. */
    async set(by: Identity, id: string, given: Rights): Promise<Result<StaffMember>> {
      if (id === by.id) return fail('conflict', 'You cannot change your own rights. Ask a colleague to.');
      const wanted = {
        roles: [...new Set(given.roles)],
        permissions: [...new Set(given.permissions)],
      };
      const result = await settle(() =>
        database.platform(async (db) => {
          await lockRights(db);
          const found = await staffBy(db, id);
          if (!found.ok) throw new Rollback(found);
          const record = found.value;
          const before = rightsOf(record);
          const roles = await listRoles(db);
          const changed = {
            roles: difference(before.roles, wanted.roles),
            permissions: difference(before.permissions, wanted.permissions),
          };
          const failure = ungrantable(by, roles, {
            roles: changed.roles,
            // Permissions that the table no longer knows can be taken, not given.
            permissions: changed.permissions.filter(
              (name) => isStaffPermission(name) || wanted.permissions.includes(name),
            ),
          });
          if (failure) throw new Rollback(failure);
          if (changed.roles.length + changed.permissions.length === 0) return false;
          const after = unionOf(roles, wanted);
          const losing = keptRights.filter((name) => !after.includes(name));
          if (record.status === 0 && (await isLastOf(db, record, { losing })))
            throw new Rollback(
              fail('conflict', 'Nobody else could manage staff then. Give somebody else the role first.'),
            );
          await setRights(db, id, wanted);
          await sessions.revokeAll(db, { kind: 'staff', id });
          await recordAudit(db, {
            division: platformDivision,
            actor: by,
            action: 'staff.rights-changed',
            target: `staff:${id}`,
            data: { email: record.email, before, after: wanted },
          });
          await tellOfRights(db, { core, mailer, by, who: record });
          return true;
        }),
      );
      if (!result.ok) return result;
      jobs.wake();
      return staff.get(by, id);
    },
  };
}

/** Roles and permissions of staff. */
export type StaffRightsService = ReturnType<typeof createStaffRightsService>;
