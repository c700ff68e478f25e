import { useCallback, useEffect, useRef, useState } from 'react';
import type { HistoryVersion, PageHistory } from './page-history.ts';

/** How the history stands. */
export interface ListedHistory {
  readonly items: readonly HistoryVersion[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Reads the next part, or the failed one again. */
  readonly more: () => void;
  readonly hasMore: boolean;
}

/** Reads the history of a page, part by part, once it is open. */
export function useHistory({ onList }: PageHistory): ListedHistory {
  const [items, setItems] = useState<readonly HistoryVersion[]>([]);
  const [state, setState] = useState<ListedHistory['state']>('loading');
  const [next, setNext] = useState<string | null>(null);
  const isGone = useRef(false);

  const read = useCallback(
    async (cursor: string | null) => {
      setState('loading');
      try {
        const part = await onList(cursor);
        if (isGone.current) return;
        setItems((before) => (cursor === null ? part.items : [...before, ...part.items]));
        setNext(part.next);
        setState('ready');
      } catch {
        if (!isGone.current) setState('failed');
      }
    },
    [onList],
  );
  useEffect(() => {
    isGone.current = false;
    void read(null);
    return () => {
      isGone.current = true;
    };
  }, [read]);
  return { items, state, more: () => void read(next), hasMore: next !== null };
}
