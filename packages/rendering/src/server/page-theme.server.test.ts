// @vitest-environment node
import { themeStyleSheet } from '@omnis/theme';
import { describe, expect, it } from 'vitest';
import { pageTheme, usedNames } from './page-theme.server.ts';

const look =
  ':root{color-scheme:light;--ink:#000;--edge:var(--ink);--chat-edge:1px solid var(--chat-ink);--chat-ink:red}\n' +
  ':root[data-theme-mode=dark]{color-scheme:dark;--edge:var(--pale);--pale:#eee;--chat-ink:#111;--quote-color:red}';

describe('RD2 the theme of a page', () => {
  it('has what most pages use, and leaves out what few blocks have alone', () => {
    expect(pageTheme(look, usedNames('b{color:var(--other, red)}'))).toBe(
      ':root{color-scheme:light;--ink:#000;--edge:var(--ink)}\n' +
        ':root[data-theme-mode=dark]{color-scheme:dark;--edge:var(--pale);--pale:#eee}',
    );
  });

  it('has that too where the page uses it, and what it is made of in light and dark', () => {
    expect(pageTheme(look, usedNames('a{border:var(--chat-edge)}'))).toBe(
      ':root{color-scheme:light;--ink:#000;--edge:var(--ink);--chat-edge:1px solid var(--chat-ink);--chat-ink:red}\n' +
        ':root[data-theme-mode=dark]{color-scheme:dark;--edge:var(--pale);--pale:#eee;--chat-ink:#111}',
    );
  });

  it('reads uses in attributes too', () => {
    expect([...usedNames('<p style="color:var(--ink)">var (--no)</p>')]).toEqual(['--ink']);
  });

  it('is the whole theme where all of it is used, and lets nothing dangle', () => {
    const sheet = themeStyleSheet('apothecary', { mode: 'auto' });
    const all = [...sheet.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
    expect(pageTheme(sheet, all)).toBe(sheet);
    const some = pageTheme(sheet, ['--button-background', '--quote-color']);
    expect(some.length).toBeLessThan(sheet.length * 0.9);
    const defined = new Set([...some.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    expect([...usedNames(some)].filter((name) => !defined.has(name))).toEqual([]);
  });
});
