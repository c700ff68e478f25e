import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { captchaFields, newPassword, sessionSchema, sixDigits } from './account-fields.ts';
import { emailField } from './common.ts';
import { secure, v3 } from '../prefixes.ts';

export const accountsGet = defineCall('accounts.get', {
  method: 'GET',
  path: `${secure}/get/`,
  access: 'account',
  summary: 'The account that is signed in on this host.',
  response: sessionSchema,
});

export const accountsLogin = defineCall('accounts.login', {
  method: 'POST',
  path: `${secure}/login/`,
  access: 'account',
  summary: 'Sign in: customers on a store host, owners on the platform host, staff on the atlas host.',
  bearer: true,
  body: z.object({
    email: emailField,
    password: z.string().min(1, 'This field is required').max(200),
    ...captchaFields,
    twoFactorAuthCode: sixDigits.optional(),
    /** With a second factor: this browser is not asked for it again for 30 days. */
    trustDevice: z.boolean().default(false),
  }),
  response: sessionSchema,
});

export const accountsLogout = defineCall('accounts.logout', {
  method: 'POST',
  path: `${secure}/logout/`,
  access: 'account',
  summary: 'Sign out: the session ends on the server too.',
  response: done,
});

export const accountsCreateCustomer = defineCall('accounts.createCustomer', {
  method: 'POST',
  path: `${v3}/shop/customer/create/`,
  access: 'store',
  status: 201,
  summary:
    'Sign up as a customer of the store, and in. On the platform’s own host that is an owner, who may ask for a store and a dashboard; shops have neither and answer 422.',
  body: z.object({
    email: emailField,
    password: newPassword,
    firstName: z.string().trim().max(80).default(''),
    lastName: z.string().trim().max(80).default(''),
    ...captchaFields,
    /** 1: they want a store of their own, and are led to open one (platform.md §5). */
    should_have_store: z.union([z.literal(0), z.literal(1)]).default(0),
    /** 1: the account is for a dashboard; 0: it gets one with the first store whose team it joins. */
    dashboard_access: z.union([z.literal(0), z.literal(1)]).default(0),
  }),
  response: sessionSchema,
});
