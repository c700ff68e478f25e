import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { captchaFields, sessionSchema, sixDigits } from './account-fields.ts';
import { emailField, timestamp } from './common.ts';
import { secure } from '../prefixes.ts';

const password = z.string().min(1, 'This field is required').max(200);
const shownId = z.object({ id: z.uuid('This is not one of the list') });

/** Eight letters or digits, a dash, eight letters or digits; shown once. */
const recoveryCodes = z.array(z.string());

export const accountsRecoveryLogin = defineCall('accounts.recoveryLogin', {
  method: 'POST',
  path: `${secure}/recovery-login/`,
  access: 'account',
  summary: 'Sign in with a recovery code in place of the second factor. Each code works once.',
  body: z.object({ email: emailField, password, ...captchaFields, recoveryCode: z.string().trim().max(40) }),
  response: sessionSchema,
});

export const accountsConfirm = defineCall('accounts.confirm', {
  method: 'POST',
  path: `${secure}/confirm/`,
  access: 'signed-in',
  summary:
    'Prove the password, and the second factor where there is one: for 15 minutes what is dangerous is open.',
  body: z.object({ password, twoFactorAuthCode: sixDigits.optional() }),
  response: done,
});

export const accountsSecurity = defineCall('accounts.security', {
  method: 'GET',
  path: `${secure}/security/`,
  access: 'signed-in',
  summary: 'How the account is kept: its second factor, sessions and trusted devices.',
  response: z.object({
    twoFactor: z.object({
      /** The authenticator app. */
      enabled: z.boolean(),
      /** Recovery codes that were not used yet. */
      recoveryCodesLeft: z.number().int(),
      /** Codes by text message: the end of the proved number; null while there is none. */
      sms: z.object({ mobile: z.string() }).nullable(),
      /** True when this platform can send text messages at all. */
      smsAvailable: z.boolean(),
    }),
    /** Sign in without password and code; the one used last first. */
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** True when its maker keeps a copy for the holder's other devices. */
        synced: z.boolean(),
        createdAt: timestamp,
        lastUsedAt: timestamp.nullable(),
      }),
    ),
    /** The one last seen first. */
    sessions: z.array(
      z.object({
        id: z.string(),
        /** The session of this very request. */
        current: z.boolean(),
        /** In plain words, such as `Firefox`; '' when it cannot be told. */
        browser: z.string(),
        /** In plain words, such as `Windows`; '' when it cannot be told. */
        system: z.string(),
        ip: z.string(),
        startedAt: timestamp,
        /** Exact to some minutes. */
        lastSeenAt: timestamp,
      }),
    ),
    trustedDevices: z.array(
      z.object({
        id: z.string(),
        browser: z.string(),
        system: z.string(),
        trustedAt: timestamp,
        lastUsedAt: timestamp,
        expiresAt: timestamp,
      }),
    ),
  }),
});

export const accountsBeginTwoFactor = defineCall('accounts.beginTwoFactor', {
  method: 'POST',
  path: `${secure}/two-factor/begin/`,
  access: 'signed-in',
  summary:
    'Make a secret for an authenticator app. It is in force once a code has confirmed it. Needs a confirmed password.',
  response: z.object({
    /** Base32, for typing into an app. */
    secret: z.string(),
    /** `otpauth://` address that apps open. */
    uri: z.string(),
    /** The address as a QR code: a text for each row, `1` for a dark module, without a margin. */
    qr: z.array(z.string()),
  }),
});

export const accountsConfirmTwoFactor = defineCall('accounts.confirmTwoFactor', {
  method: 'POST',
  path: `${secure}/two-factor/confirm/`,
  access: 'signed-in',
  summary: 'Turn the second factor on by its first code. The session is a new one, all others end.',
  body: z.object({ twoFactorAuthCode: sixDigits }),
  response: z.object({ session: sessionSchema, recoveryCodes }),
});

export const accountsNewRecoveryCodes = defineCall('accounts.newRecoveryCodes', {
  method: 'POST',
  path: `${secure}/two-factor/recovery-codes/`,
  access: 'signed-in',
  summary: 'Ten new recovery codes; those before stop working. Needs a confirmed password.',
  response: z.object({ recoveryCodes }),
});

export const accountsDisableTwoFactor = defineCall('accounts.disableTwoFactor', {
  method: 'POST',
  path: `${secure}/two-factor/disable/`,
  access: 'signed-in',
  summary:
    'Turn the second factor off. The session is a new one, all others end. Needs a confirmed password.',
  response: sessionSchema,
});

export const accountsRevokeSession = defineCall('accounts.revokeSession', {
  method: 'DELETE',
  path: `${secure}/sessions/:id/`,
  access: 'signed-in',
  summary: 'End one session of the account.',
  params: shownId,
  response: done,
});

export const accountsRevokeOtherSessions = defineCall('accounts.revokeOtherSessions', {
  method: 'POST',
  path: `${secure}/sessions/revoke-others/`,
  access: 'signed-in',
  summary:
    'End every session of the account but this one, and trust no device any more. Needs a confirmed password.',
  response: done,
});

export const accountsForgetDevice = defineCall('accounts.forgetDevice', {
  method: 'DELETE',
  path: `${secure}/devices/:id/`,
  access: 'signed-in',
  summary: 'Ask a trusted device for the second factor again.',
  params: shownId,
  response: done,
});
