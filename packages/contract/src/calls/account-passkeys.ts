import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { sessionSchema } from './account-fields.ts';
import { secure } from '../prefixes.ts';

/** Bytes as WebAuthn writes them in JSON; the longest, an attestation, has some thousand. */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/, 'This is not base64url');
const algorithm = z.object({ type: z.literal('public-key'), alg: z.number().int() });
const credential = z.object({ type: z.literal('public-key'), id: z.string() });

/** Common start of both answers of a browser. */
const answered = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.object({}).default({}),
};

export const accountsBeginPasskey = defineCall('accounts.beginPasskey', {
  method: 'POST',
  path: `${secure}/passkeys/begin/`,
  access: 'signed-in',
  summary:
    'The options for a browser to create a passkey: the JSON of `PublicKeyCredential.parseCreationOptionsFromJSON`. Needs a confirmed password.',
  response: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(algorithm),
    /** Milliseconds. */
    timeout: z.number().int(),
    /** Passkeys of the account; a device makes none where it has one of them. */
    excludeCredentials: z.array(credential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
});

export const accountsAddPasskey = defineCall('accounts.addPasskey', {
  method: 'POST',
  path: `${secure}/passkeys/`,
  access: 'signed-in',
  summary: 'Keep the passkey that the browser made. Needs a confirmed password.',
  status: 201,
  body: z.object({
    /** Name given by its holder; left out, the browser and system. */
    name: z.string().trim().max(60).default(''),
    credential: z.object({
      ...answered,
      response: z.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(z.string().max(30)).max(10).optional(),
      }),
    }),
  }),
  response: done,
});

export const accountsRemovePasskey = defineCall('accounts.removePasskey', {
  method: 'DELETE',
  path: `${secure}/passkeys/:id/`,
  access: 'signed-in',
  summary: 'Let a passkey open the account no more. Needs a confirmed password.',
  params: z.object({ id: z.uuid('This is not one of the list') }),
  response: done,
});

export const accountsPasskeyOptions = defineCall('accounts.passkeyOptions', {
  method: 'POST',
  path: `${secure}/passkey-login/options/`,
  access: 'account',
  summary:
    'The options for a browser to sign in with a passkey: the JSON of `PublicKeyCredential.parseRequestOptionsFromJSON`. Any passkey of the host will do, so that it tells nobody who has an account.',
  response: z.object({
    rpId: z.string(),
    challenge: z.string(),
    /** Milliseconds. */
    timeout: z.number().int(),
    userVerification: z.literal('required'),
  }),
});

export const accountsPasskeyLogin = defineCall('accounts.passkeyLogin', {
  method: 'POST',
  path: `${secure}/passkey-login/`,
  access: 'account',
  summary:
    'Use a passkey. Having it and unlocking it are two factors, so neither password nor code is asked for.',
  body: z.object({
    credential: z.object({
      ...answered,
      response: z.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: bytes.nullish(),
      }),
    }),
  }),
  response: sessionSchema,
});
