import { languages, unitSystems, worldCountries } from '@omnis/models';
import { rules } from '@omnis/validation';
import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { sessionSchema } from './account-fields.ts';
import { currencyCode, emailField, timestamp } from './common.ts';
import { readVersion } from './read-version.ts';
import { dashboard } from '../prefixes.ts';

const comingSoon = z.object({
  enabled: z.boolean(),
  title: z.string().trim().max(120),
  copy: z.string().trim().max(400),
  /** When the store opens by itself; null: when it is opened. */
  launchAt: z.iso.datetime({ message: 'Enter a date and a time' }).nullable(),
});

/** Company that runs the store, as its invoices name it. */
const company = z.object({
  name: z.string().trim().min(1, 'This field is required').max(120),
  /** The registered address, a line each. */
  address: z.string().trim().max(400),
  vatNumber: z.string().trim().max(40),
  companyNumber: z.string().trim().max(20),
  /** Of a registered charity; '' for none. */
  charityNumber: z.string().trim().max(20),
});

/** At least one; the first is the store's own. */
const storeLanguages = z
  .array(z.enum(languages))
  .min(1, 'Choose at least one language')
  .refine((chosen) => new Set(chosen).size === chosen.length, 'Each language once');

/** Tells whether this computer knows a time zone by that name. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 14:00');

/** Name, contact details and habits of the store. */
const general = z.object({
  name: z.string().trim().min(1, 'This field is required').max(80, 'At most 80 characters'),
  /** In the footer, in emails and on invoices; '': none is shown, and emails come from an address without inbox. */
  contactEmail: z.union([z.literal(''), emailField]),
  /** Where letters and returns go, a line each; '': the registered address of the company. */
  address: z.string().trim().max(400, 'At most 400 characters'),
  phone: z
    .string()
    .trim()
    .max(40, 'At most 40 characters')
    .regex(/^$|^\+?[\d\s()./-]{5,}$/, 'Enter a phone number such as +44 113 496 0000'),
  /** IANA name, such as `Europe/London`: the clock of the store. */
  timeZone: z.string().max(60).refine(isTimeZone, 'Choose a time zone'),
  units: z.enum(unitSystems),
  /** Capitals, digits and hyphens, in front of the number of each new order. */
  orderPrefix: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, { error: 'This field is required', abort: true })
    .max(20, 'At most 20 characters')
    .regex(
      /^[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?$/,
      'Use letters, digits and hyphens; begin and end with a letter or a digit',
    ),
});

/** The meta element with which a search engine or a network proves that a site is the owner's (platform.md §5). */
const siteVerification = z
  .string()
  .trim()
  .max(2000, 'At most 2000 characters')
  .refine((snippet) => snippet !== '' && rules.site_verification(snippet) === null, {
    error: 'Invalid verification snippet',
  });

const settings = z.object({
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
  general: general.extend({
    contactEmail: z.string(),
    phone: z.string(),
    /** ISO 3166 code. */
    country: z.string(),
    orderPrefix: z.string(),
    /** Why the country can no longer be changed; '' while it can. */
    countryFixed: z.string(),
    /** The main currency, which the currencies set. */
    currency: currencyCode,
  }),
  company,
  /** Languages that shoppers may choose, the store's own first. */
  languages: z.array(z.enum(languages)),
  delivery: z.object({
    /** IANA name, such as `Europe/London`: the clock of the store. */
    timeZone: z.string(),
    /** Delivery methods with until when their orders leave on the same day. */
    cutoffs: z.array(z.object({ code: z.string(), name: z.string(), cutoff: z.string() })),
  }),
  /** Meta elements in the head of its home page, by which search engines and networks know that the site is the owner's. */
  siteVerification: z.array(z.string()),
  comingSoon,
  /** True when the coming-soon page is shown now: it is on, and its time has not come. */
  opensSoon: z.boolean(),
  /** True when visitors are asked for a password. */
  passwordProtected: z.boolean(),
  /** Addresses of customers who may come in while the store is closed. */
  guests: z.array(z.string()),
  force2fa: z.boolean(),
  /** Members of the team without a second factor. */
  withoutSecondFactor: z.number().int(),
});

