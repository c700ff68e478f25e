// @vitest-environment node
import { isThemeName, themes, themeStyleSheet } from '@omnis/theme';
import { expect, it } from 'vitest';
import { fallbackFace } from './fallback-fonts.server.ts';

it.each(Object.keys(themes).filter(isThemeName))(
  '%s: what stands in for a font is next in its stack',
  (name) => {
    const sheet = themeStyleSheet(name);
    for (const { family } of themes[name].fonts) {
      const [, standIn = ''] = /font-family:"([^"]+)"/.exec(fallbackFace(family)) ?? [];
      expect(standIn, family).not.toBe('');
      expect(sheet, family).toMatch(new RegExp(`"?${family}"?, ?"?${standIn}"?,`));
    }
  },
);

it('RD9 a font that nobody measured has none', () => {
  expect(fallbackFace('constructor')).toBe('');
});
