import type { CallBody } from '@omnis/contract';
import { paths } from '@omnis/contract/paths';
import type { Fetch } from './base-query.ts';
import { xsrfHeader, xsrfToken } from './xsrf.ts';

/** The calls that tell of events. */
export type EventCall = 'events.collect' | 'events.log';

/** Milliseconds after which an event is given up (platform.md §8). */
const patience = 30_000;

/** That an event was not taken in time, in the words of platform.md §8. */
export function eventTimedOut(name: string): string {
  return `Event: '${name}' timed out`;
}

/** How the sending of events went; `timed-out` after 30 s. */
export type EventOutcome = 'taken' | 'refused' | 'unsent' | 'timed-out';

/**
 * Sends events (platform.md §7). It goes on when the page closes, as a beacon does, and unlike one it carries the XSRF
 * token, or, to the collector, no cookie. Nothing is tried again: an event is not worth a shopper's battery.
 *
 * @example
 * ```ts
 * import { sendEvents } from '@omnis/api-client';
 * export const tell = () => sendEvents('events.log', { events: [{ name: 'begin_checkout' }] });
 * ```
 */
export async function sendEvents<C extends EventCall>(
  call: C,
  body: CallBody<C>,
  fetchOf: Fetch = fetch,
): Promise<EventOutcome> {
  const isAnonymous = call === 'events.collect';
  const token = isAnonymous ? null : xsrfToken();
  try {
    const answer = await fetchOf(paths[call].path, {
      method: paths[call].method,
      headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { [xsrfHeader]: token }) },
      body: JSON.stringify(body),
      credentials: isAnonymous ? 'omit' : 'same-origin',
      keepalive: true,
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? 'taken' : 'refused';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timed-out' : 'unsent';
  }
}
