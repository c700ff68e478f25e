import { useSyncExternalStore } from 'react';

/** How the app looks: as the system asks, or as the user has said. */
export const themeModes = ['auto', 'light', 'dark'] as const;
/** How the app looks. */
export type ThemeMode = (typeof themeModes)[number];

/** How close together rows are. */
export const densities = ['comfortable', 'compact'] as const;
/** How close together rows are. */
export type Density = (typeof densities)[number];

const keys = { themeMode: 'atlas-theme-mode', density: 'atlas-density' } as const;
const listeners = new Set<() => void>();

function read<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Storage may be switched off; the preference then lasts as long as the page.
  }
  return allowed.find((value) => value === stored) ?? fallback;
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

const state = {
  themeMode: read(keys.themeMode, themeModes, 'auto'),
  density: read(keys.density, densities, 'comfortable'),
};

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the look of this browser; the attribute is the one that the theme's style sheet goes by. */
export function setThemeMode(mode: ThemeMode): void {
  state.themeMode = mode;
  write(keys.themeMode, mode);
  if (mode === 'auto') delete document.documentElement.dataset['themeMode'];
  else document.documentElement.dataset['themeMode'] = mode;
  changed();
}

/** Sets how close together rows are, in this browser. */
export function setDensity(density: Density): void {
  state.density = density;
  write(keys.density, density);
  changed();
}

/** The chosen look. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, () => state.themeMode);
}

/** The chosen density. */
export function useDensity(): Density {
  return useSyncExternalStore(subscribe, () => state.density);
}
