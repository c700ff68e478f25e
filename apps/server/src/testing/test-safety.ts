import { expect } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../security/passwords.ts';
import { totpCode } from '../security/totp.ts';
import { testClient, type TestAnswer, type TestClient } from './test-client.ts';
import { testHosts } from './test-divisions.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

/** Where the calls of accounts are. */
export const secure = '/omnis/v3/dashboard/secure';
/** The password of everybody here. */
export const password = 'correct horse battery';

/** The hosts on which each kind of account lives. */
export const hosts = ['demo', 'platform', 'atlas'] as const;
/** One of them. */
export type Host = (typeof hosts)[number];
const divisionOf = { demo: 21, platform: 12, atlas: null } as const;

/** Answer of `two-factor/begin/`. */
export const begun = z.object({ secret: z.string(), uri: z.string(), qr: z.array(z.string()) });
/** Answer with new recovery codes. */
export const turnedOn = z.object({ recoveryCodes: z.array(z.string()) });

/** The code that an authenticator app shows now. */
export const codeOf = (secret: string): string => totpCode(secret, new Date());
/** A code that is not near the present. */
export const foreignCode = (secret: string): string => totpCode(secret, new Date(0));

/** Statuses of answers. */
export const statuses = (answers: readonly TestAnswer[]): number[] => answers.map(({ status }) => status);

/** Somebody who has turned the second factor on. */
export interface Guarded {
  readonly email: string;
  readonly visitor: TestClient;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  readonly code: () => string;
}

/** A platform with people who have second factors. */
export interface SafetyFixture {
  readonly platform: TestPlatform;
  readonly client: (host: Host) => TestClient;
  /** A new account of the kind that lives on a host; its address. */
  readonly newAccount: (host: Host) => Promise<string>;
  readonly signIn: (visitor: TestClient, email: string, more?: object) => Promise<TestAnswer>;
  readonly signedIn: (host: Host, email: string, more?: object) => Promise<TestClient>;
  readonly user: (visitor: TestClient) => Promise<unknown>;
  /** Forgets which step was used last, as thirty seconds would. */
  readonly laterStep: (email: string) => Promise<void>;
  /** Forgets the tries of passwords, as a reset would. */
  readonly clearLogins: () => Promise<unknown>;
  readonly guarded: (host: Host) => Promise<Guarded>;
  /** Forgets all tries and mails, before each test. */
  readonly reset: () => Promise<void>;
}

/** Opens the platform; its opener closes it. */
export async function openSafety(): Promise<SafetyFixture> {
  const platform = await createTestPlatform();
  const { database } = platform.core;
  const passwordHash = await hashPassword(password);
  const client = (host: Host): TestClient => testClient(platform.app, testHosts[host]);
  let people = 0;

  async function newAccount(host: Host): Promise<string> {
    const email = `safe${(people += 1)}@mail.example`;
    const division = divisionOf[host];
    await database.platform(({ query }) =>
      division === null
        ? query.insertInto('staff').values({ email, password_hash: passwordHash }).execute()
        : query
            .insertInto('customers')
            .values({ division_id: division, email, password_hash: passwordHash })
            .execute(),
    );
    return email;
  }

  const signIn = (visitor: TestClient, email: string, more: object = {}): Promise<TestAnswer> =>
    visitor.post(`${secure}/login/`, { email, password, ...more });

  async function signedIn(host: Host, email: string, more: object = {}): Promise<TestClient> {
    const visitor = client(host);
    expect(await signIn(visitor, email, more)).toMatchObject({ status: 200 });
    return visitor;
  }

  const laterStep = (email: string): Promise<void> =>
    database.platform(async ({ query }) => {
      for (const table of ['customers', 'staff'] as const)
        await query
          .updateTable(table)
          .set({ two_factor_last_step: null })
          .where('email', '=', email)
          .execute();
    });

  return {
    platform,
    client,
    newAccount,
    signIn,
    signedIn,
    laterStep,
    user: async (visitor) => Reflect.get(Object((await visitor.get(`${secure}/get/`)).json), 'user'),
    clearLogins: () =>
      database.platform(({ query }) =>
        query.deleteFrom('rate_limits').where('key', 'like', 'login%').execute(),
      ),
    guarded: async (host) => {
      const email = await newAccount(host);
      const visitor = await signedIn(host, email);
      const { secret } = begun.parse((await visitor.post(`${secure}/two-factor/begin/`)).json);
      const on = await visitor.post(`${secure}/two-factor/confirm/`, { twoFactorAuthCode: codeOf(secret) });
      expect(on, on.text).toMatchObject({ status: 200 });
      await laterStep(email);
      const { recoveryCodes } = turnedOn.parse(on.json);
      return { email, visitor, secret, recoveryCodes, code: () => codeOf(secret) };
    },
    reset: () =>
      database.platform(async ({ query }) => {
        await query.deleteFrom('rate_limits').execute();
        await query.deleteFrom('mails').execute();
      }),
  };
}
