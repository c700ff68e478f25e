import type { StoreCoreData } from '../data/core.ts';
import type { QueuedEvent } from './event-queue.ts';

/** An event with where and in which currency it was seen. */
export interface SeenEvent extends QueuedEvent {
  readonly location: string;
  readonly currency: string;
}

/** Where the visitor is; the query of an address may hold what is secret. */
export const seenLocation = (): string => location.origin + location.pathname;

/** An event as the collector takes it (platform.md §7). */
export function collectorEvent({ state }: StoreCoreData, { name, data, location, currency }: SeenEvent) {
  const { division: divisionId, name: divisionName } = state.store;
  return {
    event: name,
    payload: data,
    metadata: {
      environment: state.subdomain.mode ?? '',
      location,
      userAgent: navigator.userAgent,
      currency,
      divisionId,
      divisionName,
    },
  };
}
