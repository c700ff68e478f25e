import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failureDelay, startDone, startFailed, watchStart } from './start-watch.ts';

const reload = vi.fn<() => void>();
const start = (): void =>
  watchStart(
    {
      startDone,
      startFailed,
      reloadedKey: 'reloaded',
      failureDelay,
      words: { en: ['Oops', 'Reload'], de: ['Hoppla', 'Neu laden'] },
      styles: ['display: grid', 'color: red'],
    },
    reload,
  );
const say = (name: string): boolean => document.dispatchEvent(new Event(name));
const alert = (): Element | null => document.querySelector('[role=alert]');

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
  document.documentElement.lang = 'de-DE';
  document.body.innerHTML = '<p>The page</p><script type="module"></script><script src="/x.js"></script>';
});
afterEach(() => {
  say(startDone);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Fails, is loaded anew, and fails again. */
const failTwice = (): void => {
  for (const _ of [1, 2]) {
    start();
    say(startFailed);
  }
};

it('RD7 loads a page anew once, then says in its language that it cannot start', () => {
  failTwice();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect(document.body.textContent).toContain('The page');
  vi.advanceTimersByTime(1);
  expect(alert()?.querySelector('h1')?.textContent).toBe('Hoppla');
  expect(document.title).toBe('Hoppla');
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('Neu laden');
  expect(document.activeElement).toBe(button);
  button?.click();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('RD7 says it in English where the language has no words', () => {
  document.documentElement.lang = 'it';
  failTwice();
  vi.runAllTimers();
  expect(alert()?.textContent).toBe('OopsReload');
});

it('RD7 may load it anew again after a start that went well, and looks no further then', () => {
  start();
  say(startFailed);
  start();
  say(startDone);
  say(startFailed);
  expect(reload).toHaveBeenCalledTimes(1);
  start();
  say(startFailed);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('RD7 takes a script of the page itself that cannot run for a failure, and no other', () => {
  start();
  document.querySelector('script[src]')?.dispatchEvent(new Event('error'));
  document.querySelector('p')?.dispatchEvent(new Event('error'));
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('RD7 takes an import for one that nobody waits for', () => {
  start();
  const event = new Event('unhandledrejection', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('RD7 never goes round where nothing can be noted', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Closed', 'SecurityError');
  });
  start();
  say(startFailed);
  expect(reload).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(alert()).not.toBeNull();
});
