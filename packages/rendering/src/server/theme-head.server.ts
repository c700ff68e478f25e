import {
  AA_LARGE,
  checkContrast,
  contrastRatio,
  isThemeName,
  resolveTheme,
  themeModeScript,
  themes,
  themeStyleSheet,
  tokens,
} from '@omnis/theme';
import { globalCss } from '@omnis/theme/react';
import type { ThemeOptions } from '@omnis/shop-kit';
import { usualWordLimit } from '@omnis/shopping';
import { appearanceKey } from '../start/appearance-key.ts';
import { fontHead, type FontHead, type OwnFont } from './fonts.server.ts';
import { allFaces, usedFaces } from './used-faces.server.ts';
import { shortCss } from './short-css.server.ts';

/** A theme as the core data names it. */
export interface ThemeChoice {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Values of the dark mode alone, above `properties`. */
  readonly dark?: Readonly<Record<string, unknown>>;
  /** Fonts of the store's own. */
  readonly fonts?: readonly OwnFont[];
  /** Token of a theme that is tried: the page takes other values from an editor, and has all fonts. */
  readonly trial?: string;
  /** `light`: the shop is never dark. */
  readonly appearance: 'both' | 'light';
}

/** All that a document's head needs of its theme. */
export interface ThemeHead {
  /** All of it, as a style sheet. */
  readonly css: string;
  /** Of these the theme's values. */
  readonly look: string;
  readonly fonts: FontHead;
  /** Colour of the browser's own bars, in light and in dark; the latter null where there is no dark appearance. */
  readonly themeColors: { readonly light: string; readonly dark: string | null };
  /** Text of the script that sets the chosen appearance before anything is drawn; '' where there is nothing to choose. */
  readonly script: string;
  readonly options: ThemeOptions;
}

/** In the page itself: as a file it would be one round trip more before anything is drawn. */
const baseCss = shortCss(globalCss);

/**
 * Names, addresses and what is typed run the way that their own letters do, and stand where others would. Titles and copy
 * of blocks part a long word or address where they shrink to fit, too.
 */
const lettersCss =
  ':where(.block) :where(h1,h2,h3,p){overflow-wrap:anywhere}:where(h1,h2,h3,h4,h5,h6,address){unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}:where(input,textarea){unicode-bidi:plaintext}';

const limit = 200;
const known = new Map<string, ThemeHead>();

const facesOf = (name: string) => themes[isThemeName(name) ? name : 'base'].fonts;

/** The `@font-face` rules of a theme, for the pages of a closed store, which the server writes. */
export function fontFaces(theme: string): string {
  const { css, fallback } = fontHead(facesOf(theme));
  return fallback + css;
}

/** The shop's values for the dark mode. */
export const darkOverrides = ({ properties, dark }: ThemeChoice): Readonly<Record<string, unknown>> =>
  dark ? { ...properties, ...dark } : properties;

/** The dark half of a theme; null where the shop has none, or its own colours could not be read in it. */
function darkValues(choice: ThemeChoice) {
  const { name, properties, appearance } = choice;
  if (appearance === 'light') return null;
  const dark = resolveTheme(name, { mode: 'dark', overrides: darkOverrides(choice) });
  const alwaysDark = resolveTheme(name, { overrides: properties }).mode === 'dark';
  return alwaysDark || checkContrast(dark).length > 0 ? null : dark.values;
}

/** Tells whether a store has a dark appearance beside its light one. */
export const hasDark = (choice: ThemeChoice): boolean => themeHead(choice).script !== '';

/** Which of two logos is shown, and what a logo without a dark form lies on, where the header changes from light to dark. */
function logoCss(light: string, dark: string): string {
  if ((contrastRatio(light, dark) ?? 1) < AA_LARGE) return '';
  const changes = `{--shop-on-light:none;--shop-on-dark:block;--shop-plate:${light}}`;
  return `@media (prefers-color-scheme:dark){:root:not([data-theme-mode=light])${changes}}:root[data-theme-mode=dark]${changes}`;
}

/** Tells whether white stands out from a colour more than black does. */
const isDark = (ground: string): boolean =>
  (contrastRatio('#ffffff', ground) ?? 1) > (contrastRatio('#000000', ground) ?? 1);

