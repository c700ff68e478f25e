import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';

const namesSchema = z.array(z.string());

/** Columns whose values are sealed, with what each is called on the wire. */
export const personalColumns = {
  nationalInsuranceNumber: 'national_insurance_number',
  bankAccountName: 'bank_account_name',
  nameOfBank: 'name_of_bank',
  sortCode: 'bank_sort_code',
  accountNumber: 'bank_account_number',
  dateOfBirth: 'date_of_birth',
  postalAddress: 'postal_address',
  rfids: 'rfids',
  employeeStatementOption: 'employee_statement_option',
} as const;

/** A sealed column of `staff`. */
export type PersonalColumn = (typeof personalColumns)[keyof typeof personalColumns] | 'mobile_number';

/** A role of staff. */
export interface StaffRole {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly permissions: readonly string[];
  readonly grantedBy: string;
}

/** The role that may do everything; migration 0011 writes it, and it cannot be lost. */
export const administratorRole = 'administrator';

/** Has changes of rights and statuses wait for each other, so that the last who may do something is seen as the last. */
export async function lockRights({ query }: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.staff-rights'))`.execute(query);
}

/** Every role, in the order in which they are shown. */
export async function listRoles({ query }: Db): Promise<StaffRole[]> {
  const rows = await query
    .selectFrom('staff_roles')
    .selectAll()
    .orderBy('position')
    .orderBy('name')
    .execute();
  return rows.map(({ name, title, about, permissions, granted_by }) => ({
    name,
    title,
    text: about,
    permissions: namesSchema.parse(permissions),
    grantedBy: granted_by,
  }));
}

/** Members of staff with their roles and when they were last seen. */
export function selectStaff({ query }: Db) {
  return query
    .selectFrom('staff')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'avatar',
      'status',
      'permissions',
      'muted_at',
      'two_factor_due_at',
      'invited_at',
      'username',
      'mission',
      'bio',
      'team',
      'colour',
      'reports_to',
      'channel',
      'size',
      'is_leadership',
      'okrs',
      'profile_photo',
      'mobile_number',
      ...Object.values(personalColumns),
    ])
    .select([
      sql<boolean>`two_factor_secret IS NOT NULL`.as('two_factor'),
      sql`(SELECT coalesce(jsonb_agg(m.role ORDER BY r.position), '[]') FROM staff_role_members m
        JOIN staff_roles r ON r.name = m.role WHERE m.staff_id = staff.id)`.as('roles'),
      sql<Date | null>`(SELECT max(s.last_seen_at) FROM sessions s
        WHERE s.kind = 'staff' AND s.subject_id = staff.id)`.as('last_active'),
      sql<string | null>`(SELECT coalesce(nullif(trim(b.first_name || ' ' || b.last_name), ''), b.email)
        FROM staff b WHERE b.id = staff.reports_to)`.as('reports_to_name'),
    ]);
}

/** A member of staff as read. */
export type StaffRecord = Awaited<ReturnType<ReturnType<typeof selectStaff>['executeTakeFirstOrThrow']>>;

/** Names in a JSON column. */
export function namesOf(value: unknown): string[] {
  return namesSchema.parse(value);
}

