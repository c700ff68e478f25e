import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apartValues, showWholeTheme, watchValues, wholeTheme } from './whole-theme.ts';

let link: HTMLLinkElement;

beforeEach(() => {
  link = Object.assign(document.createElement('link'), { id: wholeTheme, media: 'not all' });
  document.head.append(link);
});
afterEach(() => link.remove());

describe('RD2 all values of a theme', () => {
  it('wait until a component is shown that uses what the page may not have', () => {
    const insertRules = vi.fn<(id: string, name: string, rules: string[]) => void>();
    const sheet = { insertRules };
    watchValues(sheet);
    sheet.insertRules('shop-menu', 'a', ['.a{color:var(--text-color)}']);
    expect(link.media).toBe('not all');
    sheet.insertRules('block-quote', 'b', ['.b{margin:0}', '.b p{color:var(--quote-color)}']);
    expect(link.hasAttribute('media')).toBe(false);
    expect(insertRules.mock.calls).toEqual([
      ['shop-menu', 'a', ['.a{color:var(--text-color)}']],
      ['block-quote', 'b', ['.b{margin:0}', '.b p{color:var(--quote-color)}']],
    ]);
  });

  it('are asked for where there is no link, too: the page has all of them', () => {
    link.remove();
    expect(showWholeTheme).not.toThrow();
  });

  it('that are apart are told by whole words', () => {
    expect(apartValues.test('--tag-color')).toBe(true);
    expect(apartValues.test('--card')).toBe(true);
    expect(apartValues.test('--product-card-ratio')).toBe(false);
    expect(apartValues.test('--tagged')).toBe(false);
  });
});
