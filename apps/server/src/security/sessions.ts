import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import type { Identity, SessionFacts } from '../http/context.ts';
import { hashToken, randomToken } from './secrets.ts';
import { hasFactor } from './has-factor.ts';
import { eula } from '../texts/eula.ts';
import { toMembership } from './membership.ts';

const sessionDays = 30;
/** Minutes for which a proof of the password holds. */
const confirmedMinutes = 15;
/** Minutes between two notes of when a session was last seen: a write with every request would cost more than it tells. */
const seenMinutes = 5;
const permissionsSchema = z.array(z.string());

/** True when the team of a customer's store says that they work for it. */
const worksForStore = sql<boolean>`EXISTS (
  SELECT 1 FROM customer_record_emails e JOIN customer_records r ON r.division_id = e.division_id AND r.id = e.record_id
  WHERE e.division_id = customers.division_id AND e.email = lower(customers.email) AND r.internal)`;

/** How a session came about. */
export interface SessionStart {
  readonly ip?: string;
  /** A second factor was given for it, or a trusted device spared it. */
  readonly secondFactor?: boolean;
  /** True when all factors of the account were proved just now, as at most sign-ins; true by default. */
  readonly confirmed?: boolean;
}

/** Sessions as rows: rotated at sign-in, revocable, read anew for each signed-in request. */
export interface SessionsService {
  /** A token for somebody who has not signed in; nothing is stored. */
  anonymousToken(): string;
  /** Tells whether a token claims to belong to a person who signed in. */
  isSignedIn(token: string): boolean;
  /** Starts a session and gives its token. */
  start(
    subject: { kind: Identity['kind']; id: string; divisionId: number | null },
    userAgent: string,
    how?: SessionStart,
  ): Promise<string>;
  /** The person a token belongs to on a host; null when it is unknown, old, revoked, or of another store. */
  identify(
    token: string,
    place: { kind: Identity['kind']; divisionId: number | null; ip?: string },
  ): Promise<Identity | null>;
  /** Notes which store an owner manages in a session. */
  manage(id: string, division: number): Promise<void>;
  /** Notes that the password was proved in a session. */
  confirm(id: string): Promise<void>;
  revoke(token: string): Promise<void>;
  /** Ends every session of an account in the transaction of `db`, but the one that is to be kept. */
  revokeAll(db: Db, subject: { kind: Identity['kind']; id: string }, keptId?: string): Promise<void>;
}

