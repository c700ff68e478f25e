import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** How far a search for options is. */
export type SearchStatus = 'idle' | 'searching' | 'done' | 'failed';

/** Options that come from elsewhere, and the way to ask for them. */
export interface AsyncOptions<O> {
  readonly options: readonly O[];
  readonly status: SearchStatus;
  /** Asks for the options of a text, in a moment: each further call takes the place of the last. */
  readonly search: (query: string) => void;
  /** Asks for the options of an empty text, unless something was asked for before. */
  readonly begin: () => void;
}

interface Search {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly abort: AbortController;
}

/** Calls off the search that runs or is about to. */
function stop(running: RefObject<Search | null>): void {
  if (!running.current) return;
  clearTimeout(running.current.timer);
  running.current.abort.abort();
  running.current = null;
}

/** Looks up options while one types: at most one search at a time counts, and an overtaken one is called off. */
export function useAsyncOptions<O>(
  load: ((query: string, signal: AbortSignal) => Promise<readonly O[]>) | undefined,
  delay: number,
): AsyncOptions<O> {
  const [state, setState] = useState<Omit<AsyncOptions<O>, 'search' | 'begin'>>({
    options: [],
    status: 'idle',
  });
  const running = useRef<Search | null>(null);
  // Not the status: a text that is pasted opens the list before the status is drawn.
  const isAsked = useRef(false);
  useEffect(() => () => stop(running), []);
  const search = useCallback(
    (query: string): void => {
      if (!load) return;
      isAsked.current = true;
      stop(running);
      const abort = new AbortController();
      setState((before) => ({ options: before.options, status: 'searching' }));
      const run = async (): Promise<void> => {
        try {
          const options = await load(query, abort.signal);
          if (!abort.signal.aborted) setState({ options, status: 'done' });
        } catch {
          // Whatever went wrong, the list says so and typing on tries again.
          if (!abort.signal.aborted) setState({ options: [], status: 'failed' });
        }
      };
      running.current = { abort, timer: setTimeout(() => void run(), delay) };
    },
    [load, delay],
  );
  const begin = useCallback((): void => {
    if (!isAsked.current) search('');
  }, [search]);
  return { ...state, search, begin };
}
