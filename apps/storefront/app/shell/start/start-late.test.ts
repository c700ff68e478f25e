import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fontsId, fontsKey, lateType, startLate } from './start-late.ts';

const files = ['/assets/framework.js', '/assets/shop.js'];
const start = (): void =>
  startLate({ files, entry: '/assets/entry.js', fontsKey, fontsId, lateType, patience: 2500 });
const links = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const started = (): (string | null)[] =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(
    (script) => script.getAttribute('src') ?? script.textContent,
  );
const fonts = (): string | null | undefined => document.getElementById(fontsId)?.getAttribute('media');

let image: HTMLImageElement;
/** Whether the page's picture has come. */
let isHere = false;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  isHere = false;
  document.head.innerHTML = `<style id="${fontsId}" media="(scripting: none)"></style>`;
  document.body.innerHTML = `<img fetchpriority="high"><img loading="lazy"><script type="${lateType}">go()</script>`;
  image = document.querySelector('img') ?? document.createElement('img');
  for (const each of document.images)
    Object.defineProperty(each, 'complete', { get: () => each === image && isHere });
});
afterEach(() => {
  // What still listens is done with.
  document.dispatchEvent(new Event('keydown'));
  vi.useRealTimers();
});

describe('startLate', () => {
  const expectNothing = (): void => {
    expect([links(), started(), fonts()]).toEqual([[], [], '(scripting: none)']);
  };
  const expectAll = (): void => {
    expect([links(), started()]).toEqual([['/assets/entry.js'], [...files, 'go()']]);
    vi.advanceTimersByTime(1);
    expect(fonts()).toBe(null);
  };

  it('waits for the picture that the page opens with, then asks for fonts and code, once', () => {
    start();
    expectNothing();
    isHere = true;
    image.dispatchEvent(new Event('load'));
    expectAll();
    document.dispatchEvent(new Event('pointerdown'));
    vi.runAllTimers();
    expectAll();
  });

  it.each([
    [
      'the picture cannot be had',
      () => {
        isHere = true;
        image.dispatchEvent(new Event('error'));
      },
    ],
    ['a shopper touches the page', () => document.dispatchEvent(new Event('touchstart'))],
    ['it takes too long', () => vi.advanceTimersByTime(2500)],
  ])('begins when %s', (_, happen) => {
    start();
    expectNothing();
    happen();
    expectAll();
  });

  it('begins at once on a page without such a picture', () => {
    image.remove();
    start();
    expectAll();
  });

  it('shows fonts at once to who has them, while the code waits', () => {
    start();
    isHere = true;
    image.dispatchEvent(new Event('load'));
    document.head.innerHTML = `<style id="${fontsId}" media="(scripting: none)"></style>`;
    isHere = false;
    start();
    expect([links(), fonts()]).toEqual([[], null]);
  });
});
