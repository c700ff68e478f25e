import { afterEach, describe, expect, it, vi } from 'vitest';
import { adoptSentStyles, sentStyles, writeNames } from './sent-styles.ts';

afterEach(() => document.head.replaceChildren());

describe('the style sheet that the server sent', () => {
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
      ['shop-header', 'iuVusq'],
      ['sc-keyframes-gyPDGr', 'gyPDGr'],
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
});
