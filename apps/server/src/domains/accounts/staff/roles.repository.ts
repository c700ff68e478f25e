import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { selectStaff, type StaffRecord } from './staff.repository.ts';

/** Stored fields of a role. */
export interface RoleFields {
  readonly title: string;
  readonly text: string;
  readonly permissions: readonly string[];
  readonly grantedBy: string;
}

const rowOf = ({ title, text, permissions, grantedBy }: RoleFields) => ({
  title,
  about: text,
  permissions: JSON.stringify(permissions),
  granted_by: grantedBy,
});

/** The holders of each role, by name; of one role where it is named. */
export async function listHolders(
  db: Db,
  role?: string,
): Promise<(StaffRecord & { readonly role: string })[]> {
  return selectStaff(db)
    .innerJoin('staff_role_members as held', 'held.staff_id', 'staff.id')
    .select('held.role')
    .$if(role !== undefined, (rest) => rest.where('held.role', '=', role ?? ''))
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('email')
    .execute();
}

/** A new role, the last of them. */
export async function insertRole({ query }: Db, name: string, fields: RoleFields): Promise<void> {
  await query
    .insertInto('staff_roles')
    .values({
      name,
      ...rowOf(fields),
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM staff_roles)`,
    })
    .execute();
}

/** Writes a role anew. */
export async function updateRole({ query }: Db, name: string, fields: RoleFields): Promise<void> {
  await query.updateTable('staff_roles').set(rowOf(fields)).where('name', '=', name).execute();
}

/** Takes a role away that nobody holds. */
export async function deleteRole({ query }: Db, name: string): Promise<void> {
  await query.deleteFrom('staff_roles').where('name', '=', name).execute();
}
