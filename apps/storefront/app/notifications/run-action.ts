import { xsrfHeader, xsrfToken } from '@omnis/api-client';
import type { Notification, NotificationAction } from '@omnis/models';

/** Effect of pressing an action: it is sent, it triggers an action of the page, or it leads somewhere. */
export type ActionKind = 'post' | 'trigger' | 'link';

/** Sorts an action by its href (storefront.md §4 Notifications: one with http(s) makes a POST). */
export function actionKind({ href }: Pick<NotificationAction, 'href'>): ActionKind {
  const start = href.trim();
  if (/^https?:\/\//i.test(start)) return 'post';
  return start.startsWith('@') ? 'trigger' : 'link';
}

/**
 * Sends a notification's data to the address of its action.
 *
 * @returns whether it was taken
 */
export async function postAction(
  { href }: Pick<NotificationAction, 'href'>,
  { data }: Pick<Notification, 'data'>,
): Promise<boolean> {
  const url = URL.parse(href.trim());
  if (url === null) return false;
  const token = url.origin === location.origin ? xsrfToken() : null;
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { [xsrfHeader]: token }) },
      body: JSON.stringify(data),
    });
    return ok;
  } catch {
    return false;
  }
}
