import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Identity } from '../../http/context.ts';
import { hashToken, randomToken } from '../../security/secrets.ts';

const sessionDays = 30;
const permissionsSchema = z.array(z.string());

/** Sessions as rows: rotated at sign-in, revocable, read anew for each signed-in request. */
export interface SessionsService {
  /** A token for somebody who has not signed in; nothing is stored. */
  anonymousToken(): string;
  /** Whether a token claims to belong to somebody who signed in. */
  isSignedIn(token: string): boolean;
  /** Starts a session and gives its token. */
  start(
    subject: { kind: Identity['kind']; id: string; divisionId: number | null },
    userAgent: string,
  ): Promise<string>;
  /** Who a token belongs to on a host; null when it is unknown, old, revoked, or of another store. */
  identify(
    token: string,
    place: { kind: Identity['kind']; divisionId: number | null },
  ): Promise<Identity | null>;
  revoke(token: string): Promise<void>;
}

/** Sessions over the database. */
export function createSessionsService(database: Database): SessionsService {
  async function customerIdentity(
    kind: 'customer' | 'owner',
    id: string,
    divisionId: number,
  ): Promise<Identity | null> {
    return database.platform(async ({ query }) => {
      const [row, memberships] = await Promise.all([
        query
          .selectFrom('customers')
          .select(['id', 'email', 'first_name', 'last_name'])
          .where('division_id', '=', divisionId)
          .where('id', '=', id)
          .executeTakeFirst(),
        kind === 'owner'
          ? query
              .selectFrom('memberships')
              .select('division_id')
              .where('customer_id', '=', id)
              .orderBy('division_id')
              .execute()
          : Promise.resolve([]),
      ]);
      if (!row) return null;
      return {
        kind,
        id: row.id,
        email: row.email,
        name: `${row.first_name} ${row.last_name}`.trim() || row.email,
        permissions: [],
        divisions: memberships.map((membership) => membership.division_id),
      };
    });
  }

  async function staffIdentity(id: string): Promise<Identity | null> {
    const row = await database.platform(({ query }) =>
      query
        .selectFrom('staff')
        .select(['id', 'email', 'first_name', 'last_name', 'permissions', 'status'])
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (!row || row.status !== 0) return null;
    return {
      kind: 'staff',
      id: row.id,
      email: row.email,
      name: `${row.first_name} ${row.last_name}`.trim() || row.email,
      permissions: permissionsSchema.parse(row.permissions),
      divisions: [],
    };
  }

  return {
    anonymousToken: () => `a.${randomToken()}`,
    isSignedIn: (token) => token.startsWith('s.'),
    start: async ({ kind, id, divisionId }, userAgent) => {
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
            expires_at: sql<Date>`now() + make_interval(days => ${sessionDays})`,
          })
          .execute(),
      );
      return token;
    },
    identify: async (token, { kind, divisionId }) => {
      const session = await database.platform(({ query }) =>
        query
          .selectFrom('sessions')
          .select(['kind', 'subject_id', 'division_id'])
          .where('token_hash', '=', hashToken(token))
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', sql<Date>`now()`)
          .executeTakeFirst(),
      );
      if (!session || session.kind !== kind || session.division_id !== divisionId) return null;
      return kind === 'staff' || divisionId === null
        ? staffIdentity(session.subject_id)
        : customerIdentity(kind, session.subject_id, divisionId);
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
  };
}
