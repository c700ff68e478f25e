import { useAppStore } from '@omnis/store';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { searchTerm } from '../catalogue/search-term.ts';
import type { QueuedEvent } from './event-queue.ts';
import { placeEvents } from './place-events.ts';
import { watchStore } from './watch-store.ts';

/** Who is told what happens in the shop. */
export interface HappeningsListener {
  /** What a visitor has come to see. */
  readonly see: (event: QueuedEvent) => void;
  /** What a visitor does. */
  readonly act: (event: QueuedEvent) => void;
}

/** The page's title, without the number of unread notifications in front of it. */
const ownTitle = (): string => document.title.replace(/^\(\d+\) /, '');

/** Tells what happens in the shop; null: nobody listens yet. Keep the listener the same between renders. */
export function useHappenings(listener: HappeningsListener | null): void {
  const store = useAppStore();
  const { pathname, search } = useLocation();
  const term = searchTerm(new URLSearchParams(search));
  useEffect(
    () => (listener ? watchStore(store, (name, data) => listener.act({ name, data })) : undefined),
    [store, listener],
  );
  useEffect(() => {
    if (!listener) return;
    const query = `?${new URLSearchParams({ q: term }).toString()}`;
    for (const event of placeEvents(pathname, query, ownTitle())) listener.see(event);
    if (matchPath('/checkout', pathname)) listener.act({ name: 'begin_checkout', data: {} });
  }, [listener, pathname, term]);
}
