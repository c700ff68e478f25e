import { describe, expect, it } from 'vitest';
import { breakpoints, viewportClass } from './breakpoints.ts';
import { themeStyleSheet } from './style-sheet.ts';

describe('T9 the style sheet of a theme', () => {
  it('T9 puts one mode at the root', () => {
    const sheet = themeStyleSheet('base');
    expect(sheet.startsWith(':root{color-scheme:light;')).toBe(true);
    expect(sheet).not.toContain('prefers-color-scheme');
  });

  it('T9 follows the system in auto mode, writes only what changes, and lets the attribute decide', () => {
    const [light = '', media = '', forced = ''] = themeStyleSheet('nordic', { mode: 'auto' }).split('\n');
    expect(light).toContain('--page-background:#fafbfb');
    expect(media).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-theme-mode=light]){color-scheme:dark;',
    );
    expect(media).toContain('--page-background:#0e1a1f');
    expect(media).not.toContain('--border-radius');
    expect(forced, 'paper is light').toMatch(/^@media screen\{:root\[data-theme-mode=dark\]\{/);
  });

  it('T9 is black on white on paper, though the theme is always dark', () => {
    const printed =
      /@media print\{:root\{color-scheme:light;background:Canvas\}:root \*\{color:CanvasText!important/;
    expect(themeStyleSheet('atlasDark')).toMatch(printed);
    expect(themeStyleSheet('atlasDark', { mode: 'auto' })).toMatch(printed);
    const overrides = { 'page.background': '#101418', 'text.color': '#f4f4f4' };
    expect(themeStyleSheet('base', { mode: 'auto', overrides })).toMatch(printed);
    expect(themeStyleSheet('base', { mode: 'auto' }), 'paper is light by itself').not.toContain(
      '@media print',
    );
  });

  it('T9 cannot be closed by a shop’s values', () => {
    const sheet = themeStyleSheet('base', {
      mode: 'auto',
      overrides: {
        'primary.color': '</style><script>',
        'text.font': '"};*{display:none}',
        'image.default': '/x")}</style>',
      },
    });
    expect(sheet).not.toContain('<');
    expect(sheet.match(/\{/g)).toHaveLength(5);
  });

  it('T9 holds under another selector', () => {
    expect(
      themeStyleSheet('atlasDark', { mode: 'auto', selector: '.preview' }).startsWith(
        '.preview{color-scheme:dark',
      ),
    ).toBe(true);
  });
});

describe('T10 viewport classes (storefront.md §4, §9)', () => {
  it('T10 are those of the spec', () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, '2xl': 1536 });
    const classes = [0, 575, 576, 767, 768, 991, 992, 1199, 1200, 1535, 1536].map(viewportClass);
    expect(classes).toEqual(['xs', 'xs', 'sm', 'sm', 'md', 'md', 'lg', 'lg', 'xl', 'xl', '2xl']);
  });
});
