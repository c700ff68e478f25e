import { isVariationName, splitTestLimits, splitTestNameFault } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { money, timestamp } from './common.ts';
import { readVersion } from './read-version.ts';
import { dashboard } from '../prefixes.ts';

const { variations: count, weight } = splitTestLimits;

const name = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const message = splitTestNameFault(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const variation = z.object({
  name: z.string().trim().refine(isVariationName, 'Use letters, digits, spaces and dashes, at most 40'),
  /** Share of visitors who see it, relative to the weights of the others. */
  weight: z.number().int('Enter a whole number').min(weight.min).max(weight.max),
});

const variations = z
  .array(variation)
  .min(count.min, 'A test has at least two variations')
  .max(count.max, `A test has at most ${count.max} variations`)
  .refine(
    (list) => new Set(list.map((each) => each.name.toLowerCase())).size === list.length,
    'Each variation needs a name of its own',
  );

/** A split test as the store's team sees it. */
export const managedSplitTestSchema = z.object({
  id: z.string(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
  /** Also the query parameter that shows a variation. */
  name: z.string(),
  /** `draft` until it is started; what it compares stays the same from then on. */
  state: z.enum(['draft', 'running', 'stopped']),
  startedAt: timestamp.nullable(),
  stoppedAt: timestamp.nullable(),
  /** In their order; the first is the default, which everybody sees while the test does not run. */
  variations: z.array(
    variation.extend({
      /** Visitors who agreed to be counted and were shown it. */
      visitors: z.number().int(),
      /** Orders of theirs whose money is there or certain to come. */
      orders: z.number().int(),
      /** Of those orders, in the store's currency. */
      revenue: money,
    }),
  ),
  /** Pages on which a split test block names it. */
  pages: z.array(z.object({ id: z.number().int(), url: z.string(), title: z.string() })),
});

/** A split test as the store's team sees it. */
export type ManagedSplitTest = z.output<typeof managedSplitTestSchema>;

const one = divisionParams.extend({ id: z.uuid() });

export const dashboardSplitTests = defineCall('dashboard.splitTests', {
  method: 'GET',
  path: `${dashboard}/split-tests/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'The split tests of a store with what each variation has brought, newest first.',
  params: divisionParams,
  response: z.object({ currency: z.string(), items: z.array(managedSplitTestSchema) }),
});

export const dashboardCreateSplitTest = defineCall('dashboard.createSplitTest', {
  method: 'POST',
  path: `${dashboard}/split-tests/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Make a split test; it shows nothing until it is started.',
  status: 201,
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({ name, variations }),
  response: managedSplitTestSchema,
});

export const dashboardUpdateSplitTest = defineCall('dashboard.updateSplitTest', {
  method: 'PATCH',
  path: `${dashboard}/split-tests/:id/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary:
    'Start or stop a split test, or change one that was never started. What is left out stays; `version` is the one that was read.',
  idempotent: 'optional',
  params: one,
  body: z.object({
    version: readVersion,
    name: name.optional(),
    variations: variations.optional(),
    running: z.boolean().optional(),
  }),
  response: managedSplitTestSchema,
});

export const dashboardDeleteSplitTest = defineCall('dashboard.deleteSplitTest', {
  method: 'DELETE',
  path: `${dashboard}/split-tests/:id/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Delete a split test that does not run, with its results.',
  idempotent: 'optional',
  params: one,
  response: done,
});
