import { expect } from 'vitest';
import { z } from 'zod';
import type { Delivery } from '../render/delivery.ts';
import { hashPassword } from '../security/passwords.ts';
import { testClient, type TestClient } from './test-client.ts';
import { testHosts } from './test-divisions.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';
import { begun, codeOf } from './test-safety.ts';

const secure = '/omnis/v3/dashboard/secure';
/** The password of everybody here. */
export const staffPassword = 'correct horse battery';
/** Where the calls about staff are. */
export const atlas = '/omnis/v3/atlas';

/** Options that a test may give a new member of staff. */
export interface StaffOptions {
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  /** True when the time without a second factor is over; false by default. */
  readonly withoutGrace?: boolean;
}

/** A member of staff who is signed in. */
export interface TestColleague {
  readonly id: string;
  readonly email: string;
  readonly client: TestClient;
}

/** A platform with staff. */
export interface StaffFixture {
  readonly platform: TestPlatform;
  readonly visitor: () => TestClient;
  readonly signIn: (email: string, password?: string) => Promise<TestClient>;
  readonly colleague: (options?: StaffOptions) => Promise<TestColleague>;
  /** Turns the second factor on, as the page of security does. */
  readonly secondFactor: (client: TestClient) => Promise<string>;
  /** Lets a session's proof of the password grow old. */
  readonly unconfirm: (id: string) => Promise<unknown>;
  /** Actions in the log about somebody, in order. */
  readonly audited: (id: string) => Promise<string[]>;
  /** Subjects and texts of what was mailed to an address. */
  readonly mailsTo: (email: string) => Promise<{ subject: string; body: string }[]>;
}

/** Opens the platform; its opener closes it. */
export async function openStaff(delivery: Delivery | null = null): Promise<StaffFixture> {
  const platform = await createTestPlatform({}, {}, delivery);
  const { database } = platform.core;
  const passwordHash = await hashPassword(staffPassword);
  const visitor = (): TestClient => testClient(platform.app, testHosts.atlas);
  let people = 0;

  async function signIn(email: string, password = staffPassword): Promise<TestClient> {
    const client = visitor();
    const answer = await client.post(`${secure}/login/`, { email, password });
    expect(answer, answer.text).toMatchObject({ status: 200 });
    return client;
  }

  return {
    platform,
    visitor,
    signIn,
    colleague: async ({ roles = [], permissions = [], withoutGrace = false } = {}) => {
      const email = `colleague${(people += 1)}@omnis.example`;
      const id = await database.platform(async ({ query }) => {
        const row = await query
          .insertInto('staff')
          .values({
            email,
            password_hash: passwordHash,
            first_name: 'Ada',
            last_name: `Number ${people}`,
            permissions: JSON.stringify(permissions),
            ...(withoutGrace && { two_factor_due_at: new Date(Date.now() - 1000) }),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (roles.length > 0)
          await query
            .insertInto('staff_role_members')
            .values(roles.map((role) => ({ staff_id: row.id, role })))
            .execute();
        return row.id;
      });
      return { id, email, client: await signIn(email) };
    },
    secondFactor: async (client) => {
      const { secret } = begun.parse((await client.post(`${secure}/two-factor/begin/`)).json);
      const on = await client.post(`${secure}/two-factor/confirm/`, { twoFactorAuthCode: codeOf(secret) });
      expect(on, on.text).toMatchObject({ status: 200 });
      return secret;
    },
    unconfirm: (id) =>
      database.platform(({ query }) =>
        query.updateTable('sessions').set({ confirmed_at: null }).where('subject_id', '=', id).execute(),
      ),
    audited: async (id) => {
      const rows = await database.platform(({ query }) =>
        query
          .selectFrom('audit_log')
          .select('action')
          .where('target', '=', `staff:${id}`)
          .orderBy('id')
          .execute(),
      );
      return rows.map(({ action }) => action);
    },
    mailsTo: async (email) => {
      await platform.core.jobs.idle();
      return database.platform(({ query }) =>
        query
          .selectFrom('mails')
          .select(['subject', 'body'])
          .where('recipient', '=', email)
          .orderBy('id')
          .execute(),
      );
    },
  };
}

/** The id in an answer. */
export const idOf = (json: unknown): string => z.object({ id: z.string() }).parse(json).id;
