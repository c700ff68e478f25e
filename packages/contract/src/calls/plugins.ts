import { pluginFieldKinds } from '@omnis/validation';
import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

const code = z
  .string()
  .regex(/^[a-z][a-z\d-]{1,39}$/, 'The code of a plugin has small letters, digits and dashes');
const one = divisionParams.extend({ code });

const value = z.union([z.string().max(10_000, 'At most 10000 characters'), z.number(), z.boolean()]);
const settings = z.record(z.string().max(40), value);

/** A plugin in the list of a store's plugins. */
export const listedPluginSchema = z.object({
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  isEnabled: z.boolean(),
  /** Page of the dashboard where its settings are kept; null: its own page. */
  managedAt: z.string().nullable(),
});

/** A plugin in the list of a store's plugins. */
export type ListedPlugin = z.output<typeof listedPluginSchema>;

/** A field of a plugin's form. */
export const pluginFieldSchema = z.object({
  name: z.string(),
  kind: z.enum(pluginFieldKinds),
  label: z.string(),
  help: z.string(),
  /** Rules of the rule table (platform.md §5): a name, or a name with a number. */
  rules: z.array(z.union([z.string(), z.tuple([z.string(), z.number()])])),
  /** True when `dashboard.testPlugin` can look at it. */
  isTestable: z.boolean(),
});

/** A plugin with its form and its settings. */
export const managedPluginSchema = listedPluginSchema.extend({
  fields: z.array(pluginFieldSchema),
  /** By the names of its fields. */
  settings,
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A plugin with its form and its settings. */
export type ManagedPlugin = z.output<typeof managedPluginSchema>;

/** Results of a test: the vendor knows the id or does not, did not answer, cannot be asked, or the format is wrong. */
export const pluginTestOutcomes = ['found', 'unknown', 'unreachable', 'format', 'invalid'] as const;

export const dashboardPlugins = defineCall('dashboard.plugins', {
  method: 'GET',
  path: `${dashboard}/plugins/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'The plugins that a store can use, and which of them are on.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(250),
    /** `next` of the page before. */
    cursor: code.optional(),
  }),
  response: z.object({
    items: z.array(listedPluginSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
  }),
});

export const dashboardPlugin = defineCall('dashboard.plugin', {
  method: 'GET',
  path: `${dashboard}/plugins/:code/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'A plugin with its form and the settings of the store.',
  params: one,
  response: managedPluginSchema,
});

export const dashboardUpdatePlugin = defineCall('dashboard.updatePlugin', {
  method: 'PATCH',
  path: `${dashboard}/plugins/:code/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Switch a plugin on or off, and change its settings.',
  idempotent: 'optional',
  params: one,
  body: z.object({
    isEnabled: z.boolean('Send true or false').optional(),
    /** The changed fields or all of them. */
    settings: settings.optional(),
    version: readVersion,
  }),
  response: managedPluginSchema,
});

export const dashboardTestPlugin = defineCall('dashboard.testPlugin', {
  method: 'POST',
  path: `${dashboard}/plugins/:code/test/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Find out whether a value of a plugin’s field exists at its vendor. Nothing is saved.',
  idempotent: 'optional',
  params: one,
  body: z.object({ field: z.string().max(40), value: z.string().max(10_000, 'At most 10000 characters') }),
  response: z.object({
    outcome: z.enum(pluginTestOutcomes),
    /** The result in words. */
    message: z.string(),
  }),
});
