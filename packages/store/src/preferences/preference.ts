import { useSyncExternalStore } from 'react';

/** Options of a preference. */
export interface PreferenceOptions<T extends string> {
  /** In the browser's storage. */
  readonly key: string;
  /** Possible values; the first is the default. */
  readonly values: readonly [T, ...T[]];
  /** Told of each choice. */
  readonly onChange?: (value: T) => void;
}

/** One choice of this browser's user. */
export interface Preference<T extends string> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** The choice, for a component. */
  readonly use: () => T;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
    return null;
  }
}

/**
 * A choice that belongs to this browser and not to the account, such as a dark appearance: it stays over visits, and is
 * in no store, because it must be known before the first paint.
 *
 * @example
 * const density = createPreference({ key: 'density', values: ['comfortable', 'compact'] });
 * density.set('compact');
 */
export function createPreference<T extends string>(options: PreferenceOptions<T>): Preference<T> {
  const { key, values, onChange } = options;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const before = stored(key);
  let current: T = values.find((value) => value === before) ?? values[0];
  const get = (): T => current;
  return {
    get,
    set: (value) => {
      current = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // As above.
      }
      onChange?.(value);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => values[0]),
  };
}

/** The attribute by which a theme's style sheet of mode `auto` goes; `auto` leaves it to the system. */
function applyAppearance(appearance: 'auto' | 'light' | 'dark'): void {
  const { dataset } = document.documentElement;
  if (appearance === 'auto') delete dataset['themeMode'];
  else dataset['themeMode'] = appearance;
}

/**
 * How an app looks in this browser: as the system asks, light or dark. The document applies the stored choice before the
 * first paint; this applies those made afterwards.
 *
 * @param key - in the browser's storage
 */
export function createAppearance(key: string): Preference<'auto' | 'light' | 'dark'> {
  return createPreference({ key, values: ['auto', 'light', 'dark'], onChange: applyAppearance });
}
