import { platformDivision } from '@omnis/models';
import type { Core } from '../../core.ts';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import type { Visitor } from '../../http/context.ts';
import { hashPassword } from '../../security/passwords.ts';
import { randomToken } from '../../security/secrets.ts';
import { insertCustomer } from './accounts.repository.ts';
import type { Authenticate, Credentials } from './authenticate.ts';
import type { Enter, Entrance } from './enter.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { SessionView } from './session-view.ts';
import type { CaptchaGate, GivenTokens } from './proofs/captcha-gate.ts';
import type { TellOfAccount } from './proofs/tell-of-account.ts';
import type { SignInPlace } from '../../security/sign-in-place.ts';
import { insertDevice } from './safety/devices.repository.ts';
import type { SecondFactors } from './safety/second-factor.ts';
import { kindAt, type Subject } from '../../security/subject.ts';

const signUpLimit: RateLimit = { max: 20, seconds: 60 * 60 };

/** Tells somebody that an account was made for their address, and has it proved. */
export type SendVerification = (
  place: SignInPlace,
  customer: { id: string; email: string; firstName: string },
) => Promise<void>;

/** Services of other domains that signing in and up needs. */
export interface AccountsDeps {
  readonly view: SessionView;
  readonly enter: Enter;
  readonly sendVerification: SendVerification;
  readonly factors: SecondFactors;
  readonly authenticate: Authenticate;
  readonly gate: CaptchaGate;
  /** Tells the holder of an address that somebody wanted to sign up with it. */
  readonly tellOfAccount: TellOfAccount;
  /** Tells somebody that a recovery code of theirs was used. */
  readonly tellOfRecovery: (subject: Subject) => Promise<void>;
}

/** Refuses what a shop's customer cannot have: stores and dashboards belong to accounts of the platform's own host. */
function onlyForOwners(
  { hostKind }: SignInPlace,
  wish: { readonly should_have_store: 0 | 1; readonly dashboard_access: 0 | 1 },
): Failure | null {
  if (hostKind === 'platform') return null;
  const field = (['should_have_store', 'dashboard_access'] as const).find((name) => wish[name] === 1);
  return field === undefined
    ? null
    : fail('validation_failed', 'Sign up on the platform’s own site for a store of your own', field);
}

/** Signing in and out, and who is signed in. */
export function createAccountsService(core: Core, deps: AccountsDeps) {
  const { view, enter, authenticate, gate, sendVerification, factors, tellOfAccount, tellOfRecovery } = deps;
  const { database, sessions } = core;
  const limits = createRateLimits(database);

  return {
    session: (place: SignInPlace) => view(place.visitor.identity, place),

    /** Signs in with address, password and, where there is one, the second factor or a device that was trusted before. */
    async login(
      place: SignInPlace,
      credentials: Credentials & {
        readonly twoFactorAuthCode?: string | undefined;
        readonly trustDevice: boolean;
      },
    ): Promise<Result<Entrance & { readonly device?: string }>> {
      const account = await authenticate(place, 'login', credentials);
      if (!account.ok) return account;
      const { subject, factor, forgetTries } = account.value;
      const proof = await factors.prove(subject, factor, {
        code: credentials.twoFactorAuthCode,
        device: place.device,
      });
      if (!proof.ok) return proof;
      await forgetTries();
      const entrance = await enter(place, subject, {
        secondFactor: proof.value !== 'none',
        confirmed: proof.value !== 'device',
      });
      if (proof.value !== 'code' || !credentials.trustDevice) return ok(entrance);
      const device = randomToken();
      await database.platform((db) => insertDevice(db, subject, { token: device, name: place.userAgent }));
      return ok({ ...entrance, device });
    },

    /** Signs in with a recovery code in place of the second factor. */
    async recoveryLogin(
      place: SignInPlace,
      credentials: Credentials & { readonly recoveryCode: string },
    ): Promise<Result<Entrance>> {
      const account = await authenticate(place, 'recovery_login', credentials);
      if (!account.ok) return account;
      const { subject, forgetTries } = account.value;
      const recovered = await factors.recover(subject, credentials.recoveryCode);
      if (!recovered.ok) return recovered;
      await forgetTries();
      await tellOfRecovery(subject);
      return ok(await enter(place, subject, { secondFactor: true }));
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
        dashboard_access: 0 | 1;
      } & GivenTokens,
    ): Promise<Result<Entrance>> {
      const misplaced = onlyForOwners(place, customer);
      if (misplaced) return misplaced;
      const wait = await limits.hit(`sign-up-from:${place.ip}`, signUpLimit);
      if (wait > 0) return tooMany(wait);
      const person = await gate.signUp(place, customer);
      if (!person.ok) return person;
      const division = place.division?.id ?? platformDivision;
      const passwordHash = await hashPassword(customer.password);
      const id = await database.tenant(division, (db) =>
        insertCustomer(db, {
          division,
          email: customer.email.toLowerCase(),
          passwordHash,
          firstName: customer.firstName,
          lastName: customer.lastName,
          language: place.language,
          shouldHaveStore: customer.should_have_store === 1,
          dashboardAccess: customer.dashboard_access === 1,
        }),
      );
      if (id === null) {
        await tellOfAccount(place, customer.email.toLowerCase());
        return fail(
          'validation_failed',
          'There is an account with this email address already. Sign in instead.',
          'email',
        );
      }
      await sendVerification(place, {
        id,
        email: customer.email.toLowerCase(),
        firstName: customer.firstName,
      });
      return ok(await enter(place, { kind: kindAt(place.hostKind), id }));
    },
  };
}

/** The accounts' service. */
export type AccountsService = ReturnType<typeof createAccountsService>;
