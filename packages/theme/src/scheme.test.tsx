import { Script } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { resolveTheme } from './engine/resolve.ts';
import { themeModeFromCookie, themeModeScript } from './mode.ts';
import { Scheme, useSchemeClass } from './react/scheme.tsx';
import { schemeClass } from './scheme-class.ts';
import { schemeStyleSheet } from './scheme-style-sheet.ts';

const declarations = (css: string): Map<string, string> =>
  new Map(
    css
      .slice(css.indexOf('{') + 1, css.lastIndexOf('}'))
      .split(';')
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

describe('T14 colour schemes of pages and sections', () => {
  it('T14 lie above the shop, and the winning layer is known', () => {
    const { origins, values } = resolveTheme('nordic', {
      overrides: { 'primary.color': '#0a7f5a', 'accent.color': '#112233' },
      scheme: { 'primary.color': '#aa1155' },
    });
    expect(values['primary.color']).toBe('#aa1155');
    expect([origins['primary.color'], origins['accent.color'], origins['page.background']]).toEqual([
      'scheme',
      'shop',
      'theme',
    ]);
    expect(origins['button.background']).toBe('platform');
  });

  it('T14 faults are reported and the shop stands', () => {
    const { issues, values } = resolveTheme('nordic', {
      overrides: { 'primary.color': '#0a7f5a' },
      scheme: { 'primary.color': '{button.background}', 'text.color': '{border.radius}' },
    });
    expect(issues.map(({ code }) => code).toSorted()).toEqual(['cycle', 'type-mismatch']);
    expect(issues.find(({ code }) => code === 'cycle')?.path).toEqual([
      'primary.color',
      'button.background',
      'primary.color',
    ]);
    expect(values['primary.color']).toBe('#0a7f5a');
  });

  it('T14 a dark section in a light page declares what differs and what follows from it', () => {
    const css = schemeStyleSheet('nordic', { selector: '.scheme-night', scheme: { mode: 'dark' } });
    expect(css.startsWith('.scheme-night{color-scheme:dark;')).toBe(true);
    const lines = declarations(css);
    expect(lines.get('--page-background')).toBe('#0e1a1f');
    // Its text is the same in both modes; it has to be worked out anew inside.
    expect(lines.get('--button-background')).toBe('var(--primary-color)');
    expect(lines.has('--border-radius')).toBe(false);
    expect(lines.get('background-color')).toBe('var(--page-background)');
    expect(lines.get('color')).toBe('var(--text-color)');
  });

  it('T14 a single colour brings only its followers', () => {
    const css = schemeStyleSheet('base', { selector: '.a', scheme: { values: { 'radius.full': '3px' } } });
    expect([...declarations(css).keys()].filter((key) => key.startsWith('--'))).toEqual([
      '--radius-full',
      '--tag-radius',
    ]);
  });

  it('T14 in an automatic page it follows the system, unless it has a mode', () => {
    const own = schemeStyleSheet('base', { mode: 'auto', selector: '.a', scheme: { mode: 'dark' } });
    expect(own).not.toContain('@media');
    const follows = schemeStyleSheet('base', {
      mode: 'auto',
      selector: '.a',
      scheme: { values: { 'primary.color': '#aa1155' } },
    });
    expect(follows.split('\n').map((line) => line.slice(0, line.indexOf('{')))).toEqual([
      '.a',
      '@media (prefers-color-scheme:dark)',
      ':root[data-theme-mode=dark] .a',
    ]);
  });

  it('T14 hostile values and names stay inside', () => {
    const css = schemeStyleSheet('base', {
      selector: `.${schemeClass('x{}</style>*')}`,
      scheme: { values: { 'primary.color': 'red}</style>' } },
    });
    expect(css.startsWith('.scheme-x----style--{')).toBe(true);
    expect(css.match(/[{}<]/g)).toHaveLength(2);
  });

  it('T14 the provider puts the class on its element and tells those inside', () => {
    const Inner = () => <i>{useSchemeClass() ?? 'none'}</i>;
    expect(renderToString(<Inner />)).toBe('<i>none</i>');
    const html = renderToString(
      <Scheme name="night" className="band" id="x">
        <Inner />
      </Scheme>,
    );
    expect(html).toBe('<div id="x" class="scheme-night band"><i>scheme-night</i></div>');
  });
});

describe('T15 the mode before the first paint', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('data-theme-mode');
    localStorage.clear();
  });

  it.each([
    ['a=1; themeMode=dark; b=2', 'dark'],
    ['themeMode=light', 'light'],
    ['themeMode=blue', null],
    ['xthemeMode=dark', null],
    [null, null],
  ])('T15 the cookie %s asks for %s', (header, mode) => {
    expect(themeModeFromCookie(header)).toBe(mode);
  });

  it('T15 the script sets what was chosen and nothing else, and cannot close its element', () => {
    const run = (): void => {
      new Script(themeModeScript('mode')).runInNewContext({ document, localStorage });
    };
    run();
    expect(document.documentElement.dataset['themeMode']).toBeUndefined();
    localStorage.setItem('mode', '"><b>');
    run();
    expect(document.documentElement.dataset['themeMode']).toBeUndefined();
    localStorage.setItem('mode', 'dark');
    run();
    expect(document.documentElement.dataset['themeMode']).toBe('dark');
    expect(themeModeScript('</script>')).not.toContain('<');
  });
});
