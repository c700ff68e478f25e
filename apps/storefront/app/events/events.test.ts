import { createEventQueue, type QueuedEvent } from '@omnis/shop-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeEvents } from './place-events.ts';

const send = vi.fn<(events: readonly QueuedEvent[]) => void>();
const event = (name: string): QueuedEvent => ({ name, data: {} });
const names = () => send.mock.calls.map(([events]) => events.map(({ name }) => name));

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the queue of events (platform.md §7)', () => {
  it('sends what came together after 30 s, and nothing where nothing came', () => {
    const queue = createEventQueue(send);
    queue.add(event('a'));
    vi.advanceTimersByTime(29_999);
    queue.add(event('b'));
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(names()).toEqual([['a', 'b']]);
    vi.advanceTimersByTime(60_000);
    expect(send).toHaveBeenCalledOnce();
    queue.stop();
  });

  it('sends at once when the page is left or hidden, and no more when it is stopped', () => {
    const queue = createEventQueue(send);
    queue.add(event('a'));
    window.dispatchEvent(new Event('pagehide'));
    queue.add(event('b'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    queue.add(event('c'));
    queue.stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(names()).toEqual([['a'], ['b'], ['c']]);
  });

  it('sends no more at once than the server takes', () => {
    const queue = createEventQueue(send);
    for (let each = 0; each < 120; each += 1) queue.add(event(`e${each}`));
    queue.flush();
    expect(send.mock.calls.map(([events]) => events.length)).toEqual([50, 50, 20]);
    queue.stop();
  });
});

describe('the event of a page', () => {
  const told = (path: string, search = '') => placeEvents(path, search, 'Title').slice(1);

  it('is that it was seen, with its title', () => {
    expect(placeEvents('/about/', '', 'About us')).toEqual([
      { name: 'page_view', data: { title: 'About us' } },
    ]);
  });

  it('is which product, and which search', () => {
    expect(told('/product/paper-fox/')).toEqual([{ name: 'view_item', data: { item: 'paper-fox' } }]);
    expect(told('/product/paper-fox/navy/')).toEqual([
      { name: 'view_item', data: { item: 'paper-fox', colour: 'navy' } },
    ]);
    expect(told('/search/', '?q=+fox+')).toEqual([{ name: 'search', data: { term: 'fox' } }]);
    expect(told('/search/', '?q=')).toEqual([]);
    // The results of menus' links and of links from elsewhere are searches as much.
    expect(told('/search/', '?search=fox')).toEqual([{ name: 'search', data: { term: 'fox' } }]);
    expect(told('/search/', '?query=fox')).toEqual([{ name: 'search', data: { term: 'fox' } }]);
    expect(told('/collection/t-shirts/', '?q=fox')).toEqual([]);
  });
});
