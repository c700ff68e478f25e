import {
  checkContrast,
  contrastRatio,
  resolveTheme,
  themeModeScript,
  themeStyleSheet,
  type ResolvedTheme,
} from '@omnis/theme';
import { html, type Markup } from '../markup/html.ts';
import type { Division } from './division.ts';
import { darkLogo } from './dark-logo.ts';

/** Where the shop keeps a visitor's choice of light or dark (`appearance-key.ts` of the storefront). */
const appearanceKey = 'shop-theme-mode';

/** How the pages of a store look that the server writes, outside of its shop: light, and dark where the shop is. */
export interface StoreLook {
  readonly css: string;
  /** The logo for the ground of the header, in both appearances; null where there is none. */
  readonly logo: Markup | null;
  /** Colour of the browser's own bars. */
  readonly bars: Markup;
  /** Sets the chosen appearance before anything is drawn; '' where there is nothing to choose. */
  readonly script: string;
}

/** The dark half of a store's theme; null where the shop has none, or its own colours could not be read in it. */
function darkHalf({
  theme,
  themeProperties: overrides,
  themeDark,
  appearance,
}: Division): ResolvedTheme | null {
  if (appearance === 'light' || resolveTheme(theme, { overrides }).mode === 'dark') return null;
  const dark = resolveTheme(theme, { mode: 'dark', overrides: { ...overrides, ...themeDark } });
  return checkContrast(dark).length > 0 ? null : dark;
}

const inDark = (rule: string): string =>
  `@media (prefers-color-scheme:dark){:root:not([data-theme-mode=light]) ${rule}}:root[data-theme-mode=dark] ${rule}`;

/** The look of a store's page outside of its shop. */
export function storeLook(division: Division): StoreLook {
  const { theme, themeProperties: overrides } = division;
  const light = resolveTheme(theme, { overrides }).values;
  const dark = darkHalf(division)?.values ?? null;
  const isDark = (ground: string): boolean =>
    (contrastRatio('#ffffff', ground) ?? 1) > (contrastRatio('#000000', ground) ?? 1);
  const logoOn = (ground: string): string | null =>
    (isDark(ground) ? darkLogo(division) : null) ?? division.logo;
  const header = light['header.background'];
  const usual = logoOn(header);
  const other = dark === null ? usual : logoOn(dark['header.background']);
  const picture = (source: string, when: string): Markup =>
    html`<img class="${when}" src="${source}" alt="${division.name}" />`;
  const changes = `.on-dark{display:none}${inDark('.on-light{display:none}')}${inDark('.on-dark{display:block}')}`;
  // A logo that has no form for dark grounds stays on the ground that it is made for.
  const plate = inDark(`.logo{background:${header}}`);
  const hasTwo = usual !== other;
  return {
    css:
      themeStyleSheet(theme, {
        overrides,
        darkOverrides: { ...overrides, ...division.themeDark },
        ...(dark && { mode: 'auto' }),
      }) +
      (dark === null
        ? ''
        : hasTwo
          ? changes
          : isDark(header) === isDark(dark['header.background'])
            ? ''
            : plate),
    logo:
      usual === null
        ? null
        : html`${picture(usual, hasTwo ? 'logo on-light' : 'logo')}${hasTwo && other !== null && picture(other, 'logo on-dark')}`,
    bars:
      dark === null
        ? html`<meta name="theme-color" content="${light['page.background']}" />`
        : html`<meta
              name="theme-color"
              media="(prefers-color-scheme:light)"
              content="${light['page.background']}"
            />
            <meta
              name="theme-color"
              media="(prefers-color-scheme:dark)"
              content="${dark['page.background']}"
            />`,
    script: dark === null ? '' : themeModeScript(appearanceKey),
  };
}
