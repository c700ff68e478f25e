import { dashboardNotificationKinds } from '@omnis/models';
import { z } from 'zod';
import { cursorListOf, cursorQuery, defineCall, divisionParams } from '../call.ts';
import { timestamp } from './common.ts';
import { dashboard, v3 } from '../prefixes.ts';

/** Something that a store's team is told of, as one of them has it. */
export const dashboardNotificationSchema = z.object({
  /** Names it as this person has it: everybody who is told has an id of their own. */
  recipientId: z.string(),
  kind: z.enum(dashboardNotificationKinds),
  /** One line, such as “Order 1042 paid: £38.00”. */
  title: z.string(),
  /** Path of the page in the dashboard that it leads to. */
  href: z.string(),
  createdAt: timestamp,
  readAt: timestamp.nullable(),
});

/** A notification of the dashboard. */
export type DashboardNotification = z.output<typeof dashboardNotificationSchema>;

const counts = {
  /** Number of unread notifications, counted up to 100. */
  unread: z.number().int(),
};

const recipientParams = z.object({ recipientId: z.uuid('This is not one of the list') });
/** How things stand after a change, in the store that it was made in. */
const changed = z.object({ division: z.number().int(), ...counts });

export const notificationsList = defineCall('notifications.list', {
  method: 'GET',
  path: `${dashboard}/notifications/`,
  access: 'owner',
  dashboardPermission: 'any',
  summary: 'The signed-in person’s notifications about the store, newest first, without deleted ones.',
  params: divisionParams,
  query: cursorQuery.extend({ state: z.enum(['unread']).optional() }),
  response: cursorListOf(dashboardNotificationSchema).extend(counts),
});

export const notificationsUnread = defineCall('notifications.unread', {
  method: 'GET',
  path: `${dashboard}/notifications/unread/`,
  access: 'owner',
  dashboardPermission: 'any',
  summary: 'The number of the signed-in person’s unread notifications about the store.',
  params: divisionParams,
  response: z.object(counts),
});

export const notificationsMarkAllRead = defineCall('notifications.markAllRead', {
  method: 'POST',
  path: `${dashboard}/notifications/mark-all-as-read/`,
  access: 'owner',
  dashboardPermission: 'any',
  summary: 'Mark all notifications of the store as read, up to those that were seen.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    /** `createdAt` of the newest that was seen; what came after it stays unread. */
    until: z.iso.datetime('This is not a time'),
  }),
  response: changed,
});

export const notificationsMarkRead = defineCall('notifications.markRead', {
  method: 'POST',
  path: `${v3}/notifications/dashboard/mark-as-read/:recipientId/`,
  access: 'signed-in',
  summary: 'Mark one’s notification as read; a repeat changes nothing.',
  params: recipientParams,
  response: changed,
});

export const notificationsMarkDeleted = defineCall('notifications.markDeleted', {
  method: 'POST',
  path: `${v3}/notifications/dashboard/mark-as-deleted/:recipientId/`,
  access: 'signed-in',
  summary: 'Delete one’s notification; a repeat changes nothing, and it can be restored for a month.',
  params: recipientParams,
  response: changed,
});

export const notificationsRestore = defineCall('notifications.restore', {
  method: 'POST',
  path: `${v3}/notifications/dashboard/restore/:recipientId/`,
  access: 'signed-in',
  summary: 'Bring back a notification that one has deleted.',
  params: recipientParams,
  response: changed,
});
