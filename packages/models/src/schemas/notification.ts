import { z } from 'zod';
import { notificationPositions, notificationTemplates } from '../notifications.ts';
import { flag, id, optionalText, optionalTime, text, values } from './fields.ts';

const action = z.looseObject({ text, href: text, primary: flag, forcePro: flag });

/** A notification (storefront.md §3). */
export const notificationSchema = z.looseObject({
  id,
  title: text,
  body: text,
  image: optionalText,
  href: text,
  position: z.enum(notificationPositions).default('top-right'),
  data: values,
  tag: text,
  form: z
    .looseObject({ fields: z.array(z.looseObject({})).default([]), actions: z.array(action).default([]) })
    .nullable()
    .default(null),
  actions: z.array(action).default([]),
  dismissAction: action.nullable().default(null),
  footerAction: action.nullable().default(null),
  createdAt: optionalTime,
  scheduledAt: optionalTime,
  deletedAt: optionalTime,
  openedAt: optionalTime,
  replacePrevious: flag,
  mergable: flag,
  template: z.enum(notificationTemplates).default('Simple'),
});
/** A notification. */
export type Notification = z.output<typeof notificationSchema>;
/** Button of a notification. */
export type NotificationAction = z.output<typeof action>;
