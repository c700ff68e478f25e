import { currencyCodes } from '@omnis/models';
import { customCodeLimits, isDomain } from '@omnis/validation';
import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { faceColour, faceLink, plainText } from './face-fields.ts';
import { readVersion } from './read-version.ts';

const time = z.iso.datetime({ offset: true, message: 'Enter a date and a time' }).nullable();

/** Banners of a store (storefront.md §2 Other UI), as its team edits them. */
const editedBannersSchema = z.object({
  /** The bar above the header of every page. */
  sitewide: z.object({
    enabled: z.boolean(),
    text: z.string(),
    href: z.string(),
    backgroundColor: z.string().nullable(),
    textColor: z.string().nullable(),
    /** From and until when it is shown; null: no limit. */
    from: z.string().nullable(),
    until: z.string().nullable(),
  }),
  /** The last days of ordering for Christmas, whose dates and words the platform sets. */
  seasonal: z.object({
    enabled: z.boolean(),
    backgroundColor: z.string().nullable(),
    textColor: z.string().nullable(),
    /** Only for shoppers who see prices in this currency; null: for all. */
    currency: z.string().nullable(),
  }),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});
/** Banners of a store, as its team edits them. */
export type EditedBanners = z.output<typeof editedBannersSchema>;

export const dashboardBanners = defineCall('dashboard.banners', {
  method: 'GET',
  path: `${dashboard}/banners/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'The sitewide banner of a store and its seasonal banner.',
  params: divisionParams,
  response: editedBannersSchema,
});

export const dashboardUpdateBanners = defineCall('dashboard.updateBanners', {
  method: 'PATCH',
  path: `${dashboard}/banners/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Change the banners; the shop shows them from its next page on. A banner left out stays.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    version: readVersion,
    sitewide: z
      .object({
        enabled: z.boolean(),
        text: plainText(200),
        href: faceLink.default(''),
        backgroundColor: faceColour.default(null),
        textColor: faceColour.default(null),
        from: time.default(null),
        until: time.default(null),
      })
      .refine(({ enabled, text }) => !enabled || text !== '', {
        path: ['text'],
        message: 'Enter the text of the banner, or switch it off',
      })
      .refine(({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until), {
        path: ['until'],
        message: 'The banner must end after it begins',
      })
      .optional(),
    seasonal: z
      .object({
        enabled: z.boolean(),
        backgroundColor: faceColour.default(null),
        textColor: faceColour.default(null),
        currency: z.enum(currencyCodes).nullable().default(null),
      })
      .optional(),
  }),
  response: editedBannersSchema,
});

/** Code that an owner wants in the head of each page of the shop. */
const customCode = z.object({
  code: z.string().max(customCodeLimits.length, `At most ${customCodeLimits.length} characters`),
  /** Further hosts that its scripts may load scripts from. */
  hosts: z
    .array(z.string().trim().toLowerCase().refine(isDomain, 'Enter a host such as cdn.example.com'))
    .max(customCodeLimits.hosts, `At most ${customCodeLimits.hosts} hosts`)
    .default([]),
  /** True when its scripts run only for visitors who have accepted cookies. */
  needsConsent: z.boolean().default(true),
});

/** Pictures and code of a store beside its theme, as its team edits them (storefront.md §3, Subdomain data). */
const brandingSchema = z.object({
  /** The store's own icon; null: its initial on its primary colour. */
  favicon: z.string().nullable(),
  /** The icon that browsers show. */
  faviconShown: z.string(),
  /** The picture of shared links whose page has none; null: the logo. */
  shareImage: z.string().nullable(),
  /** The picture of the coming-soon page. */
  comingSoonImage: z.string().nullable(),
  customCode: customCode,
  /** Why custom code does not run: the plan has none, or the store shares its address with the dashboard; null: it runs. */
  customCodeObstacle: z.enum(['plan', 'address']).nullable(),
  /** Goes up with each change of the code; sent back with one. */
  version: z.number().int(),
});
/** Pictures and code of a store beside its theme. */
export type Branding = z.output<typeof brandingSchema>;

/** Pictures of a store beside its logo. */
const brandingPictures = ['favicon', 'share-image', 'coming-soon'] as const;
/** A picture of a store beside its logo. */
export type BrandingPicture = (typeof brandingPictures)[number];

const pictureParams = divisionParams.extend({ picture: z.enum(brandingPictures) });

export const dashboardBranding = defineCall('dashboard.branding', {
  method: 'GET',
  path: `${dashboard}/branding/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'The icon, the picture of shared links, the coming-soon picture and the custom code of a store.',
  params: divisionParams,
  response: brandingSchema,
});

export const dashboardUpdateBranding = defineCall('dashboard.updateBranding', {
  method: 'PATCH',
  path: `${dashboard}/branding/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Change the custom code of a store, which needs the pro plan.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({ version: readVersion, customCode }),
  response: brandingSchema,
});

export const dashboardSetBrandingPicture = defineCall('dashboard.setBrandingPicture', {
  method: 'POST',
  path: `${dashboard}/branding/:picture/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Upload a picture: a square icon of at least 180 pixels, a picture for shared links of at least 600 × 315, or one for the coming-soon page.',
  idempotent: 'optional',
  params: pictureParams,
  upload: true,
  response: brandingSchema,
});

export const dashboardRemoveBrandingPicture = defineCall('dashboard.removeBrandingPicture', {
  method: 'DELETE',
  path: `${dashboard}/branding/:picture/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Remove a picture.',
  idempotent: 'optional',
  params: pictureParams,
  response: brandingSchema,
});
