import { useSyncExternalStore } from 'react';

/** How the app looks: as the system asks, or as the user has said. */
export const themeModes = ['auto', 'light', 'dark'] as const;
/** How the app looks. */
export type ThemeMode = (typeof themeModes)[number];

// `public/theme-mode.js` reads the same key before the first paint.
const key = 'dashboard-theme-mode';
const listeners = new Set<() => void>();

function read(): ThemeMode {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
  return themeModes.find((value) => value === stored) ?? 'auto';
}

let current = read();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the look in this browser; the attribute is the one that the theme's style sheet goes by. */
export function setThemeMode(mode: ThemeMode): void {
  current = mode;
  try {
    localStorage.setItem(key, mode);
  } catch {
    // As above.
  }
  if (mode === 'auto') delete document.documentElement.dataset['themeMode'];
  else document.documentElement.dataset['themeMode'] = mode;
  for (const listener of listeners) listener();
}

/** The chosen look. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, () => current);
}
