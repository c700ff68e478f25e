import {
  api,
  listId,
  liveTopics,
  notificationsApi,
  useLiveTopic,
  useNotificationsUnreadQuery,
} from '@omnis/api-client';
import { mostUnread } from '@omnis/models';
import { selectActiveStore, selectUser, useAppDispatch, useAppSelector } from '@omnis/store';
import { useActiveStore } from '../app/session.ts';

/** Milliseconds between two looks at what has come, while the window is seen: without live updates, and with them. */
const lookEvery = { polling: 60_000, live: 300_000 } as const;

/** True when the signed-in person may be told: not in a store that asks for a second factor, before it is set up. */
export function useMayBeTold(): boolean {
  const { force2fa } = useActiveStore();
  const hasFactor = useAppSelector(selectUser)?.twoFactorAuthEnabled === true;
  return !force2fa || hasFactor;
}

/**
 * Counts the notifications that one has not read: when there is news, seldom besides, and when the window is come back
 * to; null before it is known. Lists of notifications that are shown are read along with it.
 */
export function useWatchedUnread(): number | null {
  const { division } = useActiveStore();
  const mayBeTold = useMayBeTold();
  const dispatch = useAppDispatch();
  const mode = useLiveTopic(mayBeTold ? liveTopics.bell(division) : null, () => {
    dispatch(
      api.util.invalidateTags([
        { type: 'Notification', id: listId },
        { type: 'Notification', id: 'UNREAD' },
      ]),
    );
  });
  const { currentData } = useNotificationsUnreadQuery(
    { params: { division } },
    {
      skip: !mayBeTold,
      pollingInterval: lookEvery[mode],
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
  return currentData?.unread ?? null;
}

/** Number of unread notifications at the last look; 0 where nobody looks. */
export function useKnownUnread(): number {
  const division = useAppSelector(selectActiveStore)?.division ?? 0;
  return useAppSelector(
    (state) =>
      notificationsApi.endpoints.notificationsUnread.select({ params: { division } })(state).data?.unread ??
      0,
  );
}

/** A count as it is read: `3`, and `99+` where nobody counts any further. */
export function unreadText(unread: number): string {
  return unread >= mostUnread ? `${mostUnread - 1}+` : String(unread);
}
