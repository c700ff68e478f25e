import { platformDivision, type DashboardPermission, type TeamRole } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { hashToken } from '../../../security/secrets.ts';

/** A member of a team with their account. */
export interface MemberRow {
  readonly division_id: number;
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string | null;
  readonly language: string;
  readonly role: string;
  readonly permissions: unknown;
  readonly version: number;
  readonly two_factor: boolean;
  readonly since: Date;
}

/** Members who manage a store: owners first, then by name. */
export function readMembers({ query }: Db, division: number): Promise<MemberRow[]> {
  return query
    .selectFrom('memberships')
    .innerJoin('customers', 'customers.id', 'memberships.customer_id')
    .select([
      'memberships.division_id',
      'customers.id',
      'customers.email',
      'customers.first_name',
      'customers.last_name',
      'customers.avatar',
      'customers.language',
      'memberships.role',
      'memberships.permissions',
      'memberships.version',
      'memberships.created_at as since',
    ])
    .select(
      sql<boolean>`(customers.two_factor_secret IS NOT NULL OR customers.sms_number IS NOT NULL)`.as(
        'two_factor',
      ),
    )
    .where('memberships.division_id', '=', division)
    .where('customers.division_id', '=', platformDivision)
    .orderBy('memberships.role', 'desc')
    .orderBy('customers.first_name')
    .orderBy('customers.id')
    .execute();
}

/** Makes changes of one team wait for each other, so that two owners cannot take each other out at once. */
export async function lockTeam({ query }: Db, division: number): Promise<void> {
  await query
    .selectFrom('memberships')
    .select('customer_id')
    .where('division_id', '=', division)
    .orderBy('customer_id')
    .forUpdate()
    .execute();
}

/** Puts somebody into a team; what they have there already stays. */
export async function insertMember(
  { query }: Db,
  member: { division: number; id: string; permissions: readonly DashboardPermission[] },
): Promise<void> {
  await query
    .insertInto('memberships')
    .values({
      division_id: member.division,
      customer_id: member.id,
      role: 'member',
      permissions: JSON.stringify(member.permissions),
    })
    .onConflict((conflict) => conflict.columns(['division_id', 'customer_id']).doNothing())
    .execute();
}

/** Changes what somebody is in a team. */
export async function updateMember(
  { query }: Db,
  member: { division: number; id: string; role: TeamRole; permissions: readonly DashboardPermission[] },
): Promise<void> {
  await query
    .updateTable('memberships')
    .set({
      role: member.role,
      permissions: JSON.stringify(member.permissions),
      version: sql<number>`version + 1`,
    })
    .where('division_id', '=', member.division)
    .where('customer_id', '=', member.id)
    .execute();
}

/** Takes somebody out of a team, with what they asked for and whom they had invited. */
export async function deleteMember({ query }: Db, division: number, id: string): Promise<void> {
  await query
    .deleteFrom('team_invitations')
    .where('division_id', '=', division)
    .where('invited_by', '=', id)
    .execute();
  await query
    .deleteFrom('team_requests')
    .where('division_id', '=', division)
    .where('customer_id', '=', id)
    .execute();
  await query
    .deleteFrom('memberships')
    .where('division_id', '=', division)
    .where('customer_id', '=', id)
    .execute();
}

/** Days for which an invitation holds. */
export const invitationDays = 7;

/** Invitations of a store that hold, the newest first, with the name of who invited. */
export function readInvitations({ query }: Db, division: number) {
  return query
    .selectFrom('team_invitations')
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.id', '=', 'team_invitations.invited_by')
        .on('customers.division_id', '=', platformDivision),
    )
    .select([
      'team_invitations.id',
      'team_invitations.email',
      'team_invitations.permissions',
      'team_invitations.created_at',
      'team_invitations.expires_at',
      'customers.first_name',
      'customers.last_name',
    ])
    .where('team_invitations.division_id', '=', division)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('team_invitations.created_at', 'desc')
    .execute();
}

/** Writes an invitation in place of the one before to the same address. */
export async function insertInvitation(
  { query }: Db,
  invitation: {
    division: number;
    email: string;
    permissions: readonly DashboardPermission[];
    token: string;
    by: string;
  },
) {
  await query
    .deleteFrom('team_invitations')
    .where('division_id', '=', invitation.division)
    .where('email', '=', invitation.email)
    .execute();
  return query
    .insertInto('team_invitations')
    .values({
      division_id: invitation.division,
      email: invitation.email,
      permissions: JSON.stringify(invitation.permissions),
      token_hash: hashToken(invitation.token),
      invited_by: invitation.by,
      expires_at: sql<Date>`now() + make_interval(days => ${invitationDays})`,
    })
    .returning(['id', 'email', 'created_at', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** Withdraws an invitation; false when there is none. */
export async function deleteInvitation({ query }: Db, division: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('team_invitations')
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The invitation of a token that holds. */
export function findInvitation({ query }: Db, token: string) {
  return query
    .selectFrom('team_invitations')
    .select(['division_id', 'id', 'email', 'permissions', 'invited_by'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Undecided requests in a store, the oldest first, with the person who asks. */
export function readRequests({ query }: Db, division: number) {
  return query
    .selectFrom('team_requests')
    .innerJoin('customers', 'customers.id', 'team_requests.customer_id')
    .select([
      'team_requests.id',
      'team_requests.customer_id',
      'team_requests.permission',
      'team_requests.reason',
      'team_requests.created_at',
      'customers.first_name',
      'customers.last_name',
      'customers.email',
    ])
    .where('team_requests.division_id', '=', division)
    .where('customers.division_id', '=', platformDivision)
    .orderBy('team_requests.created_at')
    .execute();
}

/** Notes a request; one for the same permission takes the new reason. @returns its id; null when it was there already */
export async function insertRequest(
  { query }: Db,
  request: { division: number; customer: string; permission: DashboardPermission; reason: string },
): Promise<string | null> {
  const { id, fresh } = await query
    .insertInto('team_requests')
    .values({
      division_id: request.division,
      customer_id: request.customer,
      permission: request.permission,
      reason: request.reason,
    })
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'customer_id', 'permission']).doUpdateSet({ reason: request.reason }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('fresh')])
    .executeTakeFirstOrThrow();
  return fresh ? id : null;
}

/** Takes a request off the list. */
export async function deleteRequest({ query }: Db, division: number, id: string): Promise<void> {
  await query.deleteFrom('team_requests').where('division_id', '=', division).where('id', '=', id).execute();
}
