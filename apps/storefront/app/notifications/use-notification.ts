import type { Notification, NotificationAction } from '@omnis/models';
import { notificationDismissed, notificationOpened, useAppDispatch } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { marketingTexts, snackbars, triggerAction } from '@omnis/shop-kit';
import { actionKind, postAction } from './run-action.ts';

/** Actions on a notification. */
export interface NotificationActs {
  /** Notes that it was read. */
  readonly open: () => void;
  /** Sends it away: into the header, or altogether. Who sends it away has read it. */
  readonly dismiss: () => void;
  /** Does what an action says that is no link. */
  readonly run: (action: NotificationAction) => void;
}

/** Actions of a shopper on a notification (storefront.md §4 Notifications). */
export function useNotification(notification: Notification): NotificationActs {
  const t = useTexts(marketingTexts);
  const dispatch = useAppDispatch();
  const { id } = notification;
  const open = (): void => {
    dispatch(notificationOpened({ id, openedAt: new Date().toISOString() }));
  };
  const dismiss = (): void => {
    open();
    dispatch(notificationDismissed(id));
  };
  const send = async (action: NotificationAction): Promise<void> => {
    open();
    if (await postAction(action, notification)) dispatch(notificationDismissed(id));
    else snackbars.show({ text: t('actionFailed'), tone: 'error' });
  };
  const run = (action: NotificationAction): void => {
    if (actionKind(action) === 'post') {
      void send(action);
      return;
    }
    open();
    triggerAction(action.href.trim().slice(1));
  };
  return { open, dismiss, run };
}
