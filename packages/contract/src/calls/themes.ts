import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { timestamp } from './common.ts';
import { readVersion } from './read-version.ts';

/** Themes that a store keeps under names of its own, at most. */
export const mostOwnThemes = 30;

/** Fonts that a store uploads, at most. */
export const mostThemeFonts = 12;

/** Largest font that is taken, in bytes: 2 MB. */
export const largestFont = 2 * 1024 * 1024;

/** Days ahead for which a theme can be scheduled. */
export const themeScheduleDays = 60;

/** Values by the token's dotted name, such as `primary.color`. */
const values = z.record(z.string().max(128), z.string().max(500, 'Use at most 500 characters'));

/** A theme with values of the store's own. */
const lookSchema = z.object({
  /** Name of the theme that the values lie over. */
  theme: z.string().max(60),
  /** Values of both modes. */
  values,
  /** Values of the dark mode alone, above those. */
  dark: values,
});

/** A theme with values of the store's own. */
export type ThemeLook = z.output<typeof lookSchema>;

/** A font that a store has uploaded. */
export const themeFontSchema = z.object({
  id: z.string(),
  /** As theme values name it. */
  family: z.string(),
  /** As in `@font-face`: `400`, or `100 900` of a variable font. */
  weight: z.string(),
  style: z.enum(['normal', 'italic']),
  /** Bytes of its Latin letters, which most pages load, and of all of it. */
  bytes: z.object({ latin: z.number().int(), whole: z.number().int() }),
});

/** A font that a store has uploaded. */
export type ThemeFont = z.output<typeof themeFontSchema>;

const stateSchema = z.object({
  /** Theme that shoppers see. */
  live: lookSchema,
  /** Changes that nobody sees yet; null without any. */
  draft: lookSchema.nullable(),
  /** Goes up with each change of the draft; sent back with one. */
  version: z.number().int(),
  /** When the draft is published by itself; null: when somebody does it. */
  publishAt: timestamp.nullable(),
  /** When the draft was changed last, and by whom; null and '' without a draft. */
  changedAt: timestamp.nullable(),
  changedBy: z.string(),
  fonts: z.array(themeFontSchema),
  /** Address that shows the draft in the shop to everyone who has it, until then. */
  preview: z.object({ url: z.string(), token: z.string(), expiresAt: timestamp }),
});

/** Theme of a store: live, as a draft, and where the draft is seen. */
export type ThemeState = z.output<typeof stateSchema>;

const settings = { access: 'owner', dashboardPermission: 'settings' } as const;

export const dashboardTheme = defineCall('dashboard.theme', {
  method: 'GET',
  path: `${dashboard}/theme/`,
  ...settings,
  summary: 'Theme of the store with its own values: the live one, and the draft.',
  params: divisionParams,
  response: stateSchema,
});

export const dashboardUpdateTheme = defineCall('dashboard.updateTheme', {
  method: 'PATCH',
  path: `${dashboard}/theme/`,
  ...settings,
  summary:
    'Change the draft of the theme, which begins as the live one. `values` and `dark` are sent whole; what is left out stays. An unknown token, a bad value and references in a circle are refused by name.',
  idempotent: 'optional',
  params: divisionParams,
  body: lookSchema.partial().extend({
    version: readVersion,
    /** null: the draft waits to be published by hand. A time is given by publishing. */
    publishAt: z.null('Publish the theme to schedule it').optional(),
  }),
  response: stateSchema,
});

export const dashboardPublishTheme = defineCall('dashboard.publishTheme', {
  method: 'POST',
  path: `${dashboard}/theme/publish/`,
  ...settings,
  summary: `Publish the draft of the theme now, or at a time up to ${themeScheduleDays} days ahead.`,
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    version: readVersion,
    /** null: now. */
    at: z.iso.datetime({ message: 'Enter a date and a time' }).nullable().default(null),
  }),
  response: stateSchema,
});

export const dashboardDiscardTheme = defineCall('dashboard.discardTheme', {
  method: 'DELETE',
  path: `${dashboard}/theme/draft/`,
  ...settings,
  summary: 'Discard the draft of the theme. The live theme stays as it is.',
  idempotent: 'optional',
  params: divisionParams,
  response: stateSchema,
});

/** Formats in which a theme leaves and comes. */
export const themeFormats = ['omnis', 'design-tokens'] as const;

