import type { LiveTopic } from '@omnis/contract/paths';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { liveUpdates, type LiveMode } from './live-updates.ts';

const polling = (): LiveMode => 'polling';

/**
 * Follows a topic while the component is there.
 *
 * @param topic - null: none, such as one that the person may not read
 * @param onNews - reads it anew; by default only the mode is wanted
 * @returns how news come: poll quickly while it is `polling`, seldom while it is `live`
 * @example
 * const useQueueNews = (refetch: () => void) => useLiveTopic('queue', refetch);
 */
export function useLiveTopic(topic: LiveTopic | null, onNews?: () => void): LiveMode {
  const newest = useRef(onNews);
  useEffect(() => {
    newest.current = onNews;
  });
  const subscribe = useCallback(
    (onMode: () => void) =>
      topic === null
        ? () => undefined
        : liveUpdates.follow(topic, { onNews: () => newest.current?.(), onMode }),
    [topic],
  );
  const mode = (): LiveMode => (topic === null ? 'polling' : liveUpdates.mode(topic));
  return useSyncExternalStore(subscribe, mode, polling);
}
