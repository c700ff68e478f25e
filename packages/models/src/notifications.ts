/** Where a notification is shown (storefront.md §3). */
export const notificationPositions = ['header', 'top-right'] as const;

/** One of the positions. */
export type NotificationPosition = (typeof notificationPositions)[number];

/** How a notification looks (storefront.md §3). */
export const notificationTemplates = ['Shove', 'Bag', 'Simple'] as const;

/** One of the templates. */
export type NotificationTemplate = (typeof notificationTemplates)[number];

/** States of a browser's permission for push messages (platform.md §4). */
export const notificationPermissions = ['default', 'granted', 'denied'] as const;

/** One of the permissions. */
export type NotificationPermissionState = (typeof notificationPermissions)[number];

/** The part of a `Notification` that is needed here. */
export interface NotificationState {
  id: number | string;
  tag: string;
  href: string;
  position: NotificationPosition;
  replacePrevious: boolean;
  mergable: boolean;
}

/**
 * The list with a new notification at its end: one with the same id is replaced, and one that replaces
 * or merges removes earlier ones with its tag (storefront.md §4).
 */
export function addNotification<T extends NotificationState>(list: readonly T[], incoming: T): T[] {
  const clears = (incoming.replacePrevious || incoming.mergable) && incoming.tag !== '';
  const kept = list.filter(({ id, tag }) => id !== incoming.id && !(clears && tag === incoming.tag));
  return [...kept, incoming];
}

/**
 * The list after a notification was dismissed: one without href moves to the header, any other, and
 * one that is in the header already, is removed (storefront.md §4).
 */
export function dismissNotification<T extends NotificationState>(
  list: readonly T[],
  id: number | string,
): T[] {
  return list.flatMap((item) => {
    if (item.id !== id) return [item];
    return item.href === '' && item.position !== 'header' ? [{ ...item, position: 'header' as const }] : [];
  });
}

/** The part of a `Notification` that tells whether somebody has seen it. */
export interface NotificationReading {
  id: number | string;
  openedAt: string | null;
  deletedAt: string | null;
}

/** Number of notifications nobody has opened yet: the number in front of the document's title (storefront.md §2). */
export function unreadNotifications(
  list: readonly Pick<NotificationReading, 'openedAt' | 'deletedAt'>[],
): number {
  return list.filter(({ openedAt, deletedAt }) => openedAt === null && deletedAt === null).length;
}

/**
 * The list after a notification was opened; one that has been opened before keeps its time.
 *
 * @param openedAt - when, ISO 8601
 */
export function openNotification<T extends NotificationReading>(
  list: readonly T[],
  { id, openedAt }: { readonly id: number | string; readonly openedAt: string },
): T[] {
  return list.map((item) => (item.id === id && item.openedAt === null ? { ...item, openedAt } : item));
}

/** Subject of a notification. */
export interface RelatedEntity {
  type: string;
  id: string;
}

/**
 * Reads what the notification builder is asked to write about: `product|{id}` (platform.md §2); null when it is nothing of
 * this form.
 *
 * @example
 * readRelated('product|7'); // { type: 'product', id: '7' }
 */
export function readRelated(related: string): RelatedEntity | null {
  const [, type, id] = /^([a-z][a-z-]{0,31})\|([\w-]{1,64})$/.exec(related) ?? [];
  return type === undefined || id === undefined ? null : { type, id };
}
