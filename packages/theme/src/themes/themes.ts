import { academia } from './academia.ts';
import { angelo } from './angelo.ts';
import { apothecary } from './apothecary.ts';
import { atlantic } from './atlantic.ts';
import { base } from './base.ts';
import { boho } from './boho.ts';
import { bubble } from './bubble.ts';
import { california } from './california.ts';
import { charcoal } from './charcoal.ts';
import { clay } from './clay.ts';
import { daze } from './daze.ts';
import { deepSpace } from './deep-space.ts';
import type { ThemeDefinition } from './definition.ts';
import { dunes } from './dunes.ts';
import { gallery } from './gallery.ts';
import { good } from './good.ts';
import { joy } from './joy.ts';
import { lux } from './lux.ts';
import { mocha } from './mocha.ts';
import { municipal } from './municipal.ts';
import { naked } from './naked.ts';
import { neonCity } from './neon-city.ts';
import { nordic } from './nordic.ts';
import { outland } from './outland.ts';
import { popart } from './popart.ts';
import { popsicle } from './popsicle.ts';
import { atlas, atlasDark, teemill, teemillDark, teemillPro, teemillProDark } from './product.ts';
import { punch } from './punch.ts';
import { quiet } from './quiet.ts';
import { salt } from './salt.ts';
import { simply } from './simply.ts';
import { sol } from './sol.ts';
import { spring } from './spring.ts';
import { tokyo } from './tokyo.ts';
import { tropic } from './tropic.ts';
import { vantage } from './vantage.ts';
import { verde } from './verde.ts';
import { wanderlust } from './wanderlust.ts';
import { wildWood } from './wild-wood.ts';

const all = {
  base,
  naked,
  punch,
  outland,
  daze,
  joy,
  tropic,
  simply,
  charcoal,
  verde,
  spring,
  academia,
  dunes,
  angelo,
  neonCity,
  salt,
  atlantic,
  california,
  municipal,
  nordic,
  popart,
  wildWood,
  wanderlust,
  gallery,
  apothecary,
  popsicle,
  good,
  bubble,
  quiet,
  sol,
  clay,
  lux,
  teemill,
  teemillPro,
  teemillDark,
  teemillProDark,
  atlas,
  atlasDark,
  deepSpace,
  vantage,
  tokyo,
  mocha,
  boho,
} as const satisfies Record<string, ThemeDefinition>;

/** The name of a theme that ships. */
export type ThemeName = keyof typeof all;

/**
 * Every theme by the spec's name (storefront.md §3 Theme): base, the named themes, the product themes, the deprecated
 * ones. Plain data: nothing is resolved until it is asked for.
 *
 * @example
 * ```ts
 * import { themes } from '@omnis/theme';
 * themes.base.title; // 'Base'
 * ```
 */
export const themes: Readonly<Record<ThemeName, ThemeDefinition>> = all;

/** Tells whether a name (from a shop's settings, an address, a file) is a theme's. */
export function isThemeName(name: string): name is ThemeName {
  return Object.hasOwn(themes, name);
}

/** Every theme name, in the order of the data. */
export const themeNames: readonly ThemeName[] = Object.keys(themes).filter(isThemeName);

/**
 * The themes that a shop is offered: base and the named ones. A shop that has a deprecated theme keeps it, so list its
 * current theme beside these.
 *
 * @example
 * ```ts
 * import { offeredThemes, themes } from '@omnis/theme';
 * const choices = offeredThemes.map((name) => ({ value: name, label: themes[name].title }));
 * ```
 */
export const offeredThemes: readonly ThemeName[] = themeNames.filter(
  (name) => themes[name].kind === 'base' || themes[name].kind === 'named',
);
