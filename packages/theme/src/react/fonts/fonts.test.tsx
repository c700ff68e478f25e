import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FONT_TIMEOUT, fontStyle, fontWeights, googleFontUrl, type Font } from './font.ts';
import { FONT_FAILED, loadFont, type FontFailure } from './load-font.ts';
import { useFont } from './use-font.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** jsdom has no fonts: what the browser would be asked is kept here. */
const asked: string[] = [];
const added: unknown[] = [];
let answer: 'loads' | 'fails' | 'hangs' = 'loads';

class FakeFontFace {
  readonly family: string;
  readonly source: string;
  constructor(family: string, source: string) {
    this.family = family;
    this.source = source;
  }
  load(): Promise<FakeFontFace> {
    if (answer === 'hangs') return new Promise(() => undefined);
    return answer === 'fails' ? Promise.reject(new Error('network')) : Promise.resolve(this);
  }
}

const failures: FontFailure[] = [];
const listen = (event: Event): void => {
  if (event instanceof CustomEvent) failures.push(event.detail);
};

let count = 0;
const custom = (more: Partial<Font> = {}): Font => ({
  type: 'custom',
  name: `Brand ${(count += 1)}`,
  source: 'custom',
  url: '/fonts/brand.woff2',
  ...more,
});

beforeEach(() => {
  answer = 'loads';
  vi.stubGlobal('FontFace', FakeFontFace);
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: {
      add: (face: unknown) => void added.push(face),
      load: (font: string) => {
        asked.push(font);
        return Promise.resolve(answer === 'fails' ? [] : [{}]);
      },
    },
  });
  window.addEventListener(FONT_FAILED, listen);
});

afterEach(() => {
  window.removeEventListener(FONT_FAILED, listen);
  vi.useRealTimers();
  asked.length = added.length = failures.length = 0;
  document.head.replaceChildren();
});

describe('T17 fonts (platform.md §3 Font, §8, §9)', () => {
  it('T17 load 400, 700 and their own weight', () => {
    expect(fontWeights({})).toEqual([400, 700]);
    expect(fontWeights({ defaultWeight: 900 })).toEqual([400, 700, 900]);
    expect(fontWeights({ defaultWeight: 300 })).toEqual([300, 400, 700]);
    expect(fontWeights({ defaultWeight: 700 })).toEqual([400, 700]);
  });

  it('T17 have an address at Google only when that is their source', () => {
    const font: Font = { type: 'display', name: 'Lobster Two&x=1', source: 'google', defaultWeight: 900 };
    expect(googleFontUrl(font)).toBe(
      'https://fonts.googleapis.com/css?family=Lobster+Two%26x%3D1:400,700,900&display=swap',
    );
    expect(googleFontUrl({ ...font, display: 'optional' })).toContain('&display=optional');
    expect(googleFontUrl(custom())).toBeNull();
  });

  it('T17 give text its size, weight and capitals, and cannot end a declaration', () => {
    const font = custom({ name: 'A"; } b{', size: 32, defaultWeight: 900, capitalised: true });
    expect(fontStyle(font)).toEqual({
      fontFamily: '"A  b", var(--text-font)',
      fontSize: '32px',
      fontWeight: '900',
      textTransform: 'uppercase',
    });
  });

  it('T17 a custom font comes through FontFace, once', async () => {
    const font = custom();
    expect(await Promise.all([loadFont(font), loadFont({ ...font })])).toEqual([true, true]);
    expect(added).toMatchObject([{ family: font.name, source: 'url("/fonts/brand.woff2")' }]);
    expect(failures).toEqual([]);
  });

  it('T17 a font that fails is told as failed-to-load and may be tried again', async () => {
    answer = 'fails';
    const font = custom();
    expect(await loadFont(font)).toBe(false);
    expect(failures).toEqual([{ font, reason: 'failed' }]);
    answer = 'loads';
    expect(await loadFont(font)).toBe(true);
  });

  it('T17 a face that comes too late changes nothing', async () => {
    vi.useFakeTimers();
    let arrive = (): void => undefined;
    vi.spyOn(FakeFontFace.prototype, 'load').mockImplementation(function late(this: FakeFontFace) {
      return new Promise((resolve) => {
        arrive = () => resolve(this);
      });
    });
    const outcome = loadFont(custom());
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe(false);
    arrive();
    await vi.advanceTimersByTimeAsync(10);
    expect(added).toEqual([]);
    vi.restoreAllMocks();
  });

  it('T17 waits 3,000 ms and no longer', async () => {
    expect(FONT_TIMEOUT).toBe(3000);
    vi.useFakeTimers();
    answer = 'hangs';
    const font = custom();
    const outcome = loadFont(font);
    await vi.advanceTimersByTimeAsync(2999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe(false);
    expect(failures).toEqual([{ font, reason: 'time-out' }]);
  });

  it.each(['javascript:alert(1)', '//elsewhere.example/x', 'http://plain.example/x'])(
    'T17 does not load %s',
    async (url) => {
      expect(await loadFont(custom({ url }))).toBe(false);
      expect(added).toEqual([]);
    },
  );

  it('T17 a standard font asks for its weights and fails where no page declares it', async () => {
    const font: Font = { type: 'standard', name: 'Lato', source: 'custom', defaultWeight: 900 };
    expect(await loadFont(font)).toBe(true);
    expect(asked).toEqual(['400 1em "Lato"', '700 1em "Lato"', '900 1em "Lato"']);
    answer = 'fails';
    expect(await loadFont({ ...font, name: 'Nowhere' })).toBe(false);
  });

  it('T17 a Google font brings its style sheet', async () => {
    const font: Font = { type: 'display', name: 'Lobster', source: 'google' };
    const outcome = loadFont(font);
    const link = document.head.querySelector('link');
    expect(link?.rel).toBe('stylesheet');
    link?.dispatchEvent(new Event('load'));
    expect(await outcome).toBe(true);
    const broken = loadFont({ ...font, name: 'Broken' });
    document.head.querySelector('link[data-font=loading]')?.dispatchEvent(new Event('error'));
    expect(await broken).toBe(false);
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });

  it('T17 useFont says when it is there', async () => {
    const font = custom();
    const Title = () => <i>{useFont({ ...font }) ? 'ready' : 'plain'}</i>;
    const host = document.createElement('div');
    const root = createRoot(host);
    await act(async () => root.render(<Title />));
    expect(host.textContent).toBe('ready');
    await act(async () => root.unmount());
  });
});
