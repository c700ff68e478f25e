import type { StoreCoreData } from '@omnis/shop-kit';
import type { ThemeChoice } from './theme-head.server.ts';

/** The theme of a store; the base theme where no store could be read. On the editor's canvas it is as most see it: light. */
export function themeChoice(core: StoreCoreData | undefined, mode: 'native' | 'preview'): ThemeChoice {
  const { theme, store } = core?.state ?? {};
  return {
    name: theme?.name || 'base',
    properties: theme?.properties ?? {},
    appearance: mode === 'preview' ? 'light' : (store?.appearance ?? 'both'),
  };
}
