import { route, type Route } from '../../http/route.ts';
import type { EventsService } from './events.service.ts';

/** The calls by which shops tell what happens in them. */
export function eventsRoutes(events: EventsService): Route[] {
  return [
    route('events.collect', ({ division, ip, userAgent }, { body }) =>
      events.collect(division, [body].flat(), { ip, userAgent }),
    ),
    route('events.log', ({ division, ip, userAgent }, { body }) =>
      events.log(division, body.events, { ip, userAgent }),
    ),
  ];
}
