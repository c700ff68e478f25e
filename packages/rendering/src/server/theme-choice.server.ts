import type { CorePage, StoreCoreData } from '@omnis/shop-kit';
import { findPage } from '@omnis/shopping';
import { isThemeName } from '@omnis/theme';
import type { ThemeChoice } from './theme-head.server.ts';

/** A theme that is tried before it is published, and the token that shows it. */
export interface TriedTheme {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly dark: Readonly<Record<string, unknown>>;
  readonly token: string;
}

/** Facts that decide which theme a page is shown in, beside its store's. */
export interface ThemePlace {
  readonly mode: 'native' | 'preview';
  /** Path of the page; its own theme stands before the store's. */
  readonly pathname?: string;
  readonly trial?: TriedTheme | undefined;
}

type PageTheme = Pick<ThemeChoice, 'name' | 'properties'>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The theme of a page (storefront.md §3 Page): a theme that ships, or one with values of its own. null: its store's. */
function ownTheme({ theme }: Pick<CorePage, 'theme'>): PageTheme | null {
  if (typeof theme === 'string') return isThemeName(theme) ? { name: theme, properties: {} } : null;
  if (!isRecord(theme)) return null;
  const { name, properties } = theme;
  return typeof name === 'string' && isThemeName(name)
    ? { name, properties: isRecord(properties) ? properties : {} }
    : null;
}

/**
 * The theme of a page: the one that is tried, the page's own, or its store's; the base theme where no store could be read.
 * On the editor's canvas it is as most see it: light.
 */
export function themeChoice(
  core: StoreCoreData | undefined,
  { mode, pathname, trial }: ThemePlace,
): ThemeChoice {
  const { theme, store } = core?.state ?? {};
  const appearance = mode === 'preview' ? 'light' : (store?.appearance ?? 'both');
  const { dark, fonts } = theme ?? {};
  const shop = { ...(fonts && fonts.length > 0 && { fonts }), appearance } as const;
  const page = core && pathname !== undefined ? findPage(core.pages, pathname) : undefined;
  const own = page ? ownTheme(page) : null;
  if (own) return { ...own, ...shop };
  if (trial) {
    const { name, properties, token } = trial;
    return { name, properties, dark: trial.dark, ...shop, trial: token };
  }
  return {
    name: theme?.name || 'base',
    properties: theme?.properties ?? {},
    ...(dark && { dark }),
    ...shop,
  };
}

/** The path of a page that has a theme of its own, by which the files of its theme are asked for; undefined for the others. */
export function ownThemePath(core: StoreCoreData | undefined, pathname: string): string | undefined {
  const page = core && findPage(core.pages, pathname);
  return page && ownTheme(page) ? pathname : undefined;
}
