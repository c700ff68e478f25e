import {
  accountsApi,
  api,
  errorText,
  isApiFailure,
  isCancelled,
  personalTags,
  type ApiExtra,
} from '@omnis/api-client';
import {
  createListenerMiddleware,
  isAnyOf,
  isRejectedWithValue,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { currencyChosen } from './currency/currency-slice.ts';
import type { RootState } from './root-reducer.ts';
import { selectUser, sessionEnded } from './session/session-slice.ts';
import { snackbarRequested, type Snackbar } from './snackbars/snackbar-actions.ts';

/** How the store's listeners reach what is outside of it. */
export interface ListenerPorts {
  /** Shows a snackbar; usually `show` of `createSnackbarStore()` of `@omnis/ui`. */
  showSnackbar?: (message: Snackbar) => void;
  /** A call was answered with 402, whichever: tells of it, with the way to the plans, instead of the plain snackbar. */
  onProRequired?: (text: string) => void;
  /** Tells whether a snackbar reports a failed change: not where its form shows the failure. Default: all are. */
  tellsFailure?: (endpointName: string) => boolean;
  /** A call was answered with 401: whoever was signed in is so no more. Told once, and not of the sign-in itself. */
  onUnauthenticated?: () => void;
  /**
   * After signing out, whatever the server answered: the app goes to /login/ here. What only they could read is dropped a
   * moment after this is done, when their pages are gone.
   */
  onSignedOut?: () => void | Promise<void>;
  /** Keeps the chosen currency; default: the cookie `currency` of the page, for a year. */
  rememberCurrency?: (code: string) => void;
}

type AppThunkDispatch = ThunkDispatch<RootState, ApiExtra, UnknownAction>;

/** Milliseconds from leaving a page until its data is dropped. */
const timeToLeave = 1000;

const yearInSeconds = 31_536_000;

function writeCurrencyCookie(code: string): void {
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `currency=${code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

/** Which endpoint an action of the API belongs to, and whether it is a query or a mutation. */
function endpointOf(meta: unknown): { type: unknown; name: string } | null {
  if (typeof meta !== 'object' || meta === null || !('arg' in meta)) return null;
  const { arg } = meta;
  if (typeof arg !== 'object' || arg === null || !('type' in arg) || !('endpointName' in arg)) return null;
  return typeof arg.endpointName === 'string' ? { type: arg.type, name: arg.endpointName } : null;
}

/** The listener middleware with the listeners that every app has. */
export function createListeners(ports: ListenerPorts) {
  const listeners = createListenerMiddleware<RootState, AppThunkDispatch>();
  const { accountsLogout } = accountsApi.endpoints;

  listeners.startListening({
    actionCreator: snackbarRequested,
    effect: ({ payload }) => ports.showSnackbar?.(payload),
  });
  // Failures of changes are told in a snackbar (platform.md §7): the first validation message, or the message.
  listeners.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, store) => {
      const endpoint = endpointOf(meta);
      if (endpoint === null) return;
      if (isApiFailure(payload) && payload.status === 401 && endpoint.name !== 'accountsLogin') {
        if (selectUser(store.getState()) === null) return;
        store.dispatch(sessionEnded());
        ports.onUnauthenticated?.();
        return;
      }
      if (isApiFailure(payload) && payload.status === 402 && ports.onProRequired) {
        ports.onProRequired(errorText(payload));
        return;
      }
      if (endpoint.type !== 'mutation' || isCancelled(payload)) return;
      if (ports.tellsFailure?.(endpoint.name) === false) return;
      store.dispatch(snackbarRequested({ text: errorText(payload), tone: 'error' }));
    },
  });
  listeners.startListening({
    matcher: isAnyOf(accountsLogout.matchFulfilled, accountsLogout.matchRejected),
    effect: async (_action, store) => {
      await ports.onSignedOut?.();
      // A router is done before its new page is drawn, and a page that is still open would ask for its data again.
      await store.delay(timeToLeave);
      store.dispatch(api.util.invalidateTags([...personalTags]));
    },
  });
  listeners.startListening({
    actionCreator: currencyChosen,
    effect: ({ payload }) => (ports.rememberCurrency ?? writeCurrencyCookie)(payload),
  });
  return listeners;
}
