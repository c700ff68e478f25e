import { notificationPositions, notificationTemplates } from '@omnis/models';
import { checkLink } from '@omnis/validation';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { dashboard, v3 } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** Recipients of a campaign: everybody who confirmed a list, those of them in a segment of customers, or all visitors of the shop. */
export const campaignAudiences = ['subscribers', 'segment', 'visitors'] as const;

/** States of a campaign. */
export const campaignStates = ['draft', 'scheduled', 'sending', 'sent'] as const;

/** Reasons why a campaign was not sent: its segment was deleted, or the store was closed. */
export const campaignProblems = ['segment', 'closed'] as const;

/** Fields that the form of a notification may have. */
export const campaignFormFields = ['email', 'firstName'] as const;

const href = z
  .string()
  .trim()
  .max(2000, 'At most 2000 characters')
  .refine((text) => text === '' || checkLink(text).safe, 'This link is not allowed');
const title = z.string().trim().min(1, 'This field is required').max(120, 'At most 120 characters');

const actionSchema = z.object({
  text: z.string().trim().min(1, 'This field is required').max(40, 'At most 40 characters'),
  href: href.refine((text) => text !== '', 'This field is required'),
  primary: z.boolean().default(false),
});

/** Fields of a campaign without the values that a new one begins with: what a change leaves out stays. */
const fields = {
  title,
  body: z.string().trim().max(1000, 'At most 1000 characters'),
  image: z.string().trim().max(500, 'At most 500 characters').nullable(),
  href,
  actions: z.array(actionSchema).max(3, 'At most 3 buttons'),
  /** The subscription form that the notification has on the page; none of them for no form. */
  formFields: z.array(z.enum(campaignFormFields)),
  position: z.enum(notificationPositions),
  template: z.enum(notificationTemplates),
  audience: z.enum(campaignAudiences),
  /** Segment of customers; null unless the audience is one. */
  segment: z.uuid().nullable(),
  /** Subject of the notification: `product|{id}`; '' for none. */
  related: z.string().max(100),
};

/** Words, look and recipients of a campaign, as its team writes them. */
export const campaignValuesSchema = z.object({
  title,
  body: fields.body.default(''),
  image: fields.image.default(null),
  href: fields.href.default(''),
  actions: fields.actions.default([]),
  formFields: fields.formFields.default([]),
  position: fields.position.default('top-right'),
  template: fields.template.default('Simple'),
  audience: fields.audience.default('subscribers'),
  segment: fields.segment.default(null),
  related: fields.related.default(''),
});

/** Words, look and recipients of a campaign. */
export type CampaignValues = z.output<typeof campaignValuesSchema>;

/** A campaign with its state and its counts. */
export const campaignSchema = campaignValuesSchema.extend({
  id: z.string(),
  state: z.enum(campaignStates),
  /** Why it was not sent, or not to all; null while all is well. */
  problem: z.enum(campaignProblems).nullable(),
  /** When it is sent; null: no time is set. */
  sendAt: z.iso.datetime().nullable(),
  /** When sending ended. */
  sentAt: z.iso.datetime().nullable(),
  /** Emails and push messages that were written, or visitors who were shown the notification. */
  sent: z.number().int(),
  /** Times that it was opened on the page. */
  opened: z.number().int(),
  /** Times that a link of it was followed. */
  clicked: z.number().int(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});

/** A campaign with its state and its counts. */
export type Campaign = z.output<typeof campaignSchema>;

const one = divisionParams.extend({ id: z.uuid() });

export const dashboardCampaigns = defineCall('dashboard.campaigns', {
  method: 'GET',
  path: `${dashboard}/notifications/campaigns/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'The notifications that a store has written, newest first.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(50),
    /** `next` of the page before. */
    cursor: z.uuid().optional(),
  }),
  response: z.object({ items: z.array(campaignSchema), next: z.string().nullable() }),
});

export const dashboardCreateCampaign = defineCall('dashboard.createCampaign', {
  method: 'POST',
  path: `${dashboard}/notifications/campaigns/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Write a notification. It stays a draft until it is sent.',
  status: 201,
  idempotent: 'optional',
  params: divisionParams,
  body: campaignValuesSchema,
  response: campaignSchema,
});

export const dashboardCampaign = defineCall('dashboard.campaign', {
  method: 'GET',
  path: `${dashboard}/notifications/campaigns/:id/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'A notification that a store has written, with its counts.',
  params: one,
  response: campaignSchema,
});

export const dashboardUpdateCampaign = defineCall('dashboard.updateCampaign', {
  method: 'PATCH',
  path: `${dashboard}/notifications/campaigns/:id/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Change a notification that was not sent yet. A scheduled one keeps its time unless `sendAt` is null.',
  idempotent: 'optional',
  params: one,
  body: z
    .object(fields)
    .partial()
    .extend({
      version: readVersion,
      /** Null cancels the schedule: the notification is a draft again. */
      sendAt: z.null('Send null to cancel the schedule').optional(),
    }),
  response: campaignSchema,
});

export const dashboardDeleteCampaign = defineCall('dashboard.deleteCampaign', {
  method: 'DELETE',
  path: `${dashboard}/notifications/campaigns/:id/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Delete a notification; the shop shows it no longer. Emails that were sent stay sent.',
  idempotent: 'optional',
  params: one,
  response: done,
});

export const dashboardSendCampaign = defineCall('dashboard.sendCampaign', {
  method: 'POST',
  path: `${dashboard}/notifications/campaigns/:id/send/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Send a notification now or at a time. Only people who agreed get emails and push messages.',
  idempotent: 'optional',
  params: one,
  body: z.object({
    /** Null: now. */
    at: z.iso.datetime({ offset: true, message: 'Enter a date and a time' }).nullable().default(null),
    version: readVersion,
  }),
  response: campaignSchema,
});

export const dashboardTestCampaign = defineCall('dashboard.testCampaign', {
  method: 'POST',
  path: `${dashboard}/notifications/campaigns/:id/test/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'Email a notification to yourself. It is counted nowhere.',
  idempotent: 'optional',
  params: one,
  response: done,
});

export const notificationsSeen = defineCall('notifications.seen', {
  method: 'POST',
  path: `${v3}/division/:division/notifications/campaigns/:id/seen/`,
  access: 'store',
  summary: 'Count that a visitor was shown a notification, opened it or followed it, without saying who.',
  params: one,
  body: z.object({ what: z.enum(['sent', 'opened', 'clicked']) }),
  response: done,
});
