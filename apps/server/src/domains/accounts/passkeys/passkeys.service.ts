import { calls, type CallResponse } from '@omnis/contract';
import type { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { Enter, Entrance } from '../enter.ts';
import { findAccount } from '../life/life.repository.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import { confirmedAt } from '../safety/confirmation.service.ts';
import { createTellOfFactor } from '../safety/tell-of-factor.ts';
import { plainAgent } from '../safety/user-agent.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import { kindAt, subjectOf, type Subject } from '../../../security/subject.ts';
import { challengeMinutes, keepChallenge, takeChallenge } from './challenges.repository.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  usePasskey,
} from './passkeys.repository.ts';

/** Passkeys that an account has at most. */
const mostPasskeys = 10;
/** Ed25519, ES256 and RS256: what devices have. */
const supportedAlgorithmIDs = [-8, -7, -257];
/** Loaded by the first passkey: its certificates take memory that a shop without passkeys need not spend. */
const webauthn = () => import('@simplewebauthn/server');
const timeout = challengeMinutes * 60 * 1000;
const addressLimit: RateLimit = { max: 60, seconds: 15 * 60 };

const field = 'credential';
const unknown = (): Failure =>
  fail('authentication_failed', 'This passkey does not open an account here', field);

type Bodies = { [N in 'accounts.addPasskey' | 'accounts.passkeyLogin']: z.output<(typeof calls)[N]['body']> };

/** Services of other domains that passkeys need. */
export interface PasskeysDeps {
  readonly enter: Enter;
  readonly mailer: Mailer;
}

/** The names of a host that passkeys are bound to. */
function partyAt(place: SignInPlace): { id: string; name: string; origin: string } {
  return {
    id: new URL(place.origin).hostname,
    name: place.hostKind === 'atlas' ? 'Omnis Atlas' : (place.division?.name ?? 'Omnis'),
    origin: place.origin,
  };
}

function bytesOf(uuid: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(uuid.replaceAll('-', ''), 'hex'));
}

function nameAt({ userAgent }: SignInPlace): string {
  const { browser, system } = plainAgent(userAgent);
  return [browser, system].filter(Boolean).join(' on ') || 'Passkey';
}

/**
 * Adds passkeys to accounts and signs in with them (WebAuthn level 3). A passkey is unlocked by its holder on the device
 * (user verification is asked for), so that it stands for password and second factor together.
 */
