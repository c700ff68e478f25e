import { addressSchema, type Session } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import type { HostKind, Identity, Visitor } from '../../http/context.ts';
import { checkPassword, hashPassword } from '../../security/passwords.ts';
import type { Division } from '../divisions/division.ts';
import {
  customerAddresses,
  customerProfile,
  findCustomer,
  findStaff,
  insertCustomer,
  staffProfile,
} from './accounts.repository.ts';
import { createRateLimits, type RateLimit } from './rate-limits.ts';
import { twoFactorFailure } from './two-factor.ts';

/** Where somebody signs in and from where. */
export interface SignInPlace {
  hostKind: HostKind;
  /** null on the atlas host. */
  division: Division | null;
  visitor: Visitor;
  ip: string;
  userAgent: string;
  origin: string;
}

/** How baskets move when a visitor becomes a customer; given by the basket's domain. */
export type MergeBaskets = (db: Db, division: number, owners: { from: string; to: string }) => Promise<void>;

const accountLimit: RateLimit = { max: 10, seconds: 15 * 60 };
const addressLimit: RateLimit = { max: 60, seconds: 15 * 60 };
const signUpLimit: RateLimit = { max: 20, seconds: 60 * 60 };

const wrong = (): Failure =>
  fail('authentication_failed', 'The email address or the password is not right', 'password');

