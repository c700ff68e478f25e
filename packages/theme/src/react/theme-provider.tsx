import { createContext, use, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { ThemeMode } from '../themes/definition.ts';
import { ThemeStyle, type ThemeStyleProps } from './theme-style.tsx';

/** The mode that was chosen, and a way to choose another; null: the system decides. */
export interface ThemeModeChoice {
  readonly mode: ThemeMode | null;
  readonly setMode: (mode: ThemeMode | null) => void;
}

const ChoiceContext = createContext<ThemeModeChoice>({ mode: null, setMode() {} });

/**
 * The mode of the nearest {@link ThemeProvider}, for a switch. Colours need it not: they follow without a render.
 *
 * @example
 * ```tsx
 * import { useThemeMode } from '@omnis/theme/react';
 * export function ModeSwitch() {
 *   const { mode, setMode } = useThemeMode();
 *   return <button aria-pressed={mode === 'dark'} onClick={() => setMode(mode === 'dark' ? null : 'dark')}>Dark</button>;
 * }
 * ```
 */
export function useThemeMode(): ThemeModeChoice {
  return use(ChoiceContext);
}

/** Properties of {@link ThemeProvider}: those of the style element, and the mode. */
export interface ThemeProviderProps extends ThemeStyleProps {
  /** The mode that the server read (`themeModeFromCookie`); null: the system decides, or the head's script. */
  readonly mode?: ThemeMode | null;
  /** Where the browser's storage keeps the choice, as `themeModeScript` reads it; kept nowhere when left out. */
  readonly storageKey?: string;
  readonly children?: ReactNode;
}

/** Sets the attribute `data-theme-mode` of the root element, and keeps the choice. */
function show(mode: ThemeMode | null, storageKey?: string): void {
  const { dataset } = document.documentElement;
  if (mode) dataset['themeMode'] = mode;
  else delete dataset['themeMode'];
  try {
    if (storageKey) localStorage.setItem(storageKey, mode ?? '');
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the page.
  }
}

/**
 * A theme for all that is in it: its style sheet, and the mode that a visitor may choose. A change of mode sets the root's
 * attribute, so it repaints without rendering what is inside.
 *
 * @example
 * ```tsx
 * import { themeStyleSheet } from '@omnis/theme';
 * import { ThemeProvider } from '@omnis/theme/react';
 * const css = themeStyleSheet('nordic', { mode: 'auto' });
 * export const App = () => <ThemeProvider css={css} storageKey="mode"><main>Shop</main></ThemeProvider>;
 * ```
 */
export function ThemeProvider({
  mode: given = null,
  storageKey,
  children,
  ...style
}: ThemeProviderProps): ReactElement {
  const [mode, setState] = useState(given);
  useEffect(() => {
    if (given) return show(given);
    // Mode that the head's script set before the first paint.
    const set = document.documentElement.dataset['themeMode'];
    if (set === 'light' || set === 'dark') setState(set);
  }, [given]);
  const setMode = (next: ThemeMode | null): void => {
    setState(next);
    show(next, storageKey);
  };
  return (
    <ChoiceContext value={{ mode, setMode }}>
      <ThemeStyle {...style} />
      {children}
    </ChoiceContext>
  );
}
