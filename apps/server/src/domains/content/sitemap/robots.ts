import { isClosed } from '../../../tenancy/gate.ts';
import type { KnownHost } from '../../../tenancy/divisions.service.ts';
import { publicStore } from '../../../tenancy/public-store.ts';

/** Paths that are a visitor's own, or no page at all. Pages that should not be listed say so themselves. */
const closed = [
  '/omnis/',
  '/event-collector/',
  '/basket/',
  '/checkout/',
  '/pay/',
  '/receipt/',
  '/invoice/',
  '/order-history/',
  '/account/',
];
/** Of the platform's own host besides. */
const ofPlatform = ['/dashboard/', '/sign-up/'];

/** Paths that programs may visit on a host: none where there is no open shop. */
export function robotsText(place: KnownHost | null, origin: string): string {
  const division = publicStore(place);
  if (!place || !division || isClosed(division)) return 'User-agent: *\nDisallow: /\n';
  const paths = place.kind === 'platform' ? [...closed, ...ofPlatform] : closed;
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