/** Sessions over the database. */
export function createSessionsService(database: Database): SessionsService {
  async function customerIdentity(
    { kind, id }: { kind: 'customer' | 'owner'; id: string },
    divisionId: number,
    { session, active }: { session: SessionFacts; active: number | null },
  ): Promise<Identity | null> {
    return database.platform(async ({ query }) => {
      const [row, memberships] = await Promise.all([
        query
          .selectFrom('customers')
          .select([
            'id',
            'email',
            'first_name',
            'last_name',
            'verified_at',
            'eula_version',
            'dashboard_access',
            'company_id',
          ])
          .select([hasFactor.as('two_factor'), worksForStore.as('works_for_store')])
          .where('division_id', '=', divisionId)
          .where('id', '=', id)
          .executeTakeFirst(),
        kind === 'owner'
          ? query
              .selectFrom('memberships')
              .select(['division_id', 'role', 'permissions'])
              .where('customer_id', '=', id)
              .orderBy('division_id')
              .execute()
          : Promise.resolve([]),
      ]);
      if (!row) return null;
      const divisions = memberships.map((membership) => membership.division_id);
      return {
        kind,
        id: row.id,
        email: row.email,
        name: `${row.first_name} ${row.last_name}`.trim() || row.email,
        permissions: [],
        divisions,
        memberships: memberships.map(toMembership),
        activeDivision: divisions.find((division) => division === active) ?? divisions[0] ?? null,
        hasSecondFactor: row.two_factor,
        twoFactorDueAt: null,
        verified: row.verified_at !== null,
        dashboardAccess: kind === 'owner' && (row.dashboard_access || divisions.length > 0),
        internal: kind === 'customer' && row.verified_at !== null && row.works_for_store,
        companyId: row.company_id,
        signedEula: (row.eula_version ?? 0) >= eula.version,
        session,
      };
    });
  }

  async function staffIdentity(id: string, session: SessionFacts): Promise<Identity | null> {
    const row = await database.platform(({ query }) =>
      query
        .selectFrom('staff')
        .select(['id', 'email', 'first_name', 'last_name', 'permissions', 'status', 'two_factor_due_at'])
        .select(
          sql`(SELECT coalesce(jsonb_agg(right_name), '[]')
            FROM staff_role_members m JOIN staff_roles r ON r.name = m.role,
              jsonb_array_elements_text(r.permissions) AS right_name
            WHERE m.staff_id = staff.id)`.as('role_permissions'),
        )
        .select(hasFactor.as('two_factor'))
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (!row || row.status !== 0) return null;
    return {
      kind: 'staff',
      id: row.id,
      email: row.email,
      name: `${row.first_name} ${row.last_name}`.trim() || row.email,
      permissions: [
        ...new Set([
          ...permissionsSchema.parse(row.permissions),
          ...permissionsSchema.parse(row.role_permissions),
        ]),
      ],
      divisions: [],
      memberships: [],
      activeDivision: null,
      hasSecondFactor: row.two_factor,
      twoFactorDueAt: row.two_factor_due_at,
      verified: true,
      dashboardAccess: false,
      internal: true,
      companyId: null,
      signedEula: true,
      session,
    };
  }

  return {
    anonymousToken: () => `a.${randomToken()}`,
    isSignedIn: (token) => token.startsWith('s.'),
    start: async (
      { kind, id, divisionId },
      userAgent,
      { ip = '', secondFactor = false, confirmed = true } = {},
    ) => {
      const token = `s.${randomToken()}`;
      await database.platform(({ query }) =>
        query
          .insertInto('sessions')
          .values({
            token_hash: hashToken(token),
            kind,
            division_id: divisionId,
            subject_id: id,
            user_agent: userAgent.slice(0, 300),
            ip,
            second_factor: secondFactor,
            confirmed_at: confirmed ? sql<Date>`now()` : null,
            expires_at: sql<Date>`now() + make_interval(days => ${sessionDays})`,
          })
          .execute(),
      );
      return token;
    },
    identify: async (token, { kind, divisionId, ip }) => {
      const session = await database.platform(async ({ query }) => {
        const found = await query
          .selectFrom('sessions')
          .select(['id', 'kind', 'subject_id', 'division_id', 'second_factor', 'active_division'])
          .select([
            sql<boolean>`coalesce(confirmed_at > now() - make_interval(mins => ${confirmedMinutes}), false)`.as(
              'confirmed',
            ),
            sql<boolean>`last_seen_at < now() - make_interval(mins => ${seenMinutes})`.as('unseen'),
          ])
          .where('token_hash', '=', hashToken(token))
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', sql<Date>`now()`)
          .executeTakeFirst();
        if (found?.unseen)
          await query
            .updateTable('sessions')
            .set({ last_seen_at: sql<Date>`now()`, ...(ip === undefined ? {} : { ip }) })
            .where('id', '=', found.id)
            .execute();
        return found;
      });
      if (!session || session.kind !== kind || session.division_id !== divisionId) return null;
      const facts = { id: session.id, secondFactor: session.second_factor, confirmed: session.confirmed };
      return kind === 'staff' || divisionId === null
        ? staffIdentity(session.subject_id, facts)
        : customerIdentity({ kind, id: session.subject_id }, divisionId, {
            session: facts,
            active: session.active_division,
          });
    },
    manage: async (id, division) => {
      await database.platform(({ query }) =>
        query.updateTable('sessions').set({ active_division: division }).where('id', '=', id).execute(),
      );
    },
    confirm: async (id) => {
      await database.platform(({ query }) =>
        query
          .updateTable('sessions')
          .set({ confirmed_at: sql<Date>`now()` })
          .where('id', '=', id)
          .execute(),
      );
    },
    revoke: async (token) => {
      await database.platform(({ query }) =>
        query
          .updateTable('sessions')
          .set({ revoked_at: sql<Date>`now()` })
          .where('token_hash', '=', hashToken(token))
          .execute(),
      );
    },
    revokeAll: async ({ query }, { kind, id }, keptId) => {
      await query
        .updateTable('sessions')
        .set({ revoked_at: sql<Date>`now()` })
        .where('kind', '=', kind)
        .where('subject_id', '=', id)
        .where('revoked_at', 'is', null)
        .$if(keptId !== undefined, (rest) => rest.where('id', '!=', keptId ?? ''))
        .execute();
    },
  };
}
