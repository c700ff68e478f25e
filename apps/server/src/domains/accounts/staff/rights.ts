import { grantedBy, isStaffPermission, type StaffPermission } from '@omnis/models';
import type { Db } from '../../../database/connection.ts';
import { fail, type Failure } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { refusedRight } from '../../../http/staff-rights.ts';
import { holdersOf, listRoles, namesOf, type StaffRecord, type StaffRole } from './staff.repository.ts';
import { unionOf } from './staff-view.ts';

/** Roles and single permissions by name. */
export interface Rights {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** Rights that somebody must be left with: without them nobody could be let in or given anything again. */
export const keptRights = [
  'staff.manage',
  'permissions.grant',
  'staff.roles',
] as const satisfies readonly StaffPermission[];

/** Why somebody may not give or take these; null when they may. Unknown names are told by field. */
export function ungrantable(by: Identity, roles: readonly StaffRole[], wanted: Rights): Failure | null {
  for (const name of wanted.roles) {
    const role = roles.find((one) => one.name === name);
    if (!role) return fail('validation_failed', `There is no role “${name}”`, 'roles');
    const refused = refusedRight(by, 'permissions.grant') ?? refusedRight(by, role.grantedBy);
    if (refused) return refused;
  }
  for (const name of wanted.permissions) {
    const needed = grantedBy(name);
    if (needed === null) return fail('validation_failed', `There is no permission “${name}”`, 'permissions');
    const refused = refusedRight(by, 'permissions.grant') ?? refusedRight(by, needed);
    if (refused) return refused;
  }
  return null;
}

/** Names that are in only one of the two lists. */
export function difference(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((name) => !after.includes(name)),
    ...after.filter((name) => !before.includes(name)),
  ];
}

/** Roles and permissions of a record. */
export function rightsOf(record: StaffRecord): { roles: string[]; permissions: string[] } {
  return { roles: namesOf(record.roles), permissions: namesOf(record.permissions) };
}

/** Tells whether somebody who is enabled has one of these now, and nobody else who is enabled has it. */
export async function isLastOf(
  db: Db,
  record: StaffRecord,
  { losing }: { readonly losing: readonly string[] },
): Promise<boolean> {
  const held = unionOf(await listRoles(db), rightsOf(record)).filter(
    (name) => isStaffPermission(name) && losing.includes(name),
  );
  for (const name of held) if ((await holdersOf(db, name, { but: record.id })) === 0) return true;
  return false;
}
