// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventTimedOut, sendEvents, type Fetch } from './index.ts';

const taking = (status = 200) => vi.fn<Fetch>(async () => new Response('{}', { status }));
const event = { event: 'page_view', metadata: { divisionId: 7 } };

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';
  vi.useRealTimers();
});

describe('sending events', () => {
  it('AC27 the collector gets no cookie and no token, a log gets both; either outlives the page', async () => {
    document.cookie = 'XSRF-TOKEN=t1';
    const fetch = taking();
    expect(await sendEvents('events.collect', event, fetch)).toBe('taken');
    expect(await sendEvents('events.log', { events: [{ name: 'purchase' }] }, fetch)).toBe('taken');
    const [[url, collected], [logUrl, logged]] = fetch.mock.calls as [Parameters<Fetch>, Parameters<Fetch>];
    expect([url, logUrl]).toEqual(['/event-collector/', '/omnis/v3/events/logEvent/']);
    expect(collected).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    expect(collected.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(collected.body).toBe(JSON.stringify(event));
    expect(logged).toMatchObject({ credentials: 'same-origin', keepalive: true });
    expect(logged.headers).toMatchObject({ 'X-XSRF-TOKEN': 't1' });
  });

  it('AC27 says what became of them', async () => {
    expect(await sendEvents('events.collect', event, taking(429))).toBe('refused');
    const fails: Fetch = () => Promise.reject(new TypeError('network'));
    expect(await sendEvents('events.collect', event, fails)).toBe('unsent');
  });

  it('AC27 gives up after 30 s, in the words of platform.md §8', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const late: Fetch = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    expect(await sendEvents('events.collect', event, late)).toBe('timed-out');
    expect(timeout).toHaveBeenCalledWith(30_000);
    expect(eventTimedOut('page_view')).toBe("Event: 'page_view' timed out");
  });
});
