import type { Division } from './division.ts';
import type { KnownHost } from './divisions.service.ts';

/** The store whose shop a host is; null for previews and for hosts without a shop. */
export function publicStore(place: KnownHost | null): Division | null {
  return place && (place.kind === 'store' || place.kind === 'platform') ? place.division : null;
}