export const dashboardExportTheme = defineCall('dashboard.exportTheme', {
  method: 'GET',
  path: `${dashboard}/theme/export/`,
  ...settings,
  summary:
    'The theme as a JSON file: of ours, or Design Tokens of the W3C community group, which hold one mode. The draft where there is one.',
  params: divisionParams,
  query: z.object({
    format: z.enum(themeFormats).default('omnis'),
    mode: z.enum(['light', 'dark']).default('light'),
    of: z.enum(['draft', 'live']).default('draft'),
  }),
  response: z.record(z.string(), z.unknown()),
});

export const dashboardImportTheme = defineCall('dashboard.importTheme', {
  method: 'POST',
  path: `${dashboard}/theme/import/`,
  ...settings,
  summary:
    'Take a theme file into the draft: of ours, or Design Tokens. Each fault is named with its path, and then nothing is written. Tokens of other systems are left out and named.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({ version: readVersion, document: z.record(z.string(), z.unknown()) }),
  response: stateSchema.extend({
    /** Tokens of the file that the theme does not have. */
    leftOut: z.array(z.string()),
  }),
});

export const dashboardThemeFonts = defineCall('dashboard.themeFonts', {
  method: 'GET',
  path: `${dashboard}/fonts/`,
  ...settings,
  summary: `Fonts that the store has uploaded, at most ${mostThemeFonts}.`,
  params: divisionParams,
  response: z.object({ items: z.array(themeFontSchema) }),
});

export const dashboardAddThemeFont = defineCall('dashboard.addThemeFont', {
  method: 'POST',
  path: `${dashboard}/fonts/`,
  ...settings,
  summary: `Upload a font for the theme: WOFF2, up to ${largestFont / 1024 / 1024} MB. It is read, and split so that most pages load its Latin letters alone.`,
  status: 201,
  idempotent: 'optional',
  params: divisionParams,
  upload: true,
  response: themeFontSchema,
});

export const dashboardRemoveThemeFont = defineCall('dashboard.removeThemeFont', {
  method: 'DELETE',
  path: `${dashboard}/fonts/:id/`,
  ...settings,
  summary: 'Delete a font of the store. Text in it then stands in the next font of its list.',
  idempotent: 'optional',
  params: divisionParams.extend({ id: z.uuid() }),
  response: done,
});

const name = z.string('Enter a name').trim().min(1, 'Enter a name').max(60, 'Use at most 60 characters');

/** A theme that a store keeps under a name. */
export const ownThemeSchema = lookSchema.extend({
  id: z.uuid(),
  name: z.string(),
  createdAt: timestamp,
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A theme that a store keeps under a name. */
export type StoredTheme = z.output<typeof ownThemeSchema>;

export const dashboardOwnThemes = defineCall('dashboard.ownThemes', {
  method: 'GET',
  path: `${dashboard}/themes/`,
  ...settings,
  summary: `Themes that the store keeps under names, by name; at most ${mostOwnThemes}.`,
  params: divisionParams,
  response: z.object({ items: z.array(ownThemeSchema) }),
});

export const dashboardCreateOwnTheme = defineCall('dashboard.createOwnTheme', {
  method: 'POST',
  path: `${dashboard}/themes/`,
  ...settings,
  summary: 'Keep a theme under a name: a copy of what is sent.',
  status: 201,
  idempotent: true,
  params: divisionParams,
  body: lookSchema.extend({ name }),
  response: ownThemeSchema,
});

const one = divisionParams.extend({ id: z.uuid() });

export const dashboardRenameOwnTheme = defineCall('dashboard.renameOwnTheme', {
  method: 'PATCH',
  path: `${dashboard}/themes/:id/`,
  ...settings,
  summary: 'Rename a theme of the store; `version` is the one that was read.',
  idempotent: 'optional',
  params: one,
  body: z.object({ version: readVersion, name }),
  response: ownThemeSchema,
});

export const dashboardDeleteOwnTheme = defineCall('dashboard.deleteOwnTheme', {
  method: 'DELETE',
  path: `${dashboard}/themes/:id/`,
  ...settings,
  summary: 'Delete a theme that the store keeps. The live theme and the draft stay as they are.',
  idempotent: 'optional',
  params: one,
  response: done,
});
