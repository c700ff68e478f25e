import type { HostKind } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { EventsService } from './events.service.ts';

/** Events that count: those of a preview, where a theme is tried, are no visits. */
const visits = <T>(hostKind: HostKind, events: T[]): T[] => (hostKind === 'preview' ? [] : events);

/** The calls by which shops tell what happens in them. */
export function eventsRoutes(events: EventsService): Route[] {
  return [
    route('events.collect', ({ division, hostKind, ip, userAgent }, { body }) =>
      events.collect(division, visits(hostKind, [body].flat()), { ip, userAgent }),
    ),
    route('events.log', ({ division, hostKind, ip, userAgent }, { body }) =>
      events.log(division, visits(hostKind, body.events), { ip, userAgent }),
    ),
  ];
}
