import type { FastifyRequest } from 'fastify';
import type { KnownHost } from '../tenancy/divisions.service.ts';
import type { Division } from '../tenancy/division.ts';
import { originAt, originOf } from '../plugins/origin.ts';

/**
 * The address that a page of a store is to be asked for at: a store with domains of its own is known by one of its
 * addresses, and the others lead there. null: the visitor is at the right one.
 */
export function addressToUse(
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>,
  { division, kind }: KnownHost & { readonly division: Division },
  hostOf: (division: Division) => string,
): string | null {
  if (kind !== 'store' || (division.customDomain === null && division.otherDomains.length === 0)) return null;
  const right = originAt(request, hostOf(division).toLowerCase());
  return right === originOf(request) ? null : right + request.url;
}
