import { checkContrast, resolveTheme, schemeClass, themeNames } from '@omnis/theme';
import { describe, expect, it } from 'vitest';
import { pageElement, pageHtml } from '../testing/render-page.tsx';
import { blockTypes } from '../types/block-types.ts';
import { readScheme, sectionScheme, sectionSchemeNames } from './scheme-name.ts';
import { sectionSchemeCss, sectionSchemes } from './section-schemes.ts';

const row = (properties: object, more: object = {}) => ({
  type: 'row',
  properties,
  items: [{ type: 'text', properties: { text: 'Hello' } }],
  ...more,
});
const section = (block: object): Element | null => pageElement([block]).querySelector('.block');

describe('B76 schemes of sections', () => {
  it('B76 a section is painted as a band, beside others as a panel, and a banner as it is', () => {
    expect(section(row({ scheme: 'dark' }))?.className).toBe('block band scheme-section-dark');
    expect(section(row({ scheme: 'tint' }, { size: 6 }))?.className).toBe('block part scheme-section-tint');
    const banner = { type: 'banner', properties: { scheme: 'soft', title: 'Sale' } };
    expect(section(banner)?.className).toBe('block bleed scheme-section-soft');
  });

  it.each([undefined, '', 'neon', 'constructor', '__proto__', 3, null, ['dark'], { dark: true }])(
    'B76 %j is no scheme',
    (scheme) => {
      expect(readScheme({ scheme })).toBeUndefined();
      expect(section(row({ scheme }))?.className).toBe('block');
    },
  );

  it.each(sectionSchemeNames)('B76 %s has the class that the theme’s own `Scheme` would have', (scheme) => {
    expect(section(row({ scheme }))?.classList.contains(schemeClass(sectionScheme(scheme)))).toBe(true);
  });

  it('B76 preview and native differ in their marks only', () => {
    const host = pageElement([row({ scheme: 'dark' })], { mode: 'preview' });
    for (const element of host.querySelectorAll('[data-block]')) {
      element.removeAttribute('data-block');
      element.removeAttribute('data-block-type');
    }
    expect(host.innerHTML).toBe(pageHtml([row({ scheme: 'dark' })]));
  });

  it('B76 the head carries the schemes that the page uses, and no other', () => {
    const css = (blocks: unknown): string => sectionSchemeCss({ theme: 'nordic', page: { blocks } });
    expect(css([row({})])).toBe('');
    expect(css(null)).toBe('');
    const used = css([row({ scheme: 'dark' }), row({ scheme: 'dark' }), row({ scheme: 'soft' })]);
    expect(used.match(/\.scheme-section-\w+/g)).toEqual(['.scheme-section-soft', '.scheme-section-dark']);
    expect(used).toContain('color-scheme:dark');
  });

  it('B76 an editor has them all, over what the shop has set', () => {
    const css = sectionSchemeCss({ theme: 'base', overrides: { 'surface.sunken': '#ddeeff' } });
    for (const name of sectionSchemeNames) expect(css).toContain(`.scheme-section-${name}{`);
    expect(css).toContain('--page-background:var(--surface-sunken)');
  });

  it.each(themeNames)('B76 text on every ground of %s is legible', (theme) => {
    for (const name of sectionSchemeNames) {
      for (const mode of ['light', 'dark'] as const) {
        const { mode: own = mode, values = {} } = sectionSchemes[name];
        const { issues, values: resolved } = resolveTheme(theme, { mode: own, scheme: values });
        expect(issues).toEqual([]);
        expect(checkContrast({ values: resolved })).toEqual([]);
      }
    }
  });

  it.each(['banner', 'row', 'grid', 'carousel', 'productList', 'feed', 'expandable', 'textBlock'] as const)(
    'B76 the editor asks for the colours of %s',
    (name) => {
      const field = blockTypes[name].fields.find(({ key }) => key === 'scheme');
      expect(field?.type === 'select' && field.options.map(({ value }) => value)).toEqual([
        '',
        ...sectionSchemeNames,
      ]);
    },
  );
});
