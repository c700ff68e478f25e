import { pageSchema } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { timestamp } from './common.ts';
import { v3 } from '../prefixes.ts';

/** Kinds of entries in the history of a page. */
export const pageVersionKinds = [
  'original',
  'draft',
  'publish',
  'unpublish',
  'update',
  'restore',
  'discard',
] as const;

/** Kind of an entry in the history of a page. */
export type PageVersionKind = (typeof pageVersionKinds)[number];

/** Actions that a schedule takes on a page. */
export const pageScheduleActions = ['publish', 'unpublish'] as const;

/** An action that a schedule takes on a page. */
export type PageScheduleAction = (typeof pageScheduleActions)[number];

const pageParams = divisionParams.extend({ id: z.coerce.number().int().positive() });
const versionParams = pageParams.extend({ version: z.coerce.number().int().positive() });
const action = z.enum(pageScheduleActions, 'Choose publish or unpublish');

const scheduled = z.object({
  at: timestamp,
  /** Why it could not be done at its time; null before, and while all is well. */
  problem: z.string().nullable(),
});

/** A page as it is edited: the draft beside the live page, or the live page where there is none. */
export const pageDraftSchema = z.object({
  /** The content that is edited; its `version` is the one that the next save needs. */
  page: pageSchema,
  /** True while the draft differs from the live page. */
  isDraft: z.boolean(),
  /** The page that shoppers see. */
  live: z.object({ version: z.int(), published: z.boolean(), url: z.string() }),
  /**
   * The live page as it was when the draft was begun, and as it is now, where it was changed in between: the draft does not
   * know of that change yet. Null otherwise.
   */
  diverged: z.object({ base: pageSchema, live: pageSchema }).nullable(),
  /** When the draft goes live, and when the page is taken off the shop; null: not by itself. */
  publishAt: scheduled.nullable(),
  unpublishAt: scheduled.nullable(),
  /** When the content was saved last, and by whom; null for a page that was not saved since there are versions. */
  savedAt: timestamp.nullable(),
  savedBy: z.string().nullable(),
  /** Time zone of the store, such as `Europe/London`. */
  timeZone: z.string(),
});

/** A page as it is edited. */
export type PageDraftAnswer = z.output<typeof pageDraftSchema>;

const blockChange = z.object({
  kind: z.enum(['added', 'changed', 'moved', 'removed']),
  uid: z.string(),
  /** Type of the block, such as `banner`. */
  type: z.string(),
  /** Title or first words of the block; '' where it has none. */
  name: z.string(),
  /** Properties that differ, for one that was changed. */
  keys: z.array(z.string()),
});

/** A version of a page in its history, without its content. */
export const pageVersionSchema = z.object({
  version: z.int(),
  kind: z.enum(pageVersionKinds),
  at: timestamp,
  /** Name of the person who saved it; '' for the platform itself, and for an account that is gone. */
  by: z.string(),
  /** Changes since the version before, by block; the first of many. */
  changes: z.object({
    blocks: z.array(blockChange),
    settings: z.array(z.string()),
    /** Number of changes of blocks in all. */
    total: z.int(),
  }),
});

/** A version of a page in its history. */
export type PageVersionEntry = z.output<typeof pageVersionSchema>;

