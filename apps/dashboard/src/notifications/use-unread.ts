import { notificationsApi, useNotificationsUnreadQuery } from '@omnis/api-client';
import { mostUnread } from '@omnis/models';
import { selectActiveStore, selectUser, useAppSelector } from '@omnis/store';
import { useActiveStore } from '../app/session.ts';

/** Milliseconds between two looks at what has come, while the window is seen. */
const lookEvery = 60_000;

/** Whether who is signed in may be told: a store that asks for a second factor tells nothing before it is set up. */
export function useMayBeTold(): boolean {
  const { force2fa } = useActiveStore();
  const hasFactor = useAppSelector(selectUser)?.twoFactorAuthEnabled === true;
  return !force2fa || hasFactor;
}

/** Looks how many notifications one has not read, every minute and when the window is come back to; null before it is known. */
export function useWatchedUnread(): number | null {
  const { currentData } = useNotificationsUnreadQuery(
    { params: { division: useActiveStore().division } },
    {
      skip: !useMayBeTold(),
      pollingInterval: lookEvery,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
  return currentData?.unread ?? null;
}

/** How many one had not read at the last look; 0 where nobody looks. */
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
