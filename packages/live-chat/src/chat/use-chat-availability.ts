import type { ChatAvailability } from '@omnis/blocks';
import { useAppStore } from '@omnis/store';
import { loadPatiently } from '@omnis/shop-kit';
import { useEffect, useState } from 'react';
import { showGroup } from './page-group.ts';

/** Tells whether somebody of a group is there; `unknown` until the server has answered, and while nothing is asked. */
export function useAvailability(group: string | null): ChatAvailability {
  const store = useAppStore();
  const [known, setKnown] = useState<{ group: string; is: ChatAvailability } | null>(null);
  useEffect(() => {
    if (group === null) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    void loadPatiently(() => import('./watch-availability.ts')).then(({ watchAvailability }) => {
      if (!isGone) stop = watchAvailability(store, group, (is) => setKnown({ group, is }));
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [store, group]);
  return known !== null && known.group === group ? known.is : 'unknown';
}

/**
 * Availability for the liveChat block of a page (storefront.md §4 Live chat), which makes its group that of the page.
 * Until it is known nobody counts as there: pages are rendered for everybody, and an offer would usually have to be
 * withdrawn.
 */
export function useChatAvailability(group: string): ChatAvailability {
  useEffect(() => showGroup(group), [group]);
  return useAvailability(group) === 'online' ? 'online' : 'offline';
}
