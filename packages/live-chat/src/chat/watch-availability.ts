import { liveChatApi } from '@omnis/api-client';
import { generalChatGroup, liveChatGroupId } from '@omnis/models';
import type { OmnisStore } from '@omnis/store';

/** Milliseconds between two looks at who is there. */
const every = 30_000;

const { liveChatStatus } = liveChatApi.endpoints;

/** Tells who is there for a group, now and every half minute while the page is looked at. Gives back how to stop. */
export function watchAvailability(
  store: OmnisStore,
  group: string,
  tell: (availability: 'online' | 'offline') => void,
): () => void {
  const arg = { params: { groupId: liveChatGroupId(group) ?? generalChatGroup } };
  const interval = (): number => (document.hidden ? 0 : every);
  const watch = store.dispatch(
    liveChatStatus.initiate(arg, {
      forceRefetch: every / 1000,
      subscriptionOptions: { pollingInterval: interval() },
    }),
  );
  const select = liveChatStatus.select(arg);
  const look = (): void => {
    const { data } = select(store.getState());
    if (data) tell(data.status);
  };
  const unsubscribe = store.subscribe(look);
  look();
  const onVisibility = (): void => {
    watch.updateSubscriptionOptions({ pollingInterval: interval() });
    if (!document.hidden) void watch.refetch();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    unsubscribe();
    watch.unsubscribe();
  };
}
