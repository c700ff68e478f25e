import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { StaffTable } from '../accounts.tables.ts';

/** Columns of a profile, as they are written. */
export type ProfileColumns = Updateable<
  Pick<
    StaffTable,
    | 'avatar'
    | 'first_name'
    | 'last_name'
    | 'username'
    | 'mission'
    | 'bio'
    | 'team'
    | 'colour'
    | 'reports_to'
    | 'channel'
    | 'size'
    | 'is_leadership'
    | 'okrs'
    | 'profile_photo'
    | 'mobile_number'
  >
>;

/** Writes columns of a profile. */
export async function writeProfile({ query }: Db, id: string, columns: ProfileColumns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await query.updateTable('staff').set(columns).where('id', '=', id).execute();
}

/** Tells whether the username belongs to somebody else. */
export async function isUsernameTaken({ query }: Db, username: string, id: string): Promise<boolean> {
  const row = await query
    .selectFrom('staff')
    .select('id')
    .where('username', '=', username)
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells whether a member of staff has that avatar. */
export async function isAvatar({ query }: Db, avatar: string): Promise<boolean> {
  const row = await query.selectFrom('staff').select('id').where('avatar', '=', avatar).executeTakeFirst();
  return row !== undefined;
}

/** Tells whether one person reports to another, directly or through others. */
export async function reportsTo({ query }: Db, who: string, chief: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE above (id) AS (
      SELECT reports_to FROM staff WHERE id = ${who}::uuid
      UNION
      SELECT s.reports_to FROM staff s JOIN above a ON s.id = a.id
    )
    SELECT id FROM above WHERE id = ${chief}::uuid`.execute(query);
  return rows.length > 0;
}

/** Gives a member of staff another address; false when a colleague has it. */
export async function changeEmail({ query }: Db, id: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('staff')
    .set({ email })
    .where('id', '=', id)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('staff as other').select('other.id').where('other.email', '=', email)),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
