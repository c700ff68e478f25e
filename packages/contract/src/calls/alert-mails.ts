import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { emailField } from './common.ts';
import { readVersion } from './read-version.ts';

/** Kinds of emails to a store's team that go to addresses which the team names. */
export const alertMailKinds = ['newOrder', 'lowStock', 'returnAsked'] as const;

/** Most addresses that a store names for one kind of email. */
const mostAlertAddresses = 10;

const addresses = z
  .array(emailField)
  .max(mostAlertAddresses, `Enter at most ${mostAlertAddresses} addresses`);

/** Addresses that a store's emails to its team go to. */
export const alertMailsSchema = z.object({
  /** Emails about paid orders; empty: nobody gets one. */
  newOrder: z.array(z.string()),
  /** Emails about low stock; empty: the owners get them. */
  lowStock: z.array(z.string()),
  /** Emails about announced returns; empty: nobody gets one. */
  returnAsked: z.array(z.string()),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** Addresses that a store's emails to its team go to. */
export type AlertMails = z.output<typeof alertMailsSchema>;

export const dashboardAlertMails = defineCall('dashboard.alertMails', {
  method: 'GET',
  path: `${dashboard}/alert-mails/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary: 'The addresses that get emails about new orders, low stock and returns.',
  params: divisionParams,
  response: alertMailsSchema,
});

export const dashboardUpdateAlertMails = defineCall('dashboard.updateAlertMails', {
  method: 'PATCH',
  path: `${dashboard}/alert-mails/`,
  access: 'owner',
  dashboardPermission: 'settings',
  summary:
    'Change who gets emails about new orders, low stock and returns. Lists left out stay; `version` is the one that was read.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    version: readVersion,
    newOrder: addresses.optional(),
    lowStock: addresses.optional(),
    returnAsked: addresses.optional(),
  }),
  response: alertMailsSchema,
});
