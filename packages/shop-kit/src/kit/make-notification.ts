import type { Notification } from '@omnis/models';

/** Least content of a notification of the shop; the rest has the platform's defaults. */
export type NotificationStart = Pick<Notification, 'id' | 'title'> & Partial<Notification>;

/** A notification that the shop itself gives its visitor (storefront.md §3 Notification). */
export function makeNotification(start: NotificationStart): Notification {
  return {
    body: '',
    image: null,
    href: '',
    position: 'top-right',
    data: {},
    tag: '',
    form: null,
    actions: [],
    dismissAction: null,
    footerAction: null,
    createdAt: new Date().toISOString(),
    scheduledAt: null,
    deletedAt: null,
    openedAt: null,
    replacePrevious: false,
    mergable: false,
    template: 'Simple',
    ...start,
  };
}
