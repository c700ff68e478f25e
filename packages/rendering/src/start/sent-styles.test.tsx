import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  adoptSentStyles,
  completeSentStyles,
  laterStyles,
  sentStyles,
  writeNames,
  type LaterStyles,
} from './sent-styles.ts';

afterEach(() => document.head.replaceChildren());

/** A page whose sheet was spared something. */
function spare(css: string, later: LaterStyles): HTMLStyleElement {
  const style = document.head.appendChild(document.createElement('style'));
  style.setAttribute(sentStyles, '');
  style.textContent = css;
  const template = document.head.appendChild(document.createElement('template'));
  template.id = laterStyles;
  template.content.textContent = JSON.stringify(later);
  return style;
}

describe('RD3 the style sheet that the server sent', () => {
  it('says which names it holds', () => {
    const names = new Map([
      ['shop-header', new Set(['iuVusq'])],
      ['sc-keyframes-gyPDGr', new Set(['gyPDGr'])],
      ['ui-button', new Set(['a', 'b'])],
    ]);
    const style = document.head.appendChild(document.createElement('style'));
    style.setAttribute(sentStyles, writeNames(names));
    const registerName = vi.fn<(id: string, name: string) => void>();
    adoptSentStyles({ registerName });
    expect(registerName.mock.calls).toEqual([
      ['sc-keyframes-gyPDGr', 'gyPDGr'],
      ['shop-header', 'iuVusq'],
      ['ui-button', 'a'],
      ['ui-button', 'b'],
    ]);
  });

  it('may be missing, or empty', () => {
    const registerName = vi.fn<(id: string, name: string) => void>();
    adoptSentStyles({ registerName });
    document.head
      .appendChild(document.createElement('style'))
      .setAttribute(sentStyles, writeNames(new Map()));
    adoptSentStyles({ registerName });
    expect(registerName).not.toHaveBeenCalled();
  });

  it('gets the names and the rules that it was spared, each to its place', () => {
    const style = spare('.b{color:red}.d{color:red}', {
      names: 'shop-header:iuVusq',
      rules: [
        [0, '.a{color:red}'],
        [2, '.c{color:red}'],
        [4, '.e{color:red}'],
        [5, '}'],
        [9, '.f{color:red}'],
      ],
    });
    completeSentStyles();
    const registerName = vi.fn<(id: string, name: string) => void>();
    adoptSentStyles({ registerName });
    expect(registerName.mock.calls).toEqual([['shop-header', 'iuVusq']]);
    const rules = [...(style.sheet?.cssRules ?? [])];
    expect(rules.map(({ cssText }) => cssText[1])).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('gets what was left out of an at-rule to its place in that', () => {
    const style = spare('.b{color:red}@media print{.d{color:red}}', {
      names: '',
      rules: [
        [0, '.a{color:red}'],
        [2, '.c{color:red}', 0],
        [2, '.e{color:red}', 2],
        // A browser may have no such at-rule.
        [1, '.f{color:red}', 0],
        [7, '.g{color:red}', 0],
      ],
    });
    completeSentStyles();
    const texts = (rules: CSSRuleList): string => [...rules].map(({ cssText }) => cssText[1]).join('');
    const rules = style.sheet?.cssRules;
    if (!(rules?.[2] instanceof CSSMediaRule)) throw new Error('There is no at-rule');
    expect([texts(rules), texts(rules[2].cssRules)]).toEqual(['abm', 'cde']);
  });

  it('stays as it is where the page was spared nothing', () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.setAttribute(sentStyles, '');
    style.textContent = '.b{color:red}';
    completeSentStyles();
    expect(style.sheet?.cssRules).toHaveLength(1);
  });
});