function tooMany(seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60);
  return {
    ...fail(
      'rate_limited',
      `Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
    ),
    headers: { 'retry-after': String(seconds) },
  };
}

/** Signing in and out, and who is signed in. */
export function createAccountsService(core: Core, mergeBaskets: MergeBaskets) {
  const { database, sessions, divisions } = core;
  const limits = createRateLimits(database);

  function kindAt(hostKind: HostKind): Identity['kind'] {
    return hostKind === 'atlas' ? 'staff' : hostKind === 'platform' ? 'owner' : 'customer';
  }

  function activeStore(identity: Identity | null, place: SignInPlace): Session['store']['active'] {
    const id =
      identity?.kind === 'owner'
        ? identity.divisions[0]
        : place.hostKind === 'platform'
          ? undefined
          : place.division?.id;
    const division = id === undefined ? null : divisions.byId(id);
    if (!division) return null;
    const { protocol, port } = new URL(place.origin);
    return {
      division: division.id,
      name: division.name,
      logo: division.logo,
      host: divisions.hostOf(division) + (port ? `:${port}` : ''),
      previewOrigin: `${protocol}//${divisions.previewHostOf(division)}${port ? `:${port}` : ''}`,
      plan: division.plan,
      pro: division.plan !== 'standard',
      paymentProcessor: division.paymentProcessor,
      currency: division.currency,
      theme: division.theme,
    };
  }

  async function session(identity: Identity | null, place: SignInPlace): Promise<Session> {
    const store: Session['store'] = {
      active: activeStore(identity, place),
      all: (identity?.divisions ?? []).flatMap((id) => {
        const division = divisions.byId(id);
        return division ? [{ division: id, name: division.name }] : [];
      }),
    };
    if (!identity) return { user: null, store };
    if (identity.kind === 'staff') {
      const profile = await database.platform((db) => staffProfile(db, identity.id));
      if (!profile) return { user: null, store };
      return {
        user: {
          id: profile.id,
          kind: 'staff',
          email: profile.email,
          firstName: profile.first_name,
          lastName: profile.last_name,
          avatar: profile.avatar,
          verified: true,
          signedEula: true,
          internal: true,
          permissions: [...identity.permissions],
        },
        store,
      };
    }
    const division = identity.kind === 'owner' ? platformDivision : (place.division?.id ?? platformDivision);
    const profile = await database.tenant(division, (db) => customerProfile(db, division, identity.id));
    if (!profile) return { user: null, store };
    return {
      user: {
        id: profile.id,
        kind: identity.kind,
        email: profile.email,
        firstName: profile.first_name,
        lastName: profile.last_name,
        avatar: profile.avatar,
        verified: profile.verified_at !== null,
        signedEula: profile.eula_signed_at !== null,
        internal: false,
        permissions: [],
      },
      store,
    };
  }

  /** Puts a signed-in session in place of the visitor's and takes the basket along. */
  async function enter(
    place: SignInPlace,
    subject: { kind: Identity['kind']; id: string },
  ): Promise<{ token: string; session: Session }> {
    const divisionId =
      subject.kind === 'staff'
        ? null
        : subject.kind === 'owner'
          ? platformDivision
          : (place.division?.id ?? null);
    const token = await sessions.start({ ...subject, divisionId }, place.userAgent);
    if (place.visitor.identity) await sessions.revoke(place.visitor.token);
    if (subject.kind === 'customer' && place.division && !place.visitor.identity) {
      const { id } = place.division;
      await database.tenant(id, (db) =>
        mergeBaskets(db, id, { from: place.visitor.basketOwner, to: `customer:${subject.id}` }),
      );
    }
    const identity = await sessions.identify(token, { kind: subject.kind, divisionId });
    return { token, session: await session(identity, place) };
  }

  return {
    session: (place: SignInPlace) => session(place.visitor.identity, place),

    /** Signs in with address, password and, where there is one, the second factor; the same answer and work whether or not the account exists. */
    async login(
      place: SignInPlace,
      credentials: { email: string; password: string; twoFactorAuthCode?: string | undefined },
    ): Promise<Result<{ token: string; session: Session }>> {
      const email = credentials.email.toLowerCase();
      const kind = kindAt(place.hostKind);
      const realm = place.division?.id ?? 'atlas';
      const accountKey = `login:${realm}:${email}`;
      const waits = [
        await limits.hit(accountKey, accountLimit),
        await limits.hit(`login-from:${place.ip}`, addressLimit),
      ];
      const wait = Math.max(...waits);
      if (wait > 0) return tooMany(wait);
      const account = await database.platform((db) =>
        kind === 'staff'
          ? findStaff(db, email)
          : findCustomer(db, place.division?.id ?? platformDivision, email),
      );
      if (!(await checkPassword(account?.passwordHash ?? null, credentials.password)) || !account)
        return wrong();
      const factor = {
        ...account.twoFactor,
        division: place.division?.id ?? platformDivision,
        customer: account.id,
      };
      const refused = await twoFactorFailure(core, factor, credentials.twoFactorAuthCode);
      if (refused) return refused;
      await limits.clear(accountKey);
      return ok(await enter(place, { kind, id: account.id }));
    },

    /** Ends the session on the server; gives the token of the anonymous one that follows. */
    async logout(visitor: Visitor): Promise<string> {
      if (visitor.identity) await sessions.revoke(visitor.token);
      return sessions.anonymousToken();
    },

    /** Signs a customer up at a store and in. */
    async createCustomer(
      place: SignInPlace,
      customer: {
        email: string;
        password: string;
        firstName: string;
        lastName: string;
        should_have_store: 0 | 1;
      },
    ): Promise<Result<{ token: string; session: Session }>> {
      const wait = await limits.hit(`sign-up-from:${place.ip}`, signUpLimit);
      if (wait > 0) return tooMany(wait);
      const division = place.division?.id ?? platformDivision;
      const passwordHash = await hashPassword(customer.password);
      const id = await database.tenant(division, (db) =>
        insertCustomer(db, {
          division,
          email: customer.email.toLowerCase(),
          passwordHash,
          firstName: customer.firstName,
          lastName: customer.lastName,
          shouldHaveStore: customer.should_have_store === 1,
        }),
      );
      if (id === null)
        return fail(
          'validation_failed',
          'There is an account with this email address already. Sign in instead.',
          'email',
        );
      return ok(await enter(place, { kind: kindAt(place.hostKind), id }));
    },

    /** Addresses of a customer, the last used first. */
    async addresses(division: number, customer: string) {
      const rows = await database.tenant(division, (db) => customerAddresses(db, division, customer));
      return rows.map((row) => ({ ...addressSchema.parse(row.address), id: row.id }));
    },
  };
}

/** The accounts' service. */
export type AccountsService = ReturnType<typeof createAccountsService>;