/** Filters that staff are searched by. */
export interface StaffFilter {
  readonly search?: string | undefined;
  /** 0, -1 or null; all without one. */
  readonly status?: number | null | undefined;
  readonly page: number;
  readonly perPage: number;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A page of staff by name. */
export async function listStaff(db: Db, { search, status, page, perPage }: StaffFilter) {
  const like = search ? `%${escaped(search)}%` : null;
  const matches = sql<boolean>`(${like}::text IS NULL OR email ILIKE ${like} OR first_name || ' ' || last_name ILIKE ${like})`;
  const inStatus = sql<boolean>`status IS NOT DISTINCT FROM ${status ?? null}::integer`;
  const [rows, counts] = await Promise.all([
    selectStaff(db)
      .where(matches)
      .$if(status !== undefined, (rest) => rest.where(inStatus))
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('email')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    db.query
      .selectFrom('staff')
      .select([
        sql<number>`count(*) FILTER (WHERE status = 0)::integer`.as('enabled'),
        sql<number>`count(*) FILTER (WHERE status IS NULL)::integer`.as('pending'),
        sql<number>`count(*) FILTER (WHERE status = -1)::integer`.as('disabled'),
      ])
      .where(matches)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, counts };
}

/** A member of staff by id. */
export async function findStaffById(db: Db, id: string): Promise<StaffRecord | null> {
  return (await selectStaff(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** A new member of staff who has yet to set a password; null when the address is taken. */
export async function insertInvited(
  { query }: Db,
  person: { email: string; firstName: string; lastName: string },
): Promise<string | null> {
  const row = await query
    .insertInto('staff')
    .values({
      email: person.email,
      // No password fits it.
      password_hash: '',
      first_name: person.firstName,
      last_name: person.lastName,
      status: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Lets in who was invited and sets a password now; false for who is not pending. The time for a second factor begins. */
export async function activateInvited({ query }: Db, id: string, graceDays: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('staff')
    .set({ status: 0, two_factor_due_at: sql<Date>`now() + make_interval(days => ${graceDays})` })
    .where('id', '=', id)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the link was sent again. */
export async function touchInvite({ query }: Db, id: string): Promise<void> {
  await query
    .updateTable('staff')
    .set({ invited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Shuts somebody out, and ends links that were mailed to them. */
export async function disable({ query }: Db, id: string): Promise<void> {
  await query.updateTable('staff').set({ status: -1 }).where('id', '=', id).execute();
  await query.deleteFrom('account_tokens').where('kind', '=', 'staff').where('subject_id', '=', id).execute();
}

/** Lets somebody in again; who never set a password is pending as before. */
export async function enable({ query }: Db, id: string): Promise<void> {
  await query
    .updateTable('staff')
    .set({ status: sql<number | null>`CASE WHEN password_hash = '' THEN NULL ELSE 0 END` })
    .where('id', '=', id)
    .execute();
}

/** Mutes or unmutes; muting twice keeps the first time. */
export async function setMuted({ query }: Db, id: string, muted: boolean): Promise<Date | null> {
  const row = await query
    .updateTable('staff')
    .set({ muted_at: muted ? sql<Date>`coalesce(muted_at, now())` : null })
    .where('id', '=', id)
    .returning('muted_at')
    .executeTakeFirstOrThrow();
  return row.muted_at;
}

/** Sets roles and single permissions. */
export async function setRights(
  { query }: Db,
  id: string,
  { roles, permissions }: { roles: readonly string[]; permissions: readonly string[] },
): Promise<void> {
  await query
    .updateTable('staff')
    .set({ permissions: JSON.stringify(permissions) })
    .where('id', '=', id)
    .execute();
  await query.deleteFrom('staff_role_members').where('staff_id', '=', id).execute();
  if (roles.length > 0)
    await query
      .insertInto('staff_role_members')
      .values(roles.map((role) => ({ staff_id: id, role })))
      .execute();
}

/** Sets sealed values. */
export async function setPersonal(
  { query }: Db,
  id: string,
  values: Partial<Record<PersonalColumn, string | null>>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await query.updateTable('staff').set(values).where('id', '=', id).execute();
}

const hasPermission = (permission: string) =>
  sql<boolean>`(permissions ? ${permission} OR EXISTS (SELECT 1 FROM staff_role_members m
    JOIN staff_roles r ON r.name = m.role WHERE m.staff_id = staff.id AND r.permissions ? ${permission}))`;

/** Those who are enabled and have all of some permissions, singly or by a role. */
export function staffWith(db: Db, permissions: readonly string[]): Promise<StaffRecord[]> {
  return permissions
    .reduce(
      (all, permission) => all.where(hasPermission(permission)),
      selectStaff(db).where('status', '=', 0),
    )
    .execute();
}

/** Tells whether a person is enabled and has a permission. */
export async function mayDo({ query }: Db, id: string, permission: string): Promise<boolean> {
  const row = await query
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 0)
    .where(hasPermission(permission))
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of enabled staff who have a permission, except one of them where that one is named. */
export async function holdersOf(
  { query }: Db,
  permission: string,
  { but }: { readonly but?: string } = {},
): Promise<number> {
  const row = await query
    .selectFrom('staff')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('status', '=', 0)
    .$if(but !== undefined, (rest) => rest.where('id', '!=', but ?? ''))
    .where(hasPermission(permission))
    .executeTakeFirstOrThrow();
  return row.count;
}
