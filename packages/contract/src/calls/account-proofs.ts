import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { captchaActions, captchaFields, sessionSchema, sixDigits } from './account-fields.ts';
import { emailField, timestamp } from './common.ts';
import { secure, v3 } from '../prefixes.ts';

/** Work for the browser: find the `counter` for which the key derived from `nonce` and `counter` has the prefix. */
const proofOfWork = z.object({
  kind: z.literal('proof-of-work'),
  algorithm: z.literal('PBKDF2/SHA-256'),
  /** Hexadecimal; the password is this and the counter as four bytes. */
  nonce: z.string(),
  /** Hexadecimal. */
  salt: z.string(),
  /** Iterations of each derivation. */
  cost: z.number().int(),
  /** Bytes of the derived key. */
  keyLength: z.number().int(),
  /** Hexadecimal. */
  keyPrefix: z.string(),
  /** To be sent back as it is; the token is `pow.{seal}.{counter}.{derived key}`. */
  seal: z.string(),
  expiresAt: timestamp,
});

const recaptcha = z.object({
  kind: z.literal('recaptcha'),
  /** Key of the invisible kind; null where only the other is set up. */
  v3SiteKey: z.string().nullable(),
  /** Key of the box that is ticked, asked for where the invisible kind did not do. */
  v2SiteKey: z.string().nullable(),
});

export const accountsCaptcha = defineCall('accounts.captcha', {
  method: 'GET',
  path: `${v3}/captcha/challenge/`,
  access: 'account',
  summary: 'The proof that a form is not filled in by a robot: good for one action, for ten minutes, once.',
  query: z.object({ action: z.enum(captchaActions) }),
  response: z.discriminatedUnion('kind', [proofOfWork, recaptcha]),
});

export const accountsTextCode = defineCall('accounts.textCode', {
  method: 'POST',
  path: `${secure}/two-factor/sms/send/`,
  access: 'account',
  summary: 'Text the code that signing in asks for to the proved mobile number of an account.',
  body: z.object({
    email: emailField,
    password: z.string().min(1, 'This field is required').max(200),
    ...captchaFields,
  }),
  response: done,
});

/** An international telephone number as people type it, without what only makes it easier to read. */
const mobile = z
  .string()
  .max(40)
  .transform((value) => value.replace(/[\s().-]/g, ''))
  .refine(
    (value) => /^\+[1-9]\d{6,14}$/.test(value),
    'Give the number with its country code, such as +44 7700 900123',
  );

export const accountsBeginSms = defineCall('accounts.beginSms', {
  method: 'POST',
  path: `${secure}/two-factor/sms/begin/`,
  access: 'signed-in',
  summary:
    'Text a code to a mobile number that is to receive the codes. Counts once confirmed. Needs a confirmed password.',
  body: z.object({ mobile }),
  response: done,
});

export const accountsConfirmSms = defineCall('accounts.confirmSms', {
  method: 'POST',
  path: `${secure}/two-factor/sms/confirm/`,
  access: 'signed-in',
  summary: 'Prove the mobile number by the code that came. The session is a new one, all others end.',
  body: z.object({ twoFactorAuthCode: sixDigits }),
  /** Recovery codes are made with the first second factor; else the list is empty, and those there are go on. */
  response: z.object({ session: sessionSchema, recoveryCodes: z.array(z.string()) }),
});

export const accountsDisableSms = defineCall('accounts.disableSms', {
  method: 'POST',
  path: `${secure}/two-factor/sms/disable/`,
  access: 'signed-in',
  summary: 'Text no codes any more. The session is a new one, all others end. Needs a confirmed password.',
  response: sessionSchema,
});
