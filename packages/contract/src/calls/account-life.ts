import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { captchaFields, newPassword, sessionSchema } from './account-fields.ts';
import { emailField, timestamp } from './common.ts';
import { secure } from '../prefixes.ts';

/** Token out of a mail: unguessable, for one purpose, used once. */
const mailToken = z.string().min(1, 'This field is required').max(200);

const repeatedPassword = z
  .object({ password: newPassword, password_confirmation: z.string().max(200) })
  .refine(({ password, password_confirmation }) => password === password_confirmation, {
    path: ['password_confirmation'],
    message: 'The passwords are not the same',
  });

export const accountsVerify = defineCall('accounts.verify', {
  method: 'POST',
  path: `${secure}/verify/`,
  access: 'signed-in',
  summary: 'Prove the address of the own account by the token of the mail that went to it.',
  body: z.object({ token: mailToken }),
  response: done,
});

export const accountsResendVerification = defineCall('accounts.resendVerification', {
  method: 'POST',
  path: `${secure}/verify/resend/`,
  access: 'signed-in',
  summary: 'Send the mail that proves the address again; the one before stops working.',
  response: done,
});

export const accountsRequestReset = defineCall('accounts.requestReset', {
  method: 'POST',
  path: `${secure}/reset-password/request/`,
  access: 'account',
  summary: 'Send a link to set a new password. The same answer whether the account exists or not.',
  body: z.object({ email: emailField, ...captchaFields }),
  response: done,
});

export const accountsResetPassword = defineCall('accounts.resetPassword', {
  method: 'POST',
  path: `${secure}/reset-password/`,
  access: 'account',
  summary: 'Set a new password by the token of the mail. Every session ends; a second factor stays.',
  body: repeatedPassword.safeExtend({ token: mailToken }),
  response: done,
});

export const accountsEula = defineCall('accounts.eula', {
  method: 'GET',
  path: `${secure}/eula/`,
  access: 'signed-in',
  summary: 'The end-user licence agreement in force, and whether it was signed.',
  response: z.object({
    version: z.number().int(),
    title: z.string(),
    /** Our own text, no foreign markup. */
    html: z.string(),
    publishedAt: timestamp,
    /** When this account signed this version; null: not yet. */
    signedAt: timestamp.nullable(),
  }),
});

export const accountsSignEula = defineCall('accounts.signEula', {
  method: 'POST',
  path: `${secure}/eula/`,
  access: 'signed-in',
  summary: 'Sign the licence agreement. A version that is not in force any more is refused.',
  body: z.object({ version: z.number().int() }),
  response: sessionSchema,
});

export const accountsChangePassword = defineCall('accounts.changePassword', {
  method: 'POST',
  path: `${secure}/change-password/`,
  access: 'signed-in',
  summary: 'Change the password. The session is a new one, all others end.',
  body: repeatedPassword.safeExtend({
    currentPassword: z.string().min(1, 'This field is required').max(200),
  }),
  response: sessionSchema,
});

export const accountsUpdateProfile = defineCall('accounts.updateProfile', {
  method: 'PATCH',
  path: `${secure}/profile/`,
  access: 'signed-in',
  summary: 'Change the name and the telephone number of the account.',
  body: z.object({
    firstName: z.string().trim().max(80).optional(),
    lastName: z.string().trim().max(80).optional(),
    phone: z.string().trim().max(40).optional(),
  }),
  response: sessionSchema,
});

export const accountsSetPicture = defineCall('accounts.setPicture', {
  method: 'POST',
  path: `${secure}/profile/picture/`,
  access: 'signed-in',
  summary:
    'Upload a picture of oneself (platform.md §3 `avatar`): PNG, JPEG, WebP, AVIF or GIF, up to 40 megapixels; the one before is deleted. Staff set theirs in their profile.',
  upload: true,
  response: sessionSchema,
});

export const accountsRemovePicture = defineCall('accounts.removePicture', {
  method: 'DELETE',
  path: `${secure}/profile/picture/`,
  access: 'signed-in',
  summary: 'Remove the picture of oneself: initials stand in its place.',
  response: sessionSchema,
});
