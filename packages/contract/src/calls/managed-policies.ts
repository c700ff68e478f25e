import { languages } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { timestamp } from './common.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** Longest own words of a policy: characters of HTML. */
export const policyTextLimit = 200_000;

/** A wording of a policy that was saved, newest first in lists. */
export const policyVersionSchema = z.object({
  version: z.number().int(),
  at: timestamp,
  /** Name or email of the person who saved it; '' for somebody who has left. */
  by: z.string(),
  /** HTML; null: the generated words again. */
  html: z.string().nullable(),
});

/** A policy in one language as the store's team edits it. */
export const managedPolicySchema = z.object({
  name: z.string(),
  title: z.string(),
  language: z.enum(languages),
  /** Languages that the store is offered in. */
  languages: z.array(z.enum(languages)),
  /** Own words as HTML; null while shoppers read the generated ones. */
  html: z.string().nullable(),
  /** The words that the platform writes from the settings of the store, as HTML. */
  generated: z.string(),
  /** Goes up with each change; sent back with one. 0 before the first. */
  version: z.number().int(),
  updatedAt: timestamp,
  storeUrl: z.string(),
  /** The newest 50. */
  versions: z.array(policyVersionSchema),
});
/** A policy in one language as the store's team edits it. */
export type ManagedPolicy = z.output<typeof managedPolicySchema>;

const one = divisionParams.extend({ policy: z.string().min(1).max(80) });
/** A language of the store; its own where it is left out. */
const language = z.enum(languages, 'This language is not known').optional();

export const dashboardPolicies = defineCall('dashboard.policies', {
  method: 'GET',
  path: `${dashboard}/policies/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary:
    'Policies of a store, and the languages in which it has own words; none when it takes its own payments.',
  params: divisionParams,
  response: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** Each language of the store with the day of its words. */
        languages: z.array(z.object({ language: z.enum(languages), own: z.boolean(), updatedAt: timestamp })),
      }),
    ),
  }),
});

export const dashboardPolicy = defineCall('dashboard.policy', {
  method: 'GET',
  path: `${dashboard}/policies/:policy/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'A policy in a language of the store: own words, generated words, and the wordings of before.',
  params: one,
  query: z.object({ language }),
  response: managedPolicySchema,
});

export const dashboardUpdatePolicy = defineCall('dashboard.updatePolicy', {
  method: 'PATCH',
  path: `${dashboard}/policies/:policy/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary:
    'Write a policy in own words, or return to the generated ones with `html` null. Each wording is kept.',
  idempotent: 'optional',
  params: one,
  body: z.object({
    language,
    html: z
      .string('Enter a text')
      .max(policyTextLimit, `At most ${policyTextLimit} characters`)
      .refine((text) => text.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '', 'This field is required')
      .nullable(),
    version: readVersion,
  }),
  response: managedPolicySchema,
});