export const pagesDraft = defineCall('pages.draft', {
  method: 'GET',
  path: `${v3}/divisions/:division/pages/:id/draft/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'A page as it is edited: its draft, or the live page where there is none.',
  params: pageParams,
  response: pageDraftSchema,
});

export const pagesSaveDraft = defineCall('pages.saveDraft', {
  method: 'PATCH',
  path: `${v3}/divisions/:division/pages/:id/draft/`,
  access: 'owner',
  dashboardPermission: 'pages',
  idempotent: 'optional',
  summary:
    'Save the draft of a page; shoppers see it once it is published. Needs the pro plan; `version` must be the one that was read, else 409.',
  params: pageParams,
  body: z.object({
    version: z.int('The version that was read is required'),
    /** The fields that change; the others stay. */
    page: z.record(z.string(), z.unknown()),
    /** The version of the live page that this content takes into account, after the live page was changed beside the draft. */
    liveVersion: z.int().optional(),
  }),
  response: pageDraftSchema,
});

export const pagesDiscardDraft = defineCall('pages.discardDraft', {
  method: 'DELETE',
  path: `${v3}/divisions/:division/pages/:id/draft/`,
  access: 'owner',
  dashboardPermission: 'pages',
  idempotent: 'optional',
  summary:
    'Discard the draft of a page, so that the live page is edited again. The draft stays in the history.',
  params: pageParams,
  query: z.object({ version: z.coerce.number().int() }),
  response: pageDraftSchema,
});

export const pagesPublish = defineCall('pages.publish', {
  method: 'POST',
  path: `${v3}/divisions/:division/pages/:id/publish/`,
  access: 'owner',
  dashboardPermission: 'pages',
  idempotent: 'optional',
  summary:
    'Publish the draft of a page or take the page off the shop, now or at a time. Needs the pro plan; `version` must be the one that was read, else 409.',
  params: pageParams,
  body: z.object({
    version: z.int('The version that was read is required'),
    action: action.default('publish'),
    /** When it is done; null: now. */
    at: z.iso.datetime({ offset: true, error: 'Choose a date and a time' }).nullable().default(null),
  }),
  response: pageDraftSchema,
});

export const pagesCancelSchedule = defineCall('pages.cancelSchedule', {
  method: 'DELETE',
  path: `${v3}/divisions/:division/pages/:id/publish/`,
  access: 'owner',
  dashboardPermission: 'pages',
  idempotent: 'optional',
  summary: 'Cancel what was scheduled for a page.',
  params: pageParams,
  query: z.object({ action }),
  response: pageDraftSchema,
});

export const pagesVersions = defineCall('pages.versions', {
  method: 'GET',
  path: `${v3}/divisions/:division/pages/:id/versions/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'The history of a page, newest first: each save and each publication, by whom, and what changed.',
  params: pageParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(50),
    cursor: z.coerce.number('This is not a cursor of this list').int().positive().optional(),
  }),
  response: z.object({
    items: z.array(pageVersionSchema),
    /** Where the next part begins; null when this was the last one. */
    next: z.string().nullable(),
  }),
});

export const pagesVersion = defineCall('pages.version', {
  method: 'GET',
  path: `${v3}/divisions/:division/pages/:id/versions/:version/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'A version of a page with its content.',
  params: versionParams,
  response: pageVersionSchema.extend({ page: pageSchema }),
});

export const pagesRestoreVersion = defineCall('pages.restoreVersion', {
  method: 'POST',
  path: `${v3}/divisions/:division/pages/:id/versions/:version/restore/`,
  access: 'owner',
  dashboardPermission: 'pages',
  idempotent: 'optional',
  summary:
    'Make a version of a page its draft; the page keeps its address. Needs the pro plan; the body’s `version` must be the one that was read, else 409.',
  params: versionParams,
  body: z.object({ version: z.int('The version that was read is required') }),
  response: pageDraftSchema,
});

export const pagesPresence = defineCall('pages.presence', {
  method: 'POST',
  path: `${v3}/divisions/:division/pages/:id/presence/`,
  access: 'owner',
  dashboardPermission: 'pages',
  idempotent: 'optional',
  summary: 'Say that a page is open in an editor, and read who else has it open.',
  params: pageParams,
  body: z.object({
    /** Names the open editor; another one for each window. */
    editor: z.uuid(),
    /** True when the editor closes. */
    leaves: z.boolean().default(false),
  }),
  response: z.object({
    others: z.array(
      z.object({
        editor: z.uuid(),
        name: z.string(),
        /** True for another window of the same person. */
        isSelf: z.boolean(),
      }),
    ),
    /** The newest version of what is edited. */
    version: z.int(),
    savedBy: z.string().nullable(),
  }),
});
