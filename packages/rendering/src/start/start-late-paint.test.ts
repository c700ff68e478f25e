import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateType, startLate } from './start-late.ts';

/** Tells the page's observer of what is large in a frame that is on the screen. */
let tell = (_elements: readonly (Element | null)[]): void => undefined;
const observe = vi.fn<(options: PerformanceObserverInit) => void>();
const disconnect = vi.fn<() => void>();

class StubObserver {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'paint'];
  readonly observe = observe;
  readonly disconnect = disconnect;
  constructor(told: (list: { getEntries: () => unknown[] }, observer: StubObserver) => void) {
    tell = (elements) => told({ getEntries: () => elements.map((element) => ({ element })) }, this);
  }
}

const isStarted = (): boolean => document.head.querySelector('link[rel=modulepreload]') !== null;
/** Opens a page whose picture, if it has one, is here. */
const open = (body: string): void => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<p>Text</p>${body}<script type="${lateType}">go()</script>`;
  for (const image of document.images) Object.defineProperty(image, 'complete', { value: true });
  startLate({
    files: ['/assets/framework.js'],
    alone: 1,
    libraries: '/assets/framework',
    entry: '/assets/entry.js',
    theme: '/theme.css',
    themeId: 'whole',
    fontsKey: 'fonts',
    fontsId: 'fonts',
    lateType,
    seedsFile: 'data-file',
    fontFailed: 'font-failed',
    fontTimeout: 3000,
    patience: 2500,
    paintPatience: 300,
    rests: false,
    rest: 2500,
  });
  vi.advanceTimersByTime(100);
};
const picture = '<img fetchpriority="high">';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draw(0));
  vi.stubGlobal('PerformanceObserver', StubObserver);
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  observe.mockReset();
  disconnect.mockReset();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('RD5 waits until the browser says that the opening picture is drawn, before now or later', () => {
  open(picture);
  expect(observe).toHaveBeenCalledWith({ type: 'largest-contentful-paint', buffered: true });
  tell([document.querySelector('p'), null]);
  expect([isStarted(), disconnect.mock.calls.length]).toEqual([false, 0]);
  tell([document.querySelector('img')]);
  expect([isStarted(), disconnect.mock.calls.length]).toEqual([true, 1]);
});

it('RD5 waits for whatever is drawn where a page has no such picture', () => {
  open('');
  expect(isStarted()).toBe(false);
  tell([document.querySelector('p')]);
  expect(isStarted()).toBe(true);
});

it('RD5 waits no longer than a frame takes: a picture beside a larger text is not told of', () => {
  open(picture);
  tell([document.querySelector('p')]);
  vi.advanceTimersByTime(150);
  expect(isStarted()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(isStarted()).toBe(true);
});
