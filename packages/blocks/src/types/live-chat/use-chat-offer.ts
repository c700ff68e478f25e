import { useEffect, useState } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import type { ChatAvailability } from '../../environment/optional.ts';

/** Where an offer to chat stands. */
export interface ChatOffer {
  readonly availability: ChatAvailability;
  /** Comes up at the corner of the window rather than in the page. */
  readonly popup: boolean;
  readonly shown: boolean;
  readonly dismiss: () => void;
}

/** Where the app has no hook for it: nobody has said. */
const unknown = (): ChatAvailability => 'unknown';

/**
 * An offer to chat: in the page at once, or, after `showAfterSeconds`, at the corner of the window (storefront.md §4 Live
 * chat: times 1000 ms). It is hidden while the group is offline. The editor always has it in the page, to be selected.
 */
export function useChatOffer(group: string, showAfterSeconds: number): ChatOffer {
  const { mode, useChatAvailability: read = unknown } = useBlockEnvironment();
  const availability = read(group);
  const popup = showAfterSeconds > 0 && mode === 'native';
  const [due, setDue] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!popup) return undefined;
    const timer = setTimeout(() => setDue(true), showAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [popup, showAfterSeconds]);
  return {
    availability,
    popup,
    shown: mode === 'preview' || (availability !== 'offline' && !dismissed && (!popup || due)),
    dismiss: () => setDismissed(true),
  };
}
