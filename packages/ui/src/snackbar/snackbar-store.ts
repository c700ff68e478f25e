import {
  dismissSnackbar,
  emptySnackbarState,
  enqueueSnackbar,
  resumeSnackbars,
  shownSnackbar,
  snackbarLimits,
  type SnackbarMessage,
  type SnackbarState,
} from './snackbar-queue.ts';

/** A queue with its clock, which anything can write to: components, listeners of the store, request handlers. */
export interface SnackbarStore {
  readonly show: (message: SnackbarMessage | string) => void;
  readonly dismiss: (id: number) => void;
  /** Stops the clock of the message shown, while a pointer or the focus is on it. */
  readonly hold: () => void;
  /** Starts its clock anew. */
  readonly release: () => void;
  readonly getState: () => SnackbarState;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a queue.
 *
 * @example
 * ```ts
 * import { createSnackbarStore } from '@omnis/ui';
 * const snackbars = createSnackbarStore();
 * snackbars.show({ text: 'Added to basket', code: 'basket-added', tone: 'success' });
 * ```
 */
export function createSnackbarStore(): SnackbarStore {
  let state = emptySnackbarState;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: SnackbarState): void => {
    if (next === state) return;
    const shownBefore = shownSnackbar(state)?.id;
    const wasPausing = state.pausing;
    state = next;
    if (shownSnackbar(state)?.id !== shownBefore || state.pausing !== wasPausing) schedule();
    for (const listener of listeners) listener();
  };
  const schedule = (): void => {
    clearTimeout(timer);
    const shown = shownSnackbar(state);
    if (state.pausing) timer = setTimeout(() => set(resumeSnackbars(state)), snackbarLimits.gap);
    else if (shown) timer = setTimeout(() => set(dismissSnackbar(state, shown.id)), shown.timeout);
  };

  return {
    show: (message) => set(enqueueSnackbar(state, typeof message === 'string' ? { text: message } : message)),
    dismiss: (id) => set(dismissSnackbar(state, id)),
    hold: () => {
      if (!state.pausing) clearTimeout(timer);
    },
    release: () => {
      if (!state.pausing) schedule();
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
