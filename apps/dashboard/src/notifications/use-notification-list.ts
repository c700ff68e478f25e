import {
  useNotificationsMarkDeletedMutation,
  useNotificationsMarkReadMutation,
  useNotificationsRestoreMutation,
  type CallAnswer,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { snackbars } from '../app/store.ts';
import { notificationsTexts } from '../texts/notifications/index.ts';

/** A notification of the list. */
export type Notification = CallAnswer<'notifications.list'>['items'][number];

/** Milliseconds in which a deletion can be taken back by its message. */
const undoTime = 8000;

/** Actions on the notifications of a list. */
export interface NotificationList {
  /** Those that are shown: what is being deleted has gone at once. */
  readonly shown: readonly Notification[];
  readonly list: RefObject<HTMLUListElement | null>;
  readonly read: (notification: Notification) => void;
  readonly remove: (notification: Notification) => void;
}

/** Reads and deletes notifications of a list, and keeps the keyboard where it was in it. */
export function useNotificationList(items: readonly Notification[]): NotificationList {
  const t = useTexts(notificationsTexts);
  const [markRead] = useNotificationsMarkReadMutation();
  const [markDeleted] = useNotificationsMarkDeletedMutation();
  const [restore] = useNotificationsRestoreMutation();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  // The row whose button has the keyboard next; '' for the list itself, null for nobody's.
  const next = useRef<string | null>(null);
  const shown = items.filter(({ recipientId }) => !gone.has(recipientId));

  useEffect(() => {
    if (next.current === null) return;
    const row = next.current === '' ? null : list.current?.querySelector(`[data-row="${next.current}"]`);
    // A restored notification comes with the next answer.
    if (next.current !== '' && !row) return;
    next.current = null;
    (row?.querySelector('button') ?? list.current)?.focus();
  });

  const hide = (id: string, isGone: boolean): void =>
    setGone((before) => {
      const after = new Set(before);
      if (isGone) after.add(id);
      else after.delete(id);
      return after;
    });

  const takeBack = async (id: string): Promise<void> => {
    const { data } = await restore({ params: { recipientId: id } });
    if (data === undefined) return;
    next.current = id;
    hide(id, false);
  };

  return {
    shown,
    list,
    read: ({ recipientId, readAt }) => {
      if (readAt === null) void markRead({ params: { recipientId } });
    },
    remove: ({ recipientId: id }) => {
      const at = shown.findIndex(({ recipientId }) => recipientId === id);
      next.current = (shown[at + 1] ?? shown[at - 1])?.recipientId ?? '';
      hide(id, true);
      void markDeleted({ params: { recipientId: id } }).then(({ data }) => {
        // The app announces a refusal, and the notification appears again.
        if (data === undefined) hide(id, false);
        else
          snackbars.show({
            text: t('notificationDeleted'),
            code: `notification-deleted:${id}`,
            timeout: undoTime,
            action: { label: t('undo'), onSelect: () => void takeBack(id) },
          });
      });
    },
  };
}
