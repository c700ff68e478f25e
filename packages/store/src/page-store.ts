import { api } from '@omnis/api-client';
import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import type { OmnisStore } from './create-omnis-store.ts';
import type { CurrencyState } from './currency/currency-slice.ts';
import { seedAction, type SeedEntry } from './hydration.ts';
import { rootReducer, type RootState } from './root-reducer.ts';

/** What a page is rendered from on a server. */
export interface PageStoreOptions {
  /** The currency of the visitor's cookie. */
  readonly chosen: CurrencyState['chosen'];
  readonly entries: readonly SeedEntry[];
}

/** The store behind all pages. */
let shared: OmnisStore | undefined;

/** A store that keeps its state, whatever is dispatched, so that no page leaves anything to another. */
function unchangingStore(): OmnisStore {
  const initial = rootReducer(undefined, { type: 'page-store' });
  const reducer = (state: RootState = initial, _action: UnknownAction): RootState => state;
  return configureStore({ reducer, middleware: (defaults) => defaults().concat(api.middleware) });
}

/**
 * A store for one rendering on a server. A page is drawn from what its loaders have read and changes nothing, so its state
 * is made once, by the same reducers, and the middleware is that of all pages: to set it up for each takes longer than to
 * read from it.
 *
 * @example
 * const store = createPageStore({ chosen: 'EUR', entries: [] });
 * store.getState().currency.chosen; // 'EUR'
 */
export function createPageStore({ chosen, entries }: PageStoreOptions): OmnisStore {
  shared ??= unchangingStore();
  const empty: RootState = { ...shared.getState(), currency: { chosen, available: null } };
  const seeds = seedAction(entries);
  const state = seeds === null ? empty : rootReducer(empty, seeds);
  return { ...shared, getState: () => state };
}