export const settingsGet = defineCall('settings.get', {
  method: 'GET',
  path: `${dashboard}/settings/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Name and contact details of the store, its company, its languages, who may visit it, and how its team signs in.',
  params: divisionParams,
  response: settings,
});

export const settingsUpdate = defineCall('settings.update', {
  method: 'PATCH',
  path: `${dashboard}/settings/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Change the name and contact details of the store, its company, its languages, who may visit it, or how its team signs in, which owners alone decide, with a confirmed password. What is left out stays.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    /** Of the settings that the change was made from: 409 when somebody else has changed them since. */
    version: readVersion,
    general: general
      .extend({
        /** ISO 3166 code; it changes while nothing was sold. */
        country: z
          .string()
          .toUpperCase()
          .refine((code) => worldCountries.includes(code), 'Choose a country'),
      })
      .partial()
      .optional(),
    company: company.partial({ charityNumber: true }).optional(),
    languages: storeLanguages.optional(),
    delivery: z
      .object({
        timeZone: z.string().max(60).refine(isTimeZone, 'Choose a time zone').optional(),
        cutoffs: z.array(z.object({ code: z.string().max(60), cutoff: clockTime })).max(50),
      })
      .optional(),
    siteVerification: z.array(siteVerification).max(5, 'At most 5 tags').optional(),
    comingSoon: comingSoon.optional(),
    /** '' takes the password away. */
    password: z
      .union([z.literal(''), z.string().min(4, 'Must contain at least 4 characters').max(200)])
      .optional(),
    guests: z.array(emailField).max(200, 'At most 200 addresses').optional(),
    force2fa: z.boolean().optional(),
  }),
  response: settings,
});

export const settingsChangePlan = defineCall('settings.changePlan', {
  method: 'POST',
  path: `${dashboard}/plan/`,
  access: 'owner',
  dashboardPermission: 'finance',
  summary: 'Change the plan of the store, at once. Nothing is charged for plans yet.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({ plan: z.enum(['standard', 'turbo', 'pro']) }),
  response: sessionSchema,
});

export const settingsPass = defineCall('settings.pass', {
  method: 'POST',
  path: `${dashboard}/pass/`,
  access: 'owner',
  dashboardPermission: 'any',
  summary:
    'A pass by which a member of the team enters the store while it is closed, or its canvas in the editor.',
  params: divisionParams,
  response: z.object({
    /** For the query parameter `omnis-pass` of an address of the store or of its canvas. */
    pass: z.string(),
    expiresAt: timestamp,
  }),
});

const appearance = z.object({
  /** Goes up with each change of the store's settings; sent back with one. */
  version: z.number().int(),
  /** Name of the theme. */
  theme: z.string(),
  /** Number of theme values that the store has set for itself, such as colours. */
  ownValues: z.number().int(),
  logo: z.string().nullable(),
  /** For dark grounds, where the store has set one. */
  logoDark: z.string().nullable(),
  /** Logo on dark backgrounds: `logoDark`, or one that is drawn for them, or `logo`. */
  logoOnDark: z.string().nullable(),
});
/** How a store looks: its theme and its logo (storefront.md §3). */
export type Appearance = z.output<typeof appearance>;

export const settingsAppearance = defineCall('settings.appearance', {
  method: 'GET',
  path: `${dashboard}/appearance/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'How the store looks: its theme and its logo.',
  params: divisionParams,
  response: appearance,
});

export const settingsSetTheme = defineCall('settings.setTheme', {
  method: 'PATCH',
  path: `${dashboard}/appearance/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Choose a theme that is offered to stores. Values of its own stay unless they are dropped; `version` is the one that was read.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    version: readVersion,
    theme: z.string().max(60),
    dropOwnValues: z.boolean().default(false),
  }),
  response: appearance,
});

const logoParams = divisionParams.extend({ ground: z.enum(['light', 'dark']) });

export const settingsSetLogo = defineCall('settings.setLogo', {
  method: 'POST',
  path: `${dashboard}/appearance/logo/:ground/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Upload the logo for light or dark grounds: PNG, JPEG, WebP, AVIF or GIF, at least 64 pixels wide and 16 high. A new one for light grounds takes the place of the one for dark grounds too.',
  idempotent: 'optional',
  params: logoParams,
  upload: true,
  response: appearance,
});

export const settingsRemoveLogo = defineCall('settings.removeLogo', {
  method: 'DELETE',
  path: `${dashboard}/appearance/logo/:ground/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Take a logo away: without one for light grounds the name of the store stands in its place.',
  idempotent: 'optional',
  params: logoParams,
  response: appearance,
});