/**
 * Where a shopper's system chooses all colours it takes the header's ground away, and a logo for dark ones could not be seen
 * on white: such a logo keeps the ground.
 */
const forcedLogoCss = (ground: string): string =>
  isDark(ground)
    ? `@media (forced-colors:active){:root{--shop-plate:${ground}}.logo .plate{forced-color-adjust:none}}`
    : '';

/** Text that a shop has written itself; '' where it is the theme's, in the language of themes. */
function own(values: Readonly<Record<string, string>>, name: 'product.community.title'): string {
  const value = values[name] ?? '';
  return value === tokens[name].value ? '' : value;
}

/**
 * Rules of what few shops choose, which no page of the others brings: what a link leads to stays clear of a header with a
 * search bar, the corners of the footer, and the picture of what has none of its own, in the place of its initial.
 */
function rareCss({ values, variables }: ReturnType<typeof resolveTheme>): string {
  const radius = values['footer.radius'];
  const picture = variables['--image-default'];
  return [
    values['header.search'] === 'bar' &&
      '@media (min-height:30rem){html{scroll-padding-top:var(--layout-header-search)}}',
    Number.parseFloat(radius) !== 0 && `.shop-footer{border-radius:${radius} ${radius} 0 0}`,
    picture !== 'none' &&
      `svg[data-initial]{background:${picture} center/cover;opacity:1}svg[data-initial] text{display:none}`,
  ]
    .filter((rule) => rule !== false)
    .join('');
}

function optionsOf(values: ReturnType<typeof resolveTheme>['values']): ThemeOptions {
  const wordLimit = Number(values['product.description.wordLimit']) || usualWordLimit;
  const communityTitle = own(values, 'product.community.title');
  const communitySubtitle = values['product.community.subtitle'];
  const defaultFilm = values['video.default'];
  return {
    ...(values['product.quantity.visibility'] === 'visible' && { quantityVisible: true }),
    ...(values['product.description.placement'] !== 'above' && { descriptionBelow: true }),
    ...(wordLimit !== usualWordLimit && { wordLimit }),
    ...(values['catalogue.paging'] === 'scroll' && { endlessLists: true }),
    ...(values['header.search'] === 'bar' && { searchBar: true }),
    ...(isDark(values['header.background']) && { darkHeader: true }),
    ...(communityTitle !== '' && { communityTitle }),
    ...(communitySubtitle !== '' && { communitySubtitle }),
    ...(defaultFilm !== 'none' && { defaultFilm }),
  };
}

function make(choice: ThemeChoice): ThemeHead {
  const { name, properties } = choice;
  const light = resolveTheme(name, { overrides: properties });
  const { values } = light;
  const dark = darkValues(choice);
  const ground = values['header.background'];
  const fonts = fontHead(
    choice.trial === undefined ? usedFaces(facesOf(name), values) : allFaces,
    choice.fonts,
  );
  const look = shortCss(
    (dark
      ? themeStyleSheet(name, {
          overrides: properties,
          darkOverrides: darkOverrides(choice),
          mode: 'auto',
        }) + logoCss(ground, dark['header.background'])
      : themeStyleSheet(name, { overrides: properties })) + forcedLogoCss(ground),
  );
  return {
    css: baseCss + lettersCss + rareCss(light) + fonts.fallback + look,
    look,
    fonts,
    themeColors: { light: ground, dark: dark ? dark['header.background'] : null },
    script: dark ? themeModeScript(appearanceKey) : '',
    options: optionsOf(values),
  };
}

/**
 * The head of a theme with the shop's own values, validated by the theme's grammar (storefront.md §3 Theme). Kept for the
 * next request: resolving takes longer than rendering a page.
 */
export function themeHead(choice: ThemeChoice): ThemeHead {
  const { name, appearance, properties, dark, fonts, trial } = choice;
  const key = JSON.stringify([name, appearance, properties, dark, fonts, trial !== undefined]);
  const made = known.get(key) ?? make(choice);
  if (!known.has(key) && known.size >= limit) known.clear();
  known.set(key, made);
  return made;
}
