/** Content of a snackbar. */
export interface SnackbarMessage {
  readonly text: string;
  /** Names the message: while one with the same code waits or is shown, another is ignored. The text unless told. */
  readonly code?: string;
  /** `neutral` unless told. Errors are read out at once. */
  readonly tone?: 'neutral' | 'success' | 'error';
  /** One action, such as “Undo” or “View basket”. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Milliseconds; 3,000 unless told. */
  readonly timeout?: number;
}

/** A message in the queue. */
export interface QueuedMessage extends SnackbarMessage {
  readonly id: number;
  readonly code: string;
  readonly timeout: number;
}

/** The queue: the first is shown unless the pause between two messages is running. */
export interface SnackbarState {
  readonly items: readonly QueuedMessage[];
  /** The pause after a message, in which nothing is shown. */
  readonly pausing: boolean;
  readonly nextId: number;
}

/** Limits of the queue (platform.md §9 Snackbar, §4 Messaging timing). */
export const snackbarLimits = {
  /** Messages in the queue, the one shown among them. */
  max: 4,
  /** Milliseconds that a message is shown. */
  timeout: 3000,
  /** Milliseconds between two messages. */
  gap: 300,
} as const;

/** A queue with nothing in it. */
export const emptySnackbarState: SnackbarState = { items: [], pausing: false, nextId: 1 };

/** Puts a message at the end. A code that is there already, and a message to a full queue, change nothing. */
export function enqueueSnackbar(state: SnackbarState, message: SnackbarMessage): SnackbarState {
  const code = message.code ?? message.text;
  if (state.items.length >= snackbarLimits.max || state.items.some((item) => item.code === code))
    return state;
  const item: QueuedMessage = {
    ...message,
    code,
    id: state.nextId,
    timeout: message.timeout ?? snackbarLimits.timeout,
  };
  return { ...state, items: [...state.items, item], nextId: state.nextId + 1 };
}

/** Takes a message out. When it was the one shown, the pause begins. */
export function dismissSnackbar(state: SnackbarState, id: number): SnackbarState {
  const wasShown = !state.pausing && state.items[0]?.id === id;
  const items = state.items.filter((item) => item.id !== id);
  return items.length === state.items.length
    ? state
    : { ...state, items, pausing: wasShown || state.pausing };
}

/** Ends the pause. */
export function resumeSnackbars(state: SnackbarState): SnackbarState {
  return state.pausing ? { ...state, pausing: false } : state;
}

/** The message that is shown now. */
export function shownSnackbar(state: SnackbarState): QueuedMessage | null {
  return state.pausing ? null : (state.items[0] ?? null);
}
