import { api, type AcceptAnswer, type ApiExtra, type Fetch } from '@omnis/api-client';
import {
  configureStore,
  type Middleware,
  type ReducersMapObject,
  type StateFromReducersMapObject,
} from '@reduxjs/toolkit';
import { createListeners, type ListenerPorts } from './listeners.ts';
import { reducerWith, rootReducer, type RootState } from './root-reducer.ts';

/** Options of `createOmnisStore`. */
export interface OmnisStoreOptions extends ListenerPorts {
  /** Name of the app in the developer tools, such as `storefront`. */
  app: string;
  /** Default: the global one. On a server: one that reaches the API in process. */
  fetch?: Fetch;
  /** Address in front of each call; default: the page's own origin, '' on a server. */
  baseUrl?: string;
  /** Says the client's own words for a failure in another language than English; gives back what it does not know. */
  say?: (english: string) => string;
  /** Tells whether an answer is whole; one that is not counts as none. Default: all are. */
  accepts?: AcceptAnswer;
  /** State to begin with, such as the currency of the cookie. */
  preloaded?: Partial<RootState>;
  /** Middleware of the app, in its order; it runs after the thunks and before the API's. */
  middleware?: readonly Middleware[];
}

/** Slices of an app beside the shared ones, by their names in the state. */
export interface OwnReducers<Own extends ReducersMapObject> {
  reducers: Own;
  /** State to begin with, that of the own slices too. */
  preloaded?: Partial<RootState & StateFromReducersMapObject<Own>>;
}

function makeStore({
  app,
  preloaded,
  reducers,
  middleware = [],
  ...options
}: OmnisStoreOptions & { reducers?: ReducersMapObject }) {
  const { fetch, baseUrl, say, accepts, ...ports } = options;
  const extra: ApiExtra = { api: { fetch, baseUrl, say, accepts } };
  const listeners = createListeners(ports);
  return configureStore({
    reducer: reducers ? reducerWith(reducers) : rootReducer,
    preloadedState: preloaded,
    devTools: { name: `Omnis ${app}` },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(listeners.middleware)
        .concat(...middleware, api.middleware),
  });
}

/** The store of an app. */
export type OmnisStore = ReturnType<typeof makeStore>;

/** The store of an app that has slices of its own; its state has theirs too. */
export type OmnisStoreWith<Own extends ReducersMapObject> = Omit<OmnisStore, 'getState'> & {
  getState(): RootState & StateFromReducersMapObject<Own>;
};

/** Dispatch of the store, which takes thunks too. */
export type AppDispatch = OmnisStore['dispatch'];

/**
 * The store of an app: the API's cache, the slices and the listeners, and slices and middleware of the app's own. One a
 * page in a browser, one a request on a server; nothing here touches `window` when it is imported.
 *
 * @throws Error when a reducer has the name of a shared slice
 *
 * @example
 * const store = createOmnisStore({
 *   app: 'storefront',
 *   fetch: async () => Response.json({ items: [], total: 0 }), // a server reaches its API without a socket
 * });
 *
 * @example
 * import { createSlice } from '@reduxjs/toolkit';
 *
 * const toursSlice = createSlice({ name: 'tours', initialState: { step: 0 }, reducers: {} });
 * const own = createOmnisStore({ app: 'tours', reducers: { tours: toursSlice.reducer } });
 * own.getState().tours.step; // 0
 */
export function createOmnisStore<Own extends ReducersMapObject>(
  options: Omit<OmnisStoreOptions, 'preloaded'> & OwnReducers<Own>,
): OmnisStoreWith<Own>;
export function createOmnisStore(options: OmnisStoreOptions): OmnisStore;
export function createOmnisStore(options: OmnisStoreOptions & { reducers?: ReducersMapObject }): OmnisStore {
  return makeStore(options);
}
