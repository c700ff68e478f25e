import { api } from '@omnis/api-client';
import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import type { OmnisStore } from './create-omnis-store.ts';
import type { CurrencyState } from './currency/currency-slice.ts';
import { seedAction, type SeedEntry } from './hydration.ts';
import { rootReducer, type RootState } from './root-reducer.ts';

/** Options for rendering a page on a server. */
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

/** States without answers, by the chosen currency. */
const empty = new Map<CurrencyState['chosen'], RootState>();

function emptyState(store: OmnisStore, chosen: CurrencyState['chosen']): RootState {
  const known = empty.get(chosen);
  if (known) return known;
  const made: RootState = { ...store.getState(), currency: { chosen, available: null } };
  empty.set(chosen, made);
  return made;
}

/** States that came of others by one answer more: they go with the answer, or with the state that they came of. */
const following = new WeakMap<RootState, WeakMap<object, Map<string, RootState>>>();

/** A state with one answer more. What was read before is the same object, and was written before. */
function withEntry(state: RootState, entry: SeedEntry): RootState {
  const byValue = following.get(state) ?? new WeakMap<object, Map<string, RootState>>();
  following.set(state, byValue);
  const byArg = byValue.get(entry.value) ?? new Map<string, RootState>();
  byValue.set(entry.value, byArg);
  const key = `${entry.endpointName} ${JSON.stringify(entry.arg)}`;
  const known = byArg.get(key);
  if (known) return known;
  const action = seedAction([entry]);
  // A seed that no code can read yet may be known to code that is still to load.
  if (action === null) return state;
  const made = rootReducer(state, action);
  byArg.set(key, made);
  return made;
}

/**
 * A store for one rendering on a server. A page is drawn from what its loaders have read and changes nothing, so its state
 * is made by the same reducers, answer by answer, each once for all pages that have read the same; and the middleware is that
 * of all pages: to set it up for each takes longer than to read from it.
 *
 * @example
 * const store = createPageStore({ chosen: 'EUR', entries: [] });
 * store.getState().currency.chosen; // 'EUR'
 */
export function createPageStore({ chosen, entries }: PageStoreOptions): OmnisStore {
  shared ??= unchangingStore();
  const state = entries.reduce(withEntry, emptyState(shared, chosen));
  return { ...shared, getState: () => state };
}
