import type { CallResponse } from '@omnis/contract';
import {
  dashboardPermissionNames,
  languageOf,
  platformDivision,
  type DashboardPermission,
  type Language,
  type TeamRole,
} from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity, Membership } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { membershipIn, toMembership } from '../../../security/membership.ts';
import { keepsAnOwner, mayChange, mayRemove } from './team-rules.ts';
import {
  deleteMember,
  lockTeam,
  readInvitations,
  readMembers,
  readRequests,
  updateMember,
  type MemberRow,
} from './team.repository.ts';

type Team = CallResponse<'team.list'>;
type Member = CallResponse<'team.update'>;

/** A person who acts in the team of a store. */
export interface TeamActor {
  readonly division: Division;
  readonly identity: Identity;
  readonly membership: Membership;
}

const stale = (): Failure =>
  fail(
    'conflict',
    'Someone else changed this member. Reload the team and make your changes again.',
    'version',
  );
const missing = (): Failure => fail('not_found', 'This person is not in the team any more');

/** How a person is called who may not have told their name. */
export function nameOf(row: {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email?: string;
}): string {
  return `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || (row.email ?? '');
}

/** The permissions of a stored list; what is none any more is left out. */
export function permissionsOf(value: unknown): DashboardPermission[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return dashboardPermissionNames.filter((name) => given.includes(name));
}

function toMember(row: MemberRow, identity: Identity): Member {
  const { role, permissions } = toMembership(row);
  return {
    id: row.id,
    version: row.version,
    name: nameOf(row),
    email: row.email,
    avatar: row.avatar,
    role,
    permissions: [...permissions],
    twoFactorAuthEnabled: row.two_factor,
    you: row.id === identity.id,
    since: row.since.toISOString(),
  };
}

/** The person who acts in a team; null for anyone outside it. */
export function actorIn(division: Division, identity: Identity | null): TeamActor | null {
  const membership = membershipIn(identity, division.id);
  return identity && membership && { division, identity, membership };
}

/** The team of a store: who is in it, and what each of them may do. */
export function createTeamService({ database, sessions }: Pick<Core, 'database' | 'sessions'>) {
  /** Runs a change of one member, under the lock of the team. */
  async function changing<T>(
    { division }: TeamActor,
    id: string,
    work: (db: Db, member: MemberRow, members: readonly MemberRow[]) => Promise<T>,
  ): Promise<Result<T>> {
    return settle(() =>
      database.platform(async (db) => {
        await lockTeam(db, division.id);
        const members = await readMembers(db, division.id);
        const member = members.find((one) => one.id === id);
        if (!member) throw new Rollback(missing());
        return work(db, member, members);
      }),
    );
  }

  function insist(refused: Failure | null): void {
    if (refused) throw new Rollback(refused);
  }

  return {
    /** Ids of those who run a store, owners first. */
    ids: async (division: number): Promise<string[]> =>
      (await database.platform((db) => readMembers(db, division))).map(({ id }) => id),

    async list({ division, identity }: TeamActor): Promise<Team> {
      const [members, invitations, requests] = await database.platform((db) =>
        Promise.all([
          readMembers(db, division.id),
          readInvitations(db, division.id),
          readRequests(db, division.id),
        ]),
      );
      return {
        members: members.map((row) => toMember(row, identity)),
        invitations: invitations.map((row) => ({
          id: row.id,
          email: row.email,
          permissions: permissionsOf(row.permissions),
          invitedBy: nameOf(row),
          invitedAt: row.created_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
        })),
        requests: requests.flatMap((row) => {
          const [permission] = permissionsOf([row.permission]);
          return permission === undefined
            ? []
            : [
                {
                  id: row.id,
                  member: row.customer_id,
                  name: nameOf(row),
                  permission,
                  reason: row.reason,
                  askedAt: row.created_at.toISOString(),
                },
              ];
        }),
      };
    },

    /** Tells which permissions the person who asks has, and whom to ask for more. */
    async mine({ division, identity, membership }: TeamActor): Promise<CallResponse<'team.mine'>> {
      const [members, requests] = await database.platform((db) =>
        Promise.all([readMembers(db, division.id), readRequests(db, division.id)]),
      );
      const own = requests.filter((row) => row.customer_id === identity.id);
      return {
        role: membership.role,
        permissions: [...membership.permissions],
        owners: members.filter(({ role }) => role === 'owner').map(nameOf),
        requested: permissionsOf(own.map(({ permission }) => permission)),
      };
    },

    /** Number of team members who have no second factor. */
    async withoutSecondFactor(division: number): Promise<number> {
      const members = await database.platform((db) => readMembers(db, division));
      return members.filter((member) => !member.two_factor).length;
    },

    /** Those who own a store: where they are written to, and in which language. */
    async owners(db: Db, division: number): Promise<{ email: string; language: Language }[]> {
      const members = await readMembers(db, division);
      return members
        .filter(({ role }) => role === 'owner')
        .map(({ email, language }) => ({ email, language: languageOf(language) }));
    },

    /** Tells whether an account belongs to the team of a store. */
    async has(division: number, id: string): Promise<boolean> {
      const members = await database.platform((db) => readMembers(db, division));
      return members.some((member) => member.id === id);
    },

    /** Changes role or permissions; with the role every session of the member ends. */
    update(
      actor: TeamActor,
      id: string,
      change: {
        readonly version: number;
        readonly role?: TeamRole | undefined;
        readonly permissions?: readonly DashboardPermission[] | undefined;
      },
    ): Promise<Result<Member>> {
      return changing(actor, id, async (db, member, members) => {
        if (member.version !== change.version) throw new Rollback(stale());
        const present = toMembership(member);
        const role = change.role ?? present.role;
        const permissions = permissionsOf(change.permissions ?? member.permissions);
        const next = toMembership({ ...member, role, permissions });
        insist(mayChange(actor.membership, present, next));
        if (present.role === 'owner' && role === 'member') insist(keepsAnOwner(members, id));
        await updateMember(db, { division: actor.division.id, id, role, permissions });
        if (role !== present.role) {
          const kept = id === actor.identity.id ? actor.identity.session.id : undefined;
          await sessions.revokeAll(db, { kind: 'owner', id }, kept);
        }
        await recordAudit(db, {
          division: actor.division.id,
          actor: actor.identity,
          action: 'team.changed',
          target: `customer:${id}`,
          data: { from: { role: present.role, permissions: present.permissions }, to: { role, permissions } },
        });
        return toMember({ ...member, role, permissions, version: member.version + 1 }, actor.identity);
      });
    },

    /** Takes a member out of the team, and ends their sessions. */
    remove(actor: TeamActor, id: string): Promise<Result<{ message: string }>> {
      return changing(actor, id, async (db, member, members) => {
        const present = toMembership(member);
        insist(mayRemove(actor.membership, present));
        if (present.role === 'owner') insist(keepsAnOwner(members, id));
        await deleteMember(db, actor.division.id, id);
        if (id !== actor.identity.id) await sessions.revokeAll(db, { kind: 'owner', id });
        await recordAudit(db, {
          division: actor.division.id,
          actor: actor.identity,
          action: 'team.removed',
          target: `customer:${id}`,
          data: { email: member.email, role: present.role },
        });
        return { message: `${nameOf(member)} is not in the team any more` };
      });
    },

    /** Makes another store of the team's the one that is managed in this session. */
    async choose(identity: Identity | null, division: number): Promise<Result<{ chosen: number }>> {
      if (!identity) return fail('unauthenticated', 'Sign in to go on');
      if (division === platformDivision || !membershipIn(identity, division))
        return fail('not_found', 'You are not in the team of this store');
      await sessions.manage(identity.session.id, division);
      return ok({ chosen: division });
    },
  };
}

/** The team of a store. */
export type TeamService = ReturnType<typeof createTeamService>;
