// @vitest-environment node
import { themeStyleSheet } from '@omnis/theme';
import { describe, expect, it } from 'vitest';
import { pageTheme, usedNames } from './page-theme.server.ts';

const look =
  ':root{color-scheme:light;--ink:#000;--edge:var(--ink);--card:1px solid var(--edge);--chat:var(--ink)}\n' +
  ':root[data-theme-mode=dark]{color-scheme:dark;--edge:var(--pale);--pale:#eee;--chat:#111}';

describe('the theme of a page', () => {
  it('has what the page uses, and what that is made of in light and dark', () => {
    expect(pageTheme(look, usedNames('a{border:var(--card)}b{color:var(--other, red)}'))).toBe(
      ':root{color-scheme:light;--ink:#000;--edge:var(--ink);--card:1px solid var(--edge);}\n' +
        ':root[data-theme-mode=dark]{color-scheme:dark;--edge:var(--pale);--pale:#eee;}',
    );
  });

  it('reads uses in attributes too', () => {
    expect([...usedNames('<p style="color:var(--ink)">var (--no)</p>')]).toEqual(['--ink']);
  });

  it('is the whole theme where all of it is used, and lets nothing dangle', () => {
    const sheet = themeStyleSheet('apothecary', { mode: 'auto' });
    const all = [...sheet.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
    expect(pageTheme(sheet, all)).toBe(sheet);
    const some = pageTheme(sheet, ['--button-background', '--banner-color']);
    expect(some.length).toBeLessThan(sheet.length / 4);
    const defined = new Set([...some.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect([...usedNames(some)].filter((name) => !defined.has(name))).toEqual([]);
  });
});
