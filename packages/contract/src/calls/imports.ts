import { z } from 'zod';
import { cursorListOf, cursorQuery, defineCall, divisionParams, done } from '../call.ts';
import { money, timestamp } from './common.ts';
import { dashboard } from '../prefixes.ts';

const idParams = divisionParams.extend({ id: z.coerce.number().int().positive() });

/** The planned or actual outcome of one product of an import. */
export const importRowSchema = z.object({
  /** Line of the file at which the product starts. */
  line: z.number().int(),
  handle: z.string(),
  name: z.string(),
  action: z.enum(['create', 'update', 'unchanged', 'reject']),
  /** The reason for a rejection, or the list of what will change. */
  reasons: z.array(z.string()),
  variants: z.number().int(),
  images: z.number().int(),
  price: money.nullable(),
});

/** An import: read into a preview, then applied. */
export const importSchema = z.object({
  id: z.number().int(),
  filename: z.string(),
  source: z.literal('shopify'),
  state: z.enum(['reading', 'ready', 'applying', 'done', 'cancelled', 'failed']),
  /** Of the running step, 0 to 100. */
  percent: z.number(),
  message: z.string(),
  counts: z.object({
    lines: z.number().int(),
    create: z.number().int(),
    update: z.number().int(),
    unchanged: z.number().int(),
    reject: z.number().int(),
    applied: z.number().int(),
    imagesPending: z.number().int(),
    imagesDone: z.number().int(),
    imagesFailed: z.number().int(),
  }),
  /** Pictures that could not be fetched so far. */
  imageProblems: z.array(z.object({ handle: z.string(), url: z.string(), reason: z.string() })),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});
/** An import: read into a preview, then applied. */
export type Import = z.output<typeof importSchema>;

export const dashboardImports = defineCall('dashboard.imports', {
  method: 'GET',
  path: `${dashboard}/imports/`,
  access: 'owner',
  dashboardPermission: 'imports',
  summary: 'Imports of the store, newest first.',
  params: divisionParams,
  query: cursorQuery,
  response: cursorListOf(importSchema),
});

export const dashboardCreateImport = defineCall('dashboard.createImport', {
  method: 'POST',
  path: `${dashboard}/imports/`,
  access: 'owner',
  dashboardPermission: 'imports',
  status: 201,
  summary: 'Upload a Shopify product CSV; it is read into a preview.',
  upload: true,
  idempotent: 'optional',
  params: divisionParams,
  response: importSchema,
});

export const dashboardImport = defineCall('dashboard.import', {
  method: 'GET',
  path: `${dashboard}/imports/:id/`,
  access: 'owner',
  dashboardPermission: 'imports',
  summary: 'An import with a page of its rows.',
  params: idParams,
  query: cursorQuery.extend({ action: z.enum(['create', 'update', 'unchanged', 'reject']).optional() }),
  response: importSchema.extend({ rows: cursorListOf(importRowSchema) }),
});

export const dashboardApplyImport = defineCall('dashboard.applyImport', {
  method: 'POST',
  path: `${dashboard}/imports/:id/apply/`,
  access: 'owner',
  dashboardPermission: 'imports',
  summary: 'Carry out a previewed import as a job.',
  idempotent: 'optional',
  params: idParams,
  response: importSchema,
});

export const dashboardCancelImport = defineCall('dashboard.cancelImport', {
  method: 'POST',
  path: `${dashboard}/imports/:id/cancel/`,
  access: 'owner',
  dashboardPermission: 'imports',
  summary: 'Drop a previewed import.',
  idempotent: 'optional',
  params: idParams,
  response: done,
});

export const dashboardImportSample = defineCall('dashboard.importSample', {
  method: 'GET',
  path: `${dashboard}/imports/sample/`,
  access: 'owner',
  dashboardPermission: 'imports',
  summary: 'A CSV file with the columns of an import and two products, to fill in.',
  params: divisionParams,
  response: z.string(),
});

export const dashboardRejectedRows = defineCall('dashboard.rejectedRows', {
  method: 'GET',
  path: `${dashboard}/imports/:id/rejected/`,
  access: 'owner',
  dashboardPermission: 'imports',
  summary:
    'The rows of the products that an import rejects, as a CSV file with the reasons in its last column.',
  params: idParams,
  response: z.string(),
});
