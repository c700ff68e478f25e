import { api, type AcceptAnswer, type ApiExtra, type Fetch } from '@omnis/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { createListeners, type ListenerPorts } from './listeners.ts';
import { rootReducer, type RootState } from './root-reducer.ts';

/** The apps that share the store's layout. */
export type OmnisApp = 'storefront' | 'dashboard' | 'atlas';

/** What a store is made from. */
export interface OmnisStoreOptions extends ListenerPorts {
  /** Name in the developer tools. */
  app: OmnisApp;
  /** Default: the global one. On a server: one that reaches the API in process. */
  fetch?: Fetch;
  /** Address in front of each call; default: the page's own origin, '' on a server. */
  baseUrl?: string;
  /** Says the client's own words for a failure in another language than English; gives back what it does not know. */
  say?: (english: string) => string;
  /** Whether an answer is whole; what is not counts as none. Default: all are. */
  accepts?: AcceptAnswer;
  /** State to begin with, such as the currency of the cookie. */
  preloaded?: Partial<RootState>;
}

/**
 * The store of an app: the API's cache, the slices and the listeners. One a page in a browser, one a request on a
 * server; nothing here touches `window` when it is imported.
 *
 * @example
 * const store = createOmnisStore({
 *   app: 'storefront',
 *   fetch: async () => Response.json({ items: [], total: 0 }), // a server reaches its API without a socket
 * });
 */
export function createOmnisStore({ app, preloaded, ...options }: OmnisStoreOptions) {
  const { fetch, baseUrl, say, accepts, ...ports } = options;
  const extra: ApiExtra = { api: { fetch, baseUrl, say, accepts } };
  const listeners = createListeners(ports);
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    devTools: { name: `Omnis ${app}` },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
}

/** The store of an app. */
export type OmnisStore = ReturnType<typeof createOmnisStore>;

/** Its dispatch, which takes thunks too. */
export type AppDispatch = OmnisStore['dispatch'];
