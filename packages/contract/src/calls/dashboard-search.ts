import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { dashboard } from '../prefixes.ts';

/** Kinds of things that the search of the dashboard finds. */
export const dashboardSearchKinds = [
  'orders',
  'customers',
  'products',
  'collections',
  'discounts',
  'pages',
] as const;

/** A kind of thing that the search of the dashboard finds. */
export type DashboardSearchKind = (typeof dashboardSearchKinds)[number];

/** Something that the search of the dashboard found. */
export const dashboardHitSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** A second line, such as the customer of an order; '' without one. */
  note: z.string(),
  image: z.string().nullable(),
  /** How it stands: the status of an order, the state of a discount, `active`, `draft` or `published`; null without one. */
  state: z.string().nullable(),
});

/** Something that the search of the dashboard found. */
export type DashboardHit = z.output<typeof dashboardHitSchema>;

export const dashboardSearch = defineCall('dashboard.search', {
  method: 'GET',
  path: `${dashboard}/search/`,
  access: 'owner',
  dashboardPermission: 'any',
  summary:
    'Orders, customers, products, collections, discounts and pages, each for those who may see them; at most 5 of a kind.',
  params: divisionParams,
  query: z.object({ q: z.string().trim().min(1).max(120) }),
  response: z.object({
    groups: z.array(z.object({ kind: z.enum(dashboardSearchKinds), items: z.array(dashboardHitSchema) })),
  }),
});
