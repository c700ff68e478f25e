import { z } from 'zod';
import { defineCall, done } from '../call.ts';
import { addressSchema, emailField } from './common.ts';

/** Who is signed in, as every app sees it (storefront.md §3 User state). */
export const sessionSchema = z.object({
  user: z
    .object({
      id: z.string(),
      kind: z.enum(['customer', 'owner', 'staff']),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      avatar: z.string().nullable(),
      verified: z.boolean(),
      signedEula: z.boolean(),
      internal: z.boolean(),
      /** What staff may do, such as `orders.view`. */
      permissions: z.array(z.string()),
    })
    .nullable(),
  store: z.object({
    active: z
      .object({
        division: z.number().int(),
        name: z.string(),
        host: z.string(),
        /** Address of its logo on any of the hosts. */
        logo: z.string().nullable(),
        /** Origin of the editor's canvas. */
        previewOrigin: z.string(),
        plan: z.enum(['standard', 'pro', 'turbo']),
        pro: z.boolean(),
        paymentProcessor: z.string(),
        currency: z.string(),
        theme: z.string(),
      })
      .nullable(),
    /** Every store that the owner may manage. */
    all: z.array(z.object({ division: z.number().int(), name: z.string() })),
  }),
});

/** Who is signed in. */
export type Session = z.output<typeof sessionSchema>;

const captcha = {
  v3captchaToken: z.string().max(4000).default(''),
  v2captchaToken: z.string().max(4000).default(''),
};

export const accountsGet = defineCall('accounts.get', {
  access: 'account',
  summary: 'Who is signed in on this host.',
  response: sessionSchema,
});

export const accountsLogin = defineCall('accounts.login', {
  access: 'account',
  summary: 'Sign in: customers on a store host, owners on the platform host, staff on the atlas host.',
  body: z.object({
    email: emailField,
    password: z.string().min(1, 'This field is required').max(200),
    ...captcha,
    twoFactorAuthCode: z.string().max(20).optional(),
  }),
  response: sessionSchema,
});

export const accountsLogout = defineCall('accounts.logout', {
  access: 'account',
  summary: 'Sign out: the session ends on the server too.',
  response: done,
});

export const accountsCreateCustomer = defineCall('accounts.createCustomer', {
  access: 'store',
  status: 201,
  summary: 'Sign up as a customer of the store, and in.',
  body: z.object({
    email: emailField,
    password: z
      .string()
      .min(8, 'Must contain at least 8 characters')
      .max(200)
      .refine((value) => value.trim() === value, 'Password cannot start or end with spaces'),
    firstName: z.string().trim().max(80).default(''),
    lastName: z.string().trim().max(80).default(''),
    ...captcha,
    should_have_store: z.union([z.literal(0), z.literal(1)]).default(0),
    dashboard_access: z.union([z.literal(0), z.literal(1)]).default(0),
  }),
  response: sessionSchema,
});

export const accountsAddresses = defineCall('accounts.addresses', {
  access: 'customer',
  summary: 'Addresses of the signed-in customer, the last used first.',
  response: z.object({ items: z.array(addressSchema.extend({ id: z.string() })) }),
});
