import { customerLimits } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { timestamp } from './common.ts';
import { dashboard } from '../prefixes.ts';

const filePart = z.object({
  filename: z.string(),
  /** Lines of the file; the first part begins with the names of the columns. */
  csv: z.string(),
  /** Cursor of the next part; null with the last. */
  next: z.string().nullable(),
});

/** Somebody who confirmed that they want emails about offers. */
export const subscriberSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  /** The list that they confirmed, such as `newsletter`. */
  source: z.string(),
  consentAt: timestamp,
  /** The customer with this address; null when there is none. */
  customer: z.string().nullable(),
});

/** Somebody who confirmed that they want emails about offers. */
export type Subscriber = z.output<typeof subscriberSchema>;

const askedSubscribers = z.object({
  /** In the email address or first name. */
  search: z.string().trim().max(120).optional(),
  cursor: z.string().max(500).optional(),
});

export const dashboardSubscribers = defineCall('dashboard.subscribers', {
  method: 'GET',
  path: `${dashboard}/subscribers/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'People who confirmed that they want emails about offers, newest first.',
  params: divisionParams,
  query: askedSubscribers.extend({ limit: z.coerce.number().int().min(1).max(250).default(50) }),
  response: z.object({ items: z.array(subscriberSchema), next: z.string().nullable() }),
});

export const dashboardExportSubscribers = defineCall('dashboard.exportSubscribers', {
  method: 'GET',
  path: `${dashboard}/subscribers/export/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: `Subscribers as a CSV file, in parts of ${customerLimits.exported} lines; cells that begin like a formula are escaped.`,
  params: divisionParams,
  query: askedSubscribers,
  response: filePart,
});
