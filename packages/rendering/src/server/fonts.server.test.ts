import { resolveTheme, themeNames, themes } from '@omnis/theme';
import { fontWeights } from '@omnis/theme/react';
import { expect, it } from 'vitest';
import { fontHead } from './fonts.server.ts';

/** Ranges of weights that the rules of a family give, as its lowest and highest. */
const rangesOf = (css: string, family: string): [number, number][] =>
  [...css.matchAll(/font-family:"([^"]+)";font-weight:(\d+)(?: (\d+))?;/g)].flatMap(
    ([, name, low, high]): [number, number][] =>
      name === family ? [[Number(low), Number(high ?? low)]] : [],
  );

it.each(themeNames)(
  'platform.md §9 default font weights 400, 700 plus the font’s own: the shop’s files of %s have them',
  (name) => {
    const { values } = resolveTheme(name);
    const { css } = fontHead(themes[name].fonts);
    for (const [font, weight] of [
      [values['text.font'], values['weight.regular']],
      [values['heading.font'], values['heading.weight']],
    ] as const) {
      const family = font.split(',')[0]?.replaceAll('"', '').trim() ?? '';
      // A theme may set text in a font of the system.
      if (!themes[name].fonts.some((face) => face.family === family)) continue;
      const missing = fontWeights({ defaultWeight: Number(weight) }).filter(
        (wanted) => !rangesOf(css, family).some(([low, high]) => low <= wanted && wanted <= high),
      );
      expect([family, missing]).toEqual([family, []]);
    }
  },
);
