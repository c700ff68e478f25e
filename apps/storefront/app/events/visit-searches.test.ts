import type { QueuedEvent } from '@omnis/shop-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVisitSearches, type VisitSearches } from './visit-searches.ts';

const tell = vi.fn<(event: QueuedEvent) => void>();
const open: VisitSearches<QueuedEvent>[] = [];
const visit = () => {
  const searches = createVisitSearches(sessionStorage, tell);
  open.push(searches);
  return (term: string) => searches.see({ name: 'search', data: { term } });
};
const terms = (): unknown[] => tell.mock.calls.map(([{ data }]) => data['term']);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  tell.mockClear();
});
afterEach(() => {
  for (const searches of open.splice(0)) searches.stop();
  vi.useRealTimers();
});

it('counts a term that is typed letter by letter as one search', () => {
  const see = visit();
  for (const term of ['f', 'fo', 'fox', 'foxx', 'fox']) {
    see(term);
    vi.advanceTimersByTime(400);
  }
  expect(terms()).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(terms()).toEqual(['fox']);
});

it('counts each term of a visit once, also after the page was loaded again', () => {
  const see = visit();
  for (const term of ['fox', 'bear', ' FOX ', 'bear']) see(term);
  vi.advanceTimersByTime(3000);
  expect(terms()).toEqual(['fox', 'bear']);
  visit()('fox');
  vi.advanceTimersByTime(3000);
  expect(terms()).toHaveLength(2);
});

it('counts the last term when the page is left, and lets other events pass', () => {
  const see = visit();
  see('fox');
  open[0]?.see({ name: 'page_view', data: {} });
  expect(terms()).toEqual([undefined]);
  window.dispatchEvent(new Event('pagehide'));
  expect(terms()).toEqual([undefined, 'fox']);
});
