import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollAgain } from './scroll-again.tsx';

const kept = 'positions';
const scrollTo = vi.fn();

beforeEach(() => vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrollTo.mockClear();
  sessionStorage.clear();
  history.replaceState(null, '');
});

it('RD8 scrolls to where the page was left', () => {
  history.replaceState({ key: 'k1' }, '');
  sessionStorage.setItem(kept, JSON.stringify({ k1: 740, k2: 90 }));
  scrollAgain(kept);
  expect(scrollTo.mock.calls).toEqual([[0, 740]]);
});

it('RD8 leaves a page alone that was not there before: its address may name a part of it', () => {
  history.replaceState({ key: 'k3' }, '');
  sessionStorage.setItem(kept, JSON.stringify({ k1: 740 }));
  scrollAgain(kept);
  sessionStorage.clear();
  scrollAgain(kept);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('RD8 names an entry that has no key, by which the router will know it', () => {
  scrollAgain(kept);
  const { key } = history.state;
  expect(key).toMatch(/^[0-9a-v]{5,}$/);
  scrollAgain(kept);
  expect(history.state.key).toBe(key);
});

it('RD8 does nothing where storage is closed to the page, or broken', () => {
  history.replaceState({ key: 'k1' }, '');
  sessionStorage.setItem(kept, 'not JSON');
  scrollAgain(kept);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('closed', 'SecurityError');
    },
  });
  scrollAgain(kept);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('RD8 needs nothing from outside: it is written into the page as text', () => {
  expect(String(scrollAgain)).not.toMatch(/import|__vi|_\d+__/);
});