export function createPasskeysService(core: Core, { enter, mailer }: PasskeysDeps) {
  const { database, jobs } = core;
  const limits = createRateLimits(database);
  const tell = createTellOfFactor(core, mailer);
  const doorAt = (place: SignInPlace) =>
    ({
      ...subjectOf({ kind: kindAt(place.hostKind), id: '' }, place.division?.id ?? null),
      id: null,
    }) as const;

  return {
    /** Options for a browser to create another passkey. */
    async begin(place: SignInPlace): Promise<Result<CallResponse<'accounts.beginPasskey'>>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      const held = await database.platform((db) => listPasskeys(db, who.value));
      if (held.length >= mostPasskeys)
        return fail('conflict', `An account has ${mostPasskeys} passkeys at most. Remove one first.`);
      const party = partyAt(place);
      const { identity } = place.visitor;
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        supportedAlgorithmIDs,
        rpID: party.id,
        rpName: party.name,
        userID: bytesOf(who.value.id),
        userName: identity?.email ?? '',
        userDisplayName: identity?.name ?? '',
        timeout,
        attestationType: 'none',
        excludeCredentials: held.map(({ credential_id: id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await database.platform((db) => keepChallenge(db, options.challenge, who.value));
      return ok(calls['accounts.beginPasskey'].response.parse(options));
    },

    /** Keeps what the browser made. */
    async add(
      place: SignInPlace,
      { name, credential }: Bodies['accounts.addPasskey'],
    ): Promise<Result<{ message: string }>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      const subject = who.value;
      const made = await checkMade(place, subject, credential);
      if (!made) return fail('validation_failed', 'This passkey could not be checked. Begin again.', field);
      const { credential: key, credentialBackedUp } = made;
      const kept = await database.platform(async (db) => {
        const isNew = await insertPasskey(db, subject, {
          credentialId: key.id,
          publicKey: Buffer.from(key.publicKey).toString('base64url'),
          counter: key.counter,
          transports: key.transports ?? [],
          name: name || nameAt(place),
          synced: credentialBackedUp,
        });
        if (isNew) await tell(db, subject, 'passkey-on');
        return isNew;
      });
      if (!kept) return fail('conflict', 'This passkey was added before');
      jobs.wake();
      return ok({ message: 'You can sign in with this passkey now' });
    },

    /** Takes one away. */
    async remove(place: SignInPlace, id: string): Promise<Result<{ message: string }>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      const wasThere = await database.platform(async (db) => {
        const found = await deletePasskey(db, who.value, id);
        if (found) await tell(db, who.value, 'passkey-off');
        return found;
      });
      if (!wasThere) return fail('not_found', 'This passkey was removed already');
      jobs.wake();
      return ok({ message: 'You can no longer sign in with this passkey' });
    },

    /** Options for a browser to sign in; the same for everybody. */
    async options(place: SignInPlace): Promise<Result<CallResponse<'accounts.passkeyOptions'>>> {
      const wait = await limits.hit(`passkey-options-from:${place.ip}`, addressLimit);
      if (wait > 0) return tooMany(wait);
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID: partyAt(place).id,
        timeout,
        userVerification: 'required',
      });
      await database.platform((db) => keepChallenge(db, options.challenge, doorAt(place)));
      return ok(calls['accounts.passkeyOptions'].response.parse(options));
    },

    /** Signs in with one. */
    async login(
      place: SignInPlace,
      { credential }: Bodies['accounts.passkeyLogin'],
    ): Promise<Result<Entrance>> {
      const wait = await limits.hit(`login-from:${place.ip}`, addressLimit);
      if (wait > 0) return tooMany(wait);
      const passkey = await database.platform((db) => findPasskey(db, credential.id, doorAt(place)));
      if (!passkey) return unknown();
      const { subject } = passkey;
      const counter = await checkUsed(place, passkey, credential);
      if (counter === null) return unknown();
      const isLetIn = await database.platform(
        async (db) =>
          (await usePasskey(db, passkey.id, counter)) &&
          (await findAccount(db, subject, { id: subject.id })) !== null,
      );
      return isLetIn ? ok(await enter(place, subject, { secondFactor: true })) : unknown();
    },
  };

  /** The new passkey, if it answers our challenge on our page; null otherwise. */
  async function checkMade(
    place: SignInPlace,
    subject: Subject,
    { response, authenticatorAttachment, ...made }: Bodies['accounts.addPasskey']['credential'],
  ) {
    const party = partyAt(place);
    const { transports, ...signed } = response;
    const { verifyRegistrationResponse } = await webauthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      supportedAlgorithmIDs,
      response: {
        ...made,
        ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
        response: { ...signed, ...(transports ? { transports } : {}) },
      },
      expectedChallenge: (challenge) => database.platform((db) => takeChallenge(db, challenge, subject)),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }).catch(() => ({ registrationInfo: undefined }));
    return registrationInfo ?? null;
  }

  /** The device's count, if the signature is of this passkey and answers our challenge on our page; null otherwise. */
  async function checkUsed(
    place: SignInPlace,
    { publicKey, counter, subject }: { publicKey: string; counter: number; subject: Subject },
    { response, authenticatorAttachment, ...used }: Bodies['accounts.passkeyLogin']['credential'],
  ): Promise<number | null> {
    const party = partyAt(place);
    const { userHandle, ...signed } = response;
    // The browser tells who the passkey was made for: ours is the account's id.
    if (userHandle && userHandle !== Buffer.from(bytesOf(subject.id)).toString('base64url')) return null;
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...used,
        ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
        response: { ...signed, ...(userHandle ? { userHandle } : {}) },
      },
      expectedChallenge: (challenge) =>
        database.platform((db) => takeChallenge(db, challenge, doorAt(place))),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: used.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    }).catch(() => ({ verified: false, authenticationInfo: null }));
    return verified && authenticationInfo ? authenticationInfo.newCounter : null;
  }
}

/** Adds passkeys and signs in with them. */
export type PasskeysService = ReturnType<typeof createPasskeysService>;
