import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { slideshowTimes } from './slideshow.limits.ts';

/** Which slide is shown, and which pictures have been asked for. */
export interface SlidesState {
  readonly index: number;
  /** Indexes whose pictures may be fetched, the shown one included. */
  readonly loaded: ReadonlySet<number>;
}

/** An action on a slideshow. */
export type SlidesAction =
  | { readonly type: 'go'; readonly to: number; readonly count: number }
  | { readonly type: 'preload'; readonly count: number };

/** Slides wrap both ways; a slide that was loaded stays loaded. */
export function slidesReducer(state: SlidesState, action: SlidesAction): SlidesState {
  const { count } = action;
  if (count <= 0) return state;
  const wrap = (index: number): number => ((index % count) + count) % count;
  switch (action.type) {
    case 'go': {
      const index = wrap(action.to);
      return { index, loaded: withIndex(state.loaded, index) };
    }
    case 'preload':
      return { ...state, loaded: withIndex(state.loaded, wrap(state.index + 1)) };
  }
}

function withIndex(loaded: ReadonlySet<number>, index: number): ReadonlySet<number> {
  return loaded.has(index) ? loaded : new Set([...loaded, index]);
}

/** Options of {@link useSlides}. */
export interface SlidesOptions {
  readonly count: number;
  /** Milliseconds that a slide stays; 6000 unless told. */
  readonly speed?: number;
  /** True when slides advance by themselves at all. */
  readonly automatic: boolean;
  /** Held for now: pointer over it, focus in it, the tab in the background, or the shopper pressed pause. */
  readonly held: boolean;
}

/** Result of {@link useSlides}. */
export interface Slides extends SlidesState {
  readonly go: (to: number) => void;
}

const never = () => () => undefined;

/**
 * How long the first slide is still to stay: what the server has rendered was looked at before its code came. Its
 * successor's picture keeps the time that it has to come.
 */
function useOpening(speed: number): () => number {
  const isServers = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const opens = useRef(isServers);
  return useCallback(() => {
    if (!opens.current) return speed;
    opens.current = false;
    return Math.max(Math.min(slideshowTimes.preload, speed), speed - performance.now());
  }, [speed]);
}

/**
 * The timer of a slideshow (storefront.md §4): it advances by itself and wraps, fetches the next picture 2 s before
 * the switch, and starts anew when the shopper navigates.
 */
export function useSlides({
  count,
  speed = slideshowTimes.interval,
  automatic,
  held,
}: SlidesOptions): Slides {
  const [state, dispatch] = useReducer(slidesReducer, { index: 0, loaded: new Set([0]) });
  const { index } = state;
  const running = automatic && !held && count > 1;
  const timeLeft = useOpening(speed);

  useEffect(() => {
    if (!running) return undefined;
    const left = timeLeft();
    const preload = setTimeout(
      () => dispatch({ type: 'preload', count }),
      Math.max(0, left - slideshowTimes.preload),
    );
    const next = setTimeout(() => dispatch({ type: 'go', to: index + 1, count }), left);
    return () => {
      clearTimeout(preload);
      clearTimeout(next);
    };
  }, [running, timeLeft, index, count]);

  const go = useCallback((to: number) => dispatch({ type: 'go', to, count }), [count]);
  // Slides may be deleted in the editor while a later one is shown.
  return { ...state, index: count === 0 ? 0 : Math.min(index, count - 1), go };
}

/** Tells whether the reader asks for less motion; false on the server and until the first effect. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    const query = globalThis.matchMedia('(prefers-reduced-motion: reduce)');
    const read = (): void => setReduced(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return reduced;
}

/** Tells whether the tab is in the background, where timers would pile up switches that nobody sees. */
export function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const read = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}
