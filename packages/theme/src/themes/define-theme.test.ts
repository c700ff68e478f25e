import { describe, expect, it } from 'vitest';
import { checkContrast, defineTheme, resolveTheme, schemeStyleSheet, themeStyleSheet } from '../index.ts';

const harbour = defineTheme({
  title: 'Harbour',
  extends: 'nordic',
  tokens: { 'button.radius': '999px', 'border.color': '#123456' },
  light: { 'primary.color': '#7a1f3d' },
  dark: { 'primary.color': '#e88aa6' },
});

describe('T23 a theme of one’s own', () => {
  it('T23 has its own values over those of the theme that it extends', () => {
    const light = resolveTheme(harbour).values;
    expect(light['primary.color']).toBe('#7a1f3d');
    expect(light['button.radius']).toBe('999px');
    expect(light['surface.inverse']).toBe(resolveTheme('nordic').values['surface.inverse']);
    expect(resolveTheme(harbour, { mode: 'dark' }).values['primary.color']).toBe('#e88aa6');
  });

  it('T23 sets tokens of both modes over those that the extended theme sets in one', () => {
    expect(resolveTheme(harbour).values['border.color']).toBe('#123456');
    expect(resolveTheme(harbour, { mode: 'dark' }).values['border.color']).toBe('#123456');
  });

  it('T23 can be extended, overridden by a shop and written as a style sheet', () => {
    const quay = defineTheme({ title: 'Quay', extends: harbour, light: { 'primary.color': '#1f5163' } });
    const { values, origins } = resolveTheme(quay, { overrides: { 'primary.color': '#00695c' } });
    expect([values['primary.color'], origins['primary.color']]).toEqual(['#00695c', 'shop']);
    expect(themeStyleSheet(quay)).toContain('--button-radius:999px');
    expect(schemeStyleSheet(quay, { selector: '.night', scheme: { mode: 'dark' } })).toContain(
      '--primary-color:#e88aa6',
    );
  });

  it('T23 is checked for contrast like any other', () => {
    expect(checkContrast(resolveTheme(harbour))).toEqual([]);
    const weak = defineTheme({ title: 'Weak', light: { 'text.color': '#dddddd' } });
    expect(checkContrast(resolveTheme(weak)).length).toBeGreaterThan(0);
  });

  it('T23 refuses faults, all of them with their paths', () => {
    // A file or a form has no types.
    const tokens = JSON.parse('{"surface.page":"#fff","button.radius":"wide","primary.color":"{nowhere}"}');
    expect(() => defineTheme({ title: 'Odd', tokens })).toThrow(
      [
        'The theme “Odd” has faults:',
        'There is no token named “surface.page”',
        '“primary.color” refers to a token that does not exist: surface.selected → primary.color → nowhere',
        'The value of “button.radius” is not valid for its type (button.radius)',
      ].join('\n'),
    );
  });
});
