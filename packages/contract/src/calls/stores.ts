import { worldCountries } from '@omnis/models';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sessionSchema } from './account-fields.ts';
import { emailField } from './common.ts';
import { v3 } from '../prefixes.ts';

/** First part of a store's address, such as `my-shop` in `my-shop.example.com`. */
const subdomain = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Must contain at least 3 characters')
  .max(40)
  .regex(
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
    'Use letters, digits and hyphens; begin and end with a letter or a digit',
  );

export const storesSubdomain = defineCall('stores.subdomain', {
  method: 'GET',
  path: `${v3}/dashboard/stores/subdomain/`,
  access: 'signed-in',
  summary: 'The availability of a store address, and where the store would live.',
  query: z.object({ subdomain }),
  response: z.object({
    subdomain: z.string(),
    /** Host with port, such as `my-shop.localhost:3000`. */
    host: z.string(),
    available: z.boolean(),
  }),
});

export const storesCreate = defineCall('stores.create', {
  method: 'POST',
  path: `${v3}/dashboard/stores/`,
  access: 'signed-in',
  status: 201,
  summary:
    'Open a store for the signed-in owner, with its first pages and delivery methods. Its shop is coming soon until it is opened in the settings.',
  body: z.object({
    name: z.string().trim().min(1, 'This field is required').max(80),
    subdomain,
    /** ISO 3166 code. Currency, units, language and time zone follow from it; left out: those of the platform. */
    country: z
      .string()
      .toUpperCase()
      .refine((code) => worldCountries.includes(code), 'Choose a country')
      .optional(),
    /** Shown to shoppers; '' for none. */
    contactEmail: z.union([z.literal(''), emailField]).default(''),
    /** Goods of the store, in the words of its owner; the first pages name them. */
    sells: z.string().trim().max(200, 'At most 200 characters').default(''),
  }),
  response: sessionSchema,
});

export const storesChoose = defineCall('stores.choose', {
  method: 'POST',
  path: `${v3}/dashboard/stores/choose/`,
  access: 'signed-in',
  summary: 'Manage another one of the stores whose team the signed-in owner belongs to.',
  body: z.object({ division: z.number().int().positive() }),
  response: sessionSchema,
});
