import { useAppStore, type RootState } from '@omnis/store';
import {
  newestAnswer,
  part,
  type QueuedEvent,
  type Sale,
  saleInBasket,
  saleOfProduct,
} from '@omnis/shop-kit';
import { searchTerm } from '@omnis/shopping';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { placeEvents, productPlace } from './place-events.ts';
import { watchStore } from './watch-store.ts';

/** Listener for events in the shop. */
export interface HappeningsListener {
  /** Takes an event of something that a visitor has seen. */
  readonly see: (event: QueuedEvent) => void;
  /** Takes an event of something that a visitor has done. */
  readonly act: (event: QueuedEvent) => void;
}

/** The page's title, without the number of unread notifications in front of it. */
const ownTitle = (): string => document.title.replace(/^\(\d+\) /, '');

/** The sale that a page is about: the product of its page, as the store has it. */
function saleAt(state: RootState, pathname: string): Sale | undefined {
  const { product, colour = '' } = matchPath(productPlace, pathname)?.params ?? {};
  if (product === undefined) return undefined;
  const isMeant = (asked: unknown): boolean => part(part(asked, 'params'), 'urlName') === product;
  return saleOfProduct(newestAnswer(state, 'productsGet', isMeant).data, colour);
}

/** Tells what happens in the shop; null: nobody listens yet. Keep the listener the same between renders. */
export function useHappenings(listener: HappeningsListener | null): void {
  const store = useAppStore();
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  const term = searchTerm(asked);
  const ordered = asked.get('now') === 'true' ? 'now' : 'main';
  useEffect(
    () =>
      listener ? watchStore(store, (name, data, sale) => listener.act({ name, data, sale })) : undefined,
    [store, listener],
  );
  useEffect(() => {
    if (!listener) return;
    const query = `?${new URLSearchParams({ q: term }).toString()}`;
    const state = store.getState();
    for (const event of placeEvents(pathname, query, ownTitle()))
      listener.see(event.name === 'view_item' ? { ...event, sale: saleAt(state, pathname) } : event);
    if (matchPath('/checkout', pathname))
      listener.act({ name: 'begin_checkout', data: {}, sale: saleInBasket(state, ordered) });
  }, [listener, store, pathname, term, ordered]);
}
