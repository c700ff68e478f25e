import type { CallInput, CallResponse } from '@omnis/contract';
import { isBot, splitTestStartEvent } from '@omnis/models';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { Division } from '../../tenancy/division.ts';
import type { SplitTestsService, SplitTestStart } from '../split-tests/split-tests.service.ts';
import { insertEvents, type ShopEvent } from './events.repository.ts';

type Collected = Extract<CallInput<'events.collect'>['body'], readonly unknown[]>;
type Logged = CallInput<'events.log'>['body']['events'];
type Taken = Promise<Result<CallResponse<'events.log'>>>;

/** Where a request comes from. */
export interface EventPlace {
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Events in shops (platform.md §7). Nothing is kept of the person behind one: no session, no account, no network
 * address, and of the page its path alone; a user agent would tell people apart, so that it is kept as a kind of
 * screen.
 */
export interface EventsService {
  collect(division: Division, events: Collected, place: EventPlace): Taken;
  log(division: Division, events: Logged, place: EventPlace): Taken;
}

/** Requests from one network address in five minutes, and for one store in an hour. */
const perVisitor: RateLimit = { max: 120, seconds: 5 * 60 };
const perStore: RateLimit = { max: 50_000, seconds: 60 * 60 };

/** Path of a page. The rest of an address may hold what is secret or personal. */
function pathOf(location: string): string {
  return (URL.parse(location, 'http://shop.invalid')?.pathname ?? '').slice(0, 300);
}

const deviceOf = (userAgent: string): ShopEvent['device'] =>
  /Mobi|Android/i.test(userAgent) ? 'mobile' : 'desktop';

/** The starts of split tests among events (storefront.md §4 Split tests). */
function startsIn(events: readonly ShopEvent[]): SplitTestStart[] {
  return events.flatMap(({ name, data: { test, variation } }) =>
    name === splitTestStartEvent && typeof test === 'string' && typeof variation === 'string'
      ? [{ test, variation }]
      : [],
  );
}

/** Builds the service. */
export function createEventsService(
  { database }: Core,
  splitTests: Pick<SplitTestsService, 'countStarts'>,
): EventsService {
  const limits = createRateLimits(database);

  async function keep(
    division: Division,
    events: readonly ShopEvent[],
    { ip, userAgent }: EventPlace,
  ): Taken {
    const wait = Math.max(
      await limits.hit(`events:${division.id}:${ip}`, perVisitor),
      await limits.hit(`events:${division.id}`, perStore),
    );
    if (wait > 0) return tooMany(wait);
    // A preview counts none, and a list without rows cannot be written.
    if (!isBot(userAgent) && events.length > 0) {
      await database.tenant(division.id, (db) => insertEvents(db, division.id, events));
      await splitTests.countStarts(division, startsIn(events));
    }
    return ok({ message: 'Noted' });
  }

  return {
    collect: async (division, events, place) => {
      const stranger = events.some(({ metadata }) => metadata.divisionId !== division.id);
      if (stranger) return fail('validation_failed', 'This is not the number of this store', 'metadata');
      const kept = events.map(({ event, payload, metadata }): ShopEvent => {
        const { environment, location, userAgent, currency } = metadata;
        return {
          name: event,
          data: payload,
          location: pathOf(location),
          environment,
          device: deviceOf(userAgent),
          currency,
        };
      });
      return keep(division, kept, place);
    },
    log: (division, events, place) => {
      const device = deviceOf(place.userAgent);
      return keep(
        division,
        events.map((event) => ({ ...event, device })),
        place,
      );
    },
  };
}
