import type { CallInput, StaffRole as RoleAnswer } from '@omnis/contract';
import { isStaffPermission, platformDivision, roleGrantedBy } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { difference, keptRights, rightsOf, ungrantable } from './rights.ts';
import { tellOfRights } from './tell-of-rights.ts';
import { deleteRole, insertRole, listHolders, updateRole, type RoleFields } from './roles.repository.ts';
import { holdersOf, listRoles, lockRights, type StaffRecord, type StaffRole } from './staff.repository.ts';
import { toRow, unionOf } from './staff-view.ts';

/** Maximum number of roles: more than anybody can tell apart. */
const most = 50;

/** A name for calls, of the letters of a title, that no role has. */
export function roleName(title: string, taken: readonly string[]): string {
  const stem =
    title
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'role';
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? stem : `${stem}-${count}`;
    if (!taken.includes(name)) return name;
  }
}

function toAnswer(role: StaffRole, holders: readonly (StaffRecord & { role: string })[]): RoleAnswer {
  return {
    ...role,
    permissions: [...role.permissions],
    holders: holders
      .filter((holder) => holder.role === role.name)
      .map((holder) => {
        const { id, email, firstName, lastName, avatar, status } = toRow(holder);
        return { id, email, firstName, lastName, avatar, status };
      }),
  };
}

/** Why a title cannot be; null when it can. */
function titleFault(title: string, others: readonly StaffRole[]): Failure | null {
  return others.some((one) => one.title.toLowerCase() === title.toLowerCase())
    ? fail('validation_failed', 'There is a role with this name already', 'title')
    : null;
}

async function roleBy(db: Db, name: string): Promise<{ role: StaffRole; others: readonly StaffRole[] }> {
  const roles = await listRoles(db);
  const role = roles.find((one) => one.name === name);
  if (!role) throw new Rollback(fail('not_found', 'There is no such role'));
  return { role, others: roles.filter((one) => one !== role) };
}

async function answerOf(db: Db, name: string): Promise<RoleAnswer> {
  const { role } = await roleBy(db, name);
  return toAnswer(role, await listHolders(db, name));
}

function enforce(failure: Failure | null): void {
  if (failure) throw new Rollback(failure);
}

/** Roles, and the permissions of each (platform.md §6). */
export function createStaffRolesService(core: Core, { mailer }: { readonly mailer: Mailer }) {
  const { database, jobs, sessions } = core;

  /** Signs out who gets or loses something by a change of their role, and tells them. */
  async function carryOver(
    db: Db,
    by: Identity,
    { holders, before }: { holders: readonly StaffRecord[]; before: readonly StaffRole[] },
  ): Promise<void> {
    const after = await listRoles(db);
    for (const holder of holders) {
      const held = rightsOf(holder);
      if (difference(unionOf(before, held), unionOf(after, held)).length === 0) continue;
      await sessions.revokeAll(db, { kind: 'staff', id: holder.id });
      await tellOfRights(db, { core, mailer, by, who: holder });
    }
  }

  return {
    /** Every role with its holders. */
    list: (): Promise<{ items: RoleAnswer[] }> =>
      database.platform(async (db) => {
        const [roles, holders] = await Promise.all([listRoles(db), listHolders(db)]);
        return { items: roles.map((role) => toAnswer(role, holders)) };
      }),

    /** Makes a role; of what its maker may give only. */
    create: (by: Identity, body: CallInput<'atlas.createRole'>['body']): Promise<Result<RoleAnswer>> =>
      settle(() =>
        database.platform(async (db) => {
          await lockRights(db);
          const roles = await listRoles(db);
          if (roles.length >= most) throw new Rollback(fail('conflict', `There are ${most} roles already`));
          const permissions = [...new Set(body.permissions)];
          enforce(titleFault(body.title, roles));
          enforce(ungrantable(by, roles, { roles: [], permissions }));
          const name = roleName(
            body.title,
            roles.map((role) => role.name),
          );
          await insertRole(db, name, { ...body, permissions, grantedBy: roleGrantedBy(permissions) });
          await recordAudit(db, {
            division: platformDivision,
            actor: by,
            action: 'role.created',
            target: `role:${name}`,
            data: { title: body.title, permissions },
          });
          return answerOf(db, name);
        }),
      ),

    /** Renames a role or changes what it is made of; who gets or loses something by it is signed out and told. */
    async update(
      by: Identity,
      name: string,
      body: CallInput<'atlas.updateRole'>['body'],
    ): Promise<Result<RoleAnswer>> {
      const result = await settle(() =>
        database.platform(async (db) => {
          await lockRights(db);
          const { role, others } = await roleBy(db, name);
          const roles = [role, ...others];
          const permissions = [...new Set(body.permissions ?? role.permissions)];
          const changed = difference(role.permissions, permissions);
          enforce(
            ungrantable(by, roles, {
              roles: [name],
              // Permissions that the table no longer knows can be taken, not given.
              permissions: changed.filter((one) => isStaffPermission(one) || permissions.includes(one)),
            }),
          );
          const { title = role.title, text = role.text } = body;
          enforce(titleFault(title, others));
          const holders = await listHolders(db, name);
          if (changed.length > 0 && holders.some(({ id }) => id === by.id))
            throw new Rollback(
              fail('conflict', 'You hold this role, and cannot change your own rights. Ask a colleague to.'),
            );
          const fields: RoleFields = { title, text, permissions, grantedBy: roleGrantedBy(permissions) };
          const isKept = changed.length === 0 && title === role.title && text === role.text;
          if (isKept) return toAnswer(role, holders);
          const losing = keptRights.filter((one) => changed.includes(one) && !permissions.includes(one));
          const held = await Promise.all(losing.map((one) => holdersOf(db, one)));
          await updateRole(db, name, fields);
          for (const [at, one] of losing.entries())
            if ((held[at] ?? 0) > 0 && (await holdersOf(db, one)) === 0)
              throw new Rollback(
                fail('conflict', 'Nobody could manage staff then. Give somebody else the permission first.'),
              );
          await carryOver(db, by, { holders, before: roles });
          await recordAudit(db, {
            division: platformDivision,
            actor: by,
            action: 'role.changed',
            target: `role:${name}`,
            data: {
              before: { title: role.title, text: role.text, permissions: role.permissions },
              after: { title, text, permissions },
              holders: holders.length,
            },
          });
          return answerOf(db, name);
        }),
      );
      if (result.ok) jobs.wake();
      return result;
    },

    /** Takes a role away that nobody holds. */
    remove: (by: Identity, name: string): Promise<Result<{ message: string }>> =>
      settle(() =>
        database.platform(async (db) => {
          await lockRights(db);
          const { role, others } = await roleBy(db, name);
          enforce(ungrantable(by, [role, ...others], { roles: [name], permissions: [] }));
          const { length } = await listHolders(db, name);
          if (length > 0)
            throw new Rollback(
              fail(
                'conflict',
                `${length === 1 ? 'Somebody has' : `${length} people have`} this role. Take it from them first.`,
              ),
            );
          await deleteRole(db, name);
          await recordAudit(db, {
            division: platformDivision,
            actor: by,
            action: 'role.deleted',
            target: `role:${name}`,
            data: { title: role.title, permissions: role.permissions },
          });
          return { message: `The role “${role.title}” is deleted` };
        }),
      ),
  };
}

/** Roles, and the permissions of each. */
export type StaffRolesService = ReturnType<typeof createStaffRolesService>;
